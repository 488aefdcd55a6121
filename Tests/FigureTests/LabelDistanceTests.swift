import Testing
import VCDOT
import VCDiagram
import VCDrawing
import VCFigures
import VCGraphviz
import VCModel
import VCReplay

@testable import VCLayout

/// A label too close to another label, or to an unrelated line, is read as a part of it.
@Suite("Labels of lines") struct LabelDistanceTests {
  @Test("labels of a line that returns to its box do not overlap anything", arguments: 0..<6)
  func loops(seed: Int) throws {
    var map = NavigationMap.random(seed, screens: 8 + seed * 2, waysPerScreen: 1.4)
    for screen in map.controllers.prefix(4) {
      var way = MapTransition.connection(screen.id, .push, screen.id)
      way.trigger = "Show another one"
      map.transitions.append(way)
    }
    let diagram = MapFigure(map, title: "").diagram
    let places = try FigureRenderer.place(diagram, layout: Graphviz.layout).places
    let loops = diagram.edges.filter { $0.tail.node == $0.head.node && !$0.label.isEmpty }.map(\.id)
    #expect(loops.count >= 4 && loops.allSatisfy { places.labels[$0] != nil })
    let crowded = places.crowded.filter { pair in loops.contains { pair.hasPrefix("\($0): ") } }
    #expect(crowded == [])
    for label in loops.compactMap({ places.labels[$0] }) {
      #expect(!places.nodes.values.contains { $0.intersects(label) })
    }
  }
}

extension LabelDistanceTests {
  @Test(
    "labels in one row are so far apart that they are not read as one phrase", arguments: [13, 25, 36, 37, 38, 39])
  func phrases(seed: Int) throws {
    for kind in [FigureKind.hierarchy, .pointers] {
      let diagram = diagram(.random(seed, controllers: 6 + seed / 2), kind)
      let labels = Array(try FigureRenderer.place(diagram, layout: Graphviz.layout).places.labels.values)
      for (position, label) in labels.enumerated() {
        let row = Rectangle(x: label.x - 11.9, y: label.y, width: label.width + 23.8, height: label.height)
        #expect(!labels.dropFirst(position + 1).contains { $0.intersects(row) })
      }
    }
  }

  @Test("a label is on the side of its line where no other line is near")
  func doubt() throws {
    var graph = LayoutGraph(name: "pair", direction: .leftToRight, routing: .orthogonal)
    graph.nodes = ["a", "b"].map { LayoutNode(id: $0, width: 80, height: 120) }
    graph.edges = ["there", "back"].map { LayoutEdge(id: $0, role: .main, from: .init("a"), to: .init("b")) }
    var placed = PlacedGraph(graph: graph)
    placed.nodes = ["a": 0.0, "b": 300].mapValues { Rectangle(x: $0, y: 0, width: 80, height: 120) }
    let path = EdgePath.orthogonal([Point(x: 80, y: 60), Point(x: 300, y: 60)])
    // There is room for a label between the lines, but not more.
    placed.paths = ["there": path, "back": .orthogonal([Point(x: 80, y: 37), Point(x: 300, y: 37)])]
    let index = ObstacleIndex(placed)
    let label = try #require(LabelPlacer.place(Size(width: 60, height: 14), of: 0, along: path, in: index))
    #expect(label.y > 60)
    placed.paths["back"] = .orthogonal([Point(x: 80, y: 20), Point(x: 300, y: 20)])
    let usual = LabelPlacer.place(Size(width: 60, height: 14), of: 0, along: path, in: ObstacleIndex(placed))
    #expect(usual.map { $0.maxY < 60 } == true)
  }

  @Test("labels above each other cost as much as labels in one row if both are read as one phrase")
  func columns() throws {
    var graph = LayoutGraph(name: "scene", direction: .leftToRight, routing: .orthogonal)
    graph.nodes = ["a", "b"].map { LayoutNode(id: $0, width: 80, height: 120) }
    graph.edges = ["upper", "lower"].map { LayoutEdge(id: $0, role: .main, from: .init("a"), to: .init("b")) }
    graph.edges[0].labelSize = Size(width: 60, height: 14)
    graph.edges[1].labelSize = Size(width: 60, height: 14)
    var placed = PlacedGraph(graph: graph)
    placed.nodes = ["a": 0.0, "b": 300].mapValues { Rectangle(x: $0, y: 0, width: 80, height: 120) }
    placed.paths["upper"] = .orthogonal([Point(x: 80, y: 20), Point(x: 300, y: 20)])
    placed.paths["lower"] = .orthogonal([Point(x: 80, y: 60), Point(x: 300, y: 60)])
    placed.labels["upper"] = Rectangle(x: 160, y: 23, width: 60, height: 14)
    placed.labels["lower"] = Rectangle(x: 160, y: 43, width: 60, height: 14)
    let index = ObstacleIndex(placed)
    let present = LabelPlacer.cost(of: Rectangle(x: 160, y: 43, width: 60, height: 14), of: 1, in: index)
    #expect(present == LabelPlacer.Price.phrase)
    #expect(LabelPlacer.cost(of: Rectangle(x: 228, y: 43, width: 60, height: 14), of: 1, in: index) < present)
  }
}

extension PlacedGraph {
  /// The elements closer than four points to the label of another line, as pairs.
  var crowded: [String] {
    labels.keys.sorted().flatMap { edge -> [String] in
      guard let label = labels[edge] else { return [] }
      // A label at exactly the required distance is not too close.
      let room = label.grown(by: 4 - 0.01)
      let others = labels.filter { $0.key != edge && $0.value.intersects(room) }.keys
      let headings = clusterLabels.filter { $0.value.intersects(room) }.keys
      let lines = paths.filter { $0.key != edge && $0.value.passes(room) }.keys
      return [others.sorted(), headings.sorted(), lines.sorted()].joined().map { "\(edge): \($0)" }
    }
  }
}
