import Testing
import VCDOT

@testable import VCLayout

@Suite("The width of a chain of boxes") struct ChainWidthTests {
  private let spacing = LayoutSpacing(nodes: 10, ranks: 20)

  private func graph(_ edges: [LayoutEdge], _ direction: LayoutGraph.Direction = .leftToRight) -> LayoutGraph {
    var graph = LayoutGraph(name: "scene", direction: direction, routing: .orthogonal)
    graph.nodes = ["a", "b", "c", "d"].map { LayoutNode(id: $0, width: 100, height: 40) }
    graph.edges = edges
    return graph
  }

  @Test("boxes and the gaps between their ranks add up along the longest chain")
  func sums() {
    #expect(graph([]).chainWidth(spacing) == 100)
    #expect(graph([.main("a", "b"), .main("b", "c"), .main("a", "d")]).chainWidth(spacing) == 340)
    // The order of the boxes does not matter.
    #expect(graph([.main("d", "b"), .main("b", "a"), .main("a", "c")]).chainWidth(spacing) == 460)
  }

  @Test(
    "an edge that spans several ranks is longer, one against the reading direction joins from its head, a loose one not"
  )
  func edges() {
    var far = LayoutEdge.main("a", "b")
    far.span = 3
    #expect(graph([far]).chainWidth(spacing) == 260)
    var back = LayoutEdge.main("b", "a")
    back.isBackward = true
    #expect(graph([.main("a", "b"), back, .main("b", "c")]).chainWidth(spacing) == 340)
    var loose = LayoutEdge.main("b", "c")
    loose.isLoose = true
    #expect(graph([.main("a", "b"), loose]).chainWidth(spacing) == 220)
  }

  @Test("nothing is known about a cycle, or if the ranks follow each other from top to bottom")
  func unknown() {
    #expect(graph([.main("a", "b"), .main("b", "a"), .main("b", "c")]).chainWidth(spacing) == 0)
    #expect(graph([.main("a", "b")], .topToBottom).chainWidth(spacing) == 0)
  }

  @Test("clusters whose chain is wider than the page are packed before the whole figure is laid out")
  func packing() {
    #expect(firstLayout(maxWidth: 400) == ["a", "b"])
    #expect(firstLayout(maxWidth: 600) == ["a", "b", "c", "d"])
  }

  /// The boxes of the first layout that the search requests for two clusters with a chain through both.
  private func firstLayout(maxWidth: Double) -> [String]? {
    var graph = graph([.tree("a", "b"), .main("b", "c"), .tree("c", "d")])
    graph.maxWidth = maxWidth
    graph.clusters = [["a", "b"], ["c", "d"]].enumerated().map { number, members in
      LayoutCluster(
        id: "cluster\(number)", label: .text(""), labelSize: Size(width: 10, height: 10), members: members)
    }
    var first: [String]?
    _ = LayoutSearch.place(graph) { (dot: DOTGraph) throws(Never) in
      let names = Self.nodes(of: dot.statements)
      first = first ?? names
      var layout = GraphLayout(width: 120 * Double(names.count) - 40, height: 40)
      for (number, name) in names.enumerated() { layout.nodes[name] = .box(120 * Double(number), 0) }
      for cluster in graph.clusters {
        let boxes = cluster.members.compactMap { layout.nodes[$0] }
        layout.clusters[cluster.id] = boxes.first.map { boxes.reduce($0) { $0.union($1) } }
      }
      return layout
    }
    return first
  }

  private static func nodes(of statements: [DOTStatement]) -> [String] {
    statements.flatMap { statement -> [String] in
      switch statement {
      case .node(let node): [node.id]
      case .cluster(let cluster): nodes(of: cluster.statements)
      default: []
      }
    }.sorted()
  }
}
