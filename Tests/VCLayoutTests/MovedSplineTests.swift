import Testing
import VCDOT

@testable import VCLayout

@Suite("Maps whose siblings Graphviz has put out of order") struct MovedSplineTests {
  /// A parent and its children, of which the layout has the last one at the top, and lines that cross nothing.
  private func reversed(_ children: [String]) -> (graph: LayoutGraph, layout: GraphLayout) {
    var graph = LayoutGraph(name: "scene", direction: .leftToRight, routing: .splines)
    graph.nodes = (["bar"] + children).map { LayoutNode(id: $0, width: 80, height: 40) }
    graph.edges = children.map { .tree("bar", $0) }
    var layout = GraphLayout(width: 280, height: 60 * Double(children.count))
    layout.nodes["bar"] = .box(0, 0)
    for (number, child) in children.reversed().enumerated() {
      layout.nodes[child] = .box(200, 60 * Double(number))
      let (start, end) = (Point(x: 80, y: 20), Point(x: 200, y: 60 * Double(number) + 20))
      layout.edges["bar \(child)"] = .init(points: [start, start, end, end])
    }
    return (graph, layout)
  }

  @Test("are mirrored if most siblings are in reverse order, and keep their splines")
  func mirrored() throws {
    let (graph, layout) = reversed(["a", "b", "c"])
    let placed = LayoutSearch.place(graph) { (_: DOTGraph) throws(Never) in layout }
    let middles = ["a", "b", "c"].compactMap { placed.nodes[$0]?.midY }
    #expect(middles.count == 3 && middles == middles.sorted())
    let bar = try #require(placed.nodes["bar"])
    #expect(bar.maxY >= (placed.nodes["c"]?.maxY ?? .infinity) - 1)
    #expect(placed.paths.values.allSatisfy { !$0.isOrthogonal })
  }

  /// The path from the first box to the second, which the layout has lost.
  private func path(_ boxes: KeyValuePairs<String, Rectangle>) throws -> EdgePath {
    let scene = Scene(.leftToRight, .splines, boxes: boxes, edges: [.main("a", "b")])
    let passes = LayoutPasses(on: scene.placed.graph, boxes: scene.boxes, detail: .reduced)
    return try #require(passes.placed.paths["a b"])
  }

  @Test("have curves instead of lost splines where nothing is in the way, in both directions")
  func direct() throws {
    let forward = try path(["a": .box(0, 0), "b": .box(200, 100)])
    #expect(!forward.isOrthogonal)
    #expect(forward.points.first == Point(x: 80, y: 20) && forward.points.last == Point(x: 200, y: 120))
    let backward = try path(["b": .box(0, 0), "a": .box(200, 100)])
    #expect(backward.points.first == Point(x: 200, y: 120) && backward.points.last == Point(x: 80, y: 20))
  }

  @Test("have curves instead of lost splines only where these cross few others", arguments: [(2, false), (3, true)])
  func crossings(count: Int, isRouted: Bool) throws {
    var boxes: [(String, Rectangle)] = [("a", .box(0, 100)), ("b", .box(500, 100))]
    var edges: [LayoutEdge] = [.main("a", "b")]
    var lines: [String: GraphLayout.Edge] = [:]
    for number in 0..<count {
      let x = 150 + 80 * Double(number)
      boxes.append(("top\(number)", Rectangle(x: x, y: 0, width: 20, height: 20)))
      boxes.append(("foot\(number)", Rectangle(x: x, y: 220, width: 20, height: 20)))
      edges.append(.main("top\(number)", "foot\(number)"))
      let (start, end) = (Point(x: x + 10, y: 20), Point(x: x + 10, y: 220))
      lines["top\(number) foot\(number)"] = .init(points: [start, start, end, end])
    }
    var graph = LayoutGraph(name: "scene", direction: .leftToRight, routing: .splines)
    graph.nodes = boxes.map { LayoutNode(id: $0, width: $1.width, height: $1.height) }
    graph.edges = edges
    let layout = GraphLayout(
      width: 580, height: 240, nodes: Dictionary(uniqueKeysWithValues: boxes), edges: lines)
    let passes = LayoutPasses(on: graph, boxes: layout, detail: .reduced)
    #expect(passes.placed.paths["a b"]?.isOrthogonal == isRouted)
  }

  @Test("have routed paths instead of lost splines around what is in the way")
  func around() throws {
    #expect(try path(["a": .box(0, 0), "between": .box(200, 0), "b": .box(400, 0)]).isOrthogonal)
    #expect(try path(["a": .box(0, 0), "b": .box(0, 100)]).isOrthogonal)
  }
}
