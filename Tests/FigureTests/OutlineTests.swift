import Testing
import VCDOT
import VCDiagram
import VCDrawing
import VCFigures
import VCGraphviz
import VCLayout
import VCModel
import VCReplay

@Suite("Boxes whose size is the only information for the layout")
struct OutlineTests {
  /// The layouts of the whole figure that were tried, and Graphviz's layout of its DOT file.
  private func layouts(_ diagram: Diagram) throws -> (tries: [GraphLayout], file: DOTGraph, places: PlacedGraph) {
    var tries: [GraphLayout] = []
    let placed = try FigureRenderer.place(diagram) { (graph: DOTGraph) throws(GraphvizError) in
      let layout = try Graphviz.layout(graph)
      if layout.nodes.count == diagram.nodes.count { tries.append(layout) }
      return layout
    }
    return (tries, placed.graph, placed.places)
  }

  /// Either `dot` lays out the file like one of the layouts tried, or the file contains the figure's positions.
  private func expectSameRoom(_ diagram: Diagram) throws {
    let (tries, graph, places) = try layouts(diagram)
    var forDot = graph
    forDot.attributes.removeAll { $0.name == .layout }
    let file = try Graphviz.layout(forDot)
    #expect(Set(file.nodes.keys) == Set(diagram.nodes.map(\.id)))
    for node in diagram.nodes {
      let (box, drawn) = (try #require(file.nodes[node.id]), try #require(places.nodes[node.id]))
      #expect(abs(box.width - drawn.width) < 4 && abs(box.height - drawn.height) < 4, "\(node.id)")
    }
    guard places.isAsLaidOut else {
      expectPlaces(of: places, in: graph)
      return
    }
    #expect(!graph.attributes.contains { $0.name == .layout })
    // A line without weight in our layout has a weight in the file's.
    guard diagram.edges.allSatisfy({ !$0.isLoose }) else { return }
    #expect(tries.contains { isSame($0.nodes, file.nodes) && isSame($0.clusters, file.clusters) })
  }

  private func isSame(_ boxes: [String: GraphLayout.Rectangle], _ others: [String: GraphLayout.Rectangle]) -> Bool {
    boxes.allSatisfy { id, box in
      others[id].map { other in
        abs(box.x - other.x) < 0.1 && abs(box.y - other.y) < 0.1 && abs(box.width - other.width) < 0.1
          && abs(box.height - other.height) < 0.1
      } ?? false
    }
  }

  /// Graphviz's y axis points upwards from the bottom edge.
  private func expectPlaces(of places: PlacedGraph, in graph: DOTGraph) {
    #expect(graph.attributes.contains(DOTAttribute(.layout, "nop2")))
    let bounds = places.bounds
    for node in graph.allNodes {
      guard let box = places.nodes[node.id] else { continue }
      let position = node.attributes.first { $0.name == .pos }
      let middle = (x: box.x + box.width / 2 - bounds.x, y: bounds.y + bounds.height - box.y - box.height / 2)
      guard case .text(let text) = position?.value else {
        Issue.record("\(node.id) has no place")
        continue
      }
      let numbers = text.split(separator: ",").compactMap { Double($0) }
      #expect(numbers.count == 2 && abs(numbers[0] - middle.x) < 0.01 && abs(numbers[1] - middle.y) < 0.01)
    }
    for edge in graph.allEdges where places.paths[edge.id] != nil {
      #expect(edge.attributes.contains { $0.name == .pos })
    }
  }

  @Test(
    "boxes have the size of their tables in the DOT file", arguments: 0..<16,
    [FigureKind.hierarchy, .pointers, .chain, .styles])
  func models(seed: Int, kind: FigureKind) throws {
    try expectSameRoom(diagram(Model.random(seed, controllers: 6 + seed * 2), kind))
  }

  @Test(
    "boxes with long titles, special characters or other scripts do as well", arguments: ["script", "chinese", "tabs"])
  func titles(name: String) throws {
    try expectSameRoom(diagram(try #require(samples.first { $0.name == name }).model))
  }

  @Test("boxes of maps do as well", arguments: 0..<8)
  func maps(seed: Int) throws {
    try expectSameRoom(
      MapFigure(NavigationMap.random(seed, screens: 12 + seed * 4, waysPerScreen: 1.3), title: "Map").diagram)
  }
}

extension DOTGraph {
  fileprivate var allNodes: [DOTNode] { statements.flatMap(\.nodes) }

  fileprivate var allEdges: [DOTEdge] {
    statements.compactMap { statement in if case .edge(let edge) = statement { edge } else { nil } }
  }
}

extension DOTStatement {
  fileprivate var nodes: [DOTNode] {
    switch self {
    case .node(let node): [node]
    case .cluster(let cluster): cluster.statements.flatMap(\.nodes)
    case .edge: []
    }
  }
}
