import Testing
import VCDOT

@testable import VCLayout

@Suite("Fewer ranks") struct FewerRanksTests {
  private func edges(_ edges: [LayoutEdge]) -> [LayoutEdge] {
    var graph = LayoutGraph(name: "scene", direction: .leftToRight, routing: .splines)
    var seen: Set<String> = []
    let ids = edges.flatMap { [$0.tail.node, $0.head.node] }.filter { seen.insert($0).inserted }
    graph.nodes = ids.map { LayoutNode(id: $0, width: 80, height: 40) }
    graph.edges = edges
    return FewerRanks(graph).graph.edges
  }

  @Test("need an edge to run the other way if its head would be more than one rank further than necessary")
  func reversed() {
    let long: [LayoutEdge] = [
      .main("start", "box"), .main("start", "a"), .main("a", "b"), .main("b", "c"), .main("c", "box"),
    ]
    #expect(edges(long).filter(\.isReversed).map(\.id) == ["c box"])
    let short: [LayoutEdge] = [.main("start", "box"), .main("start", "a"), .main("a", "box")]
    #expect(edges(short) == short)
  }

  @Test("leave an edge between boxes of one rank out of the layout of boxes")
  func loose() {
    let all: [LayoutEdge] = [.main("start", "box"), .main("start", "a"), .main("a", "b"), .main("b", "box")]
    #expect(edges(all).filter(\.isLoose).map(\.id) == ["b box"])
    #expect(!edges(all).contains { $0.isReversed })
  }

  @Test("leave children after their parents")
  func children() {
    let all: [LayoutEdge] = [
      .main("start", "tab"), .main("start", "a"), .main("a", "b"), .main("b", "bar"), .tree("bar", "tab"),
    ]
    #expect(edges(all) == all)
  }

  @Test("leave cycles, loops, and edges against the direction as they are")
  func cycles() {
    var back = LayoutEdge.main("b", "start")
    back.isBackward = true
    let all: [LayoutEdge] = [
      .main("start", "a"), .main("a", "b"), back, .main("a", "a"), .main("c", "d"), .main("d", "c"),
    ]
    #expect(edges(all) == all)
  }

  @Test("an edge that runs the other way is drawn from its tail to its head", arguments: LayoutDetail.allCases)
  func drawn(detail: LayoutDetail) throws {
    var edge = LayoutEdge.main("b", "a")
    edge.isReversed = true
    let scene = Scene(.leftToRight, .splines, boxes: ["a": .box(0, 0), "b": .box(200, 0)], edges: [edge])
    let statements = BoxGraph(scene.placed.graph, spacing: .regular, detail: detail).dot.statements
    let written = statements.compactMap { if case .edge(let edge) = $0 { edge } else { nil } }
    #expect(written.map(\.tail.node) == ["a"] && written.map(\.head.node) == ["b"])
    var layout = scene.boxes
    let (start, end) = (Point(x: 80, y: 20), Point(x: 200, y: 20))
    layout.edges["b a"] = .init(points: [start, start, end, end])
    let path = try #require(
      LayoutPasses(on: scene.placed.graph, boxes: layout, detail: detail).placed.paths["b a"])
    #expect(path.points.first == end && path.points.last == start)
  }
}
