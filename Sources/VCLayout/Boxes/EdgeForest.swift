/// The edge that leads to each box: the first of those that order it, or of all others.
struct EdgeForest {
  let tree: BoxTree
  /// The boxes in the order of the graph.
  let order: [String]
  /// The boxes at the ends of each edge.
  let ends: [String: (tail: String, head: String)]

  /// - Parameter ordered: The tree of the edges that order boxes.
  init(_ graph: LayoutGraph, ordered: BoxTree) {
    order = graph.nodes.map(\.id)
    ends = Dictionary(graph.edges.map { ($0.id, ($0.tail.node, $0.head.node)) }) { first, _ in first }
    var tree = ordered
    for edge in graph.edges where !edge.isOrdered && !edge.isLoose && !edge.isBackward { tree.add(edge) }
    self.tree = tree
  }
}
