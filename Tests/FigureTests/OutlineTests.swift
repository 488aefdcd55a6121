import Testing
import VCDOT
import VCDiagram
import VCDrawing
import VCFigures
import VCGraphviz
import VCModel
import VCReplay

@Suite("Boxes that the layout knows by their size alone")
struct OutlineTests {
  /// The graph that was laid out for a figure, and the one of its DOT file, both as Graphviz lays them out.
  ///
  /// `nil` where parts were laid out one by one: the file has all of them in one graph.
  private func layouts(_ diagram: Diagram) throws -> (outlines: GraphLayout, file: GraphLayout)? {
    var tries: [(attributes: [DOTAttribute], layout: GraphLayout)] = []
    let placed = try FigureRenderer.place(diagram) { (graph: DOTGraph) throws(GraphvizError) in
      let layout = try Graphviz.layout(graph)
      tries.append((graph.attributes, layout))
      return layout
    }
    let file = placed.graph
    // Only the layout does without courses for lines; all else says which of its tries the file shows.
    let whole = tries.filter { $0.layout.nodes.count == diagram.nodes.count }
    guard !whole.isEmpty else { return nil }
    guard
      let outlines = whole.last(where: { layout in
        layout.attributes.allSatisfy { $0.name == .splines || file.attributes.contains($0) }
      })
    else { return nil }
    return (outlines.layout, try Graphviz.layout(file))
  }

  private func expectSameRoom(_ diagram: Diagram) throws {
    guard let (outlines, file) = try layouts(diagram) else { return }
    #expect(outlines.nodes.count == diagram.nodes.count)
    #expect(Set(outlines.nodes.keys) == Set(file.nodes.keys))
    // A line that pulls nothing in our layout pulls in the file's.
    let isComparable = diagram.edges.allSatisfy { !$0.isLoose }
    for (id, box) in outlines.nodes {
      let other = try #require(file.nodes[id])
      #expect(abs(box.width - other.width) < 0.1 && abs(box.height - other.height) < 0.1, "\(id)")
      if isComparable { #expect(abs(box.x - other.x) < 0.1 && abs(box.y - other.y) < 0.1, "\(id)") }
    }
    guard isComparable else { return }
    for (id, box) in outlines.clusters {
      let other = try #require(file.clusters[id])
      #expect(abs(box.width - other.width) < 0.1 && abs(box.height - other.height) < 0.1, "\(id)")
    }
  }

  @Test(
    "take the room of their tables in the DOT file", arguments: 0..<16,
    [FigureKind.hierarchy, .pointers, .chain, .styles])
  func models(seed: Int, kind: FigureKind) throws {
    try expectSameRoom(diagram(Model.random(seed, controllers: 6 + seed * 2), kind))
  }

  @Test("also where titles are long, strange or in other scripts", arguments: ["script", "chinese", "tabs"])
  func titles(name: String) throws {
    try expectSameRoom(diagram(try #require(samples.first { $0.name == name }).model))
  }

  @Test("also in maps", arguments: 0..<8)
  func maps(seed: Int) throws {
    try expectSameRoom(
      MapFigure(NavigationMap.random(seed, screens: 12 + seed * 4, waysPerScreen: 1.3), title: "Map").diagram)
  }
}
