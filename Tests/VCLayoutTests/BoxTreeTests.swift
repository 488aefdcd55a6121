import Testing

@testable import VCLayout

@Suite("The tree of boxes") struct BoxTreeTests {
  private func tree(_ edges: [LayoutEdge], isOverlay: Bool = false) -> BoxTree {
    var graph = LayoutGraph(name: "scene", direction: .leftToRight, routing: .orthogonal)
    graph.edges = edges
    graph.isOverlay = isOverlay
    return BoxTree(graph, of: \.isOrdered)
  }

  private let edges: [LayoutEdge] = [
    .tree("a", "x"), .tree("a", "y"), .main("b", "z"), .tree("b", "z"), .tree("b", "y"), .tree("b", "x"),
  ]

  @Test("a box is below the first box that leads to it, in the order of edges")
  func first() {
    let tree = tree(edges)
    #expect(tree.children == ["a": ["x", "y"], "b": ["z"]])
    #expect(tree.parents == ["x": "a", "y": "a", "z": "b"])
  }

  @Test("where figures lie on top of each other, a box is below the last box that leads to it, in the order of edges")
  func last() {
    let tree = tree(edges, isOverlay: true)
    #expect(tree.children == ["b": ["z", "y", "x"]])
    #expect(tree.parents == ["x": "b", "y": "b", "z": "b"])
  }

  @Test("no box is below itself")
  func cycle() {
    let edges: [LayoutEdge] = [.tree("a", "a"), .tree("a", "b"), .tree("b", "c"), .tree("c", "a")]
    #expect(tree(edges).parents == ["b": "a", "c": "b"])
    #expect(tree(edges, isOverlay: true).parents == ["a": "c", "c": "b"])
  }
}
