/// Boxes below the boxes that lead to them: each has one parent at most, and nothing is below itself.
struct BoxTree {
  private(set) var parents: [String: String] = [:]
  /// The children of each box, in order.
  private(set) var children: [String: [String]] = [:]

  /// Creates the tree of some edges of a graph.
  ///
  /// A box that several of them lead to is below the first of their tails; but where several figures lie on top of each other,
  /// below the last, where it stays.
  init(_ graph: LayoutGraph, of isIncluded: (LayoutEdge) -> Bool) {
    let edges = graph.edges.filter(isIncluded)
    for edge in graph.isOverlay ? edges.reversed() : edges { add(edge) }
    if graph.isOverlay { children = children.mapValues { $0.reversed() } }
  }

  /// Puts the head of an edge after the other children of its tail, if it has no parent yet, and its tail is not below it.
  mutating func add(_ edge: LayoutEdge) {
    let (tail, head) = (edge.tail.node, edge.head.node)
    guard parents[head] == nil else { return }
    var ancestor = Optional(tail)
    while let here = ancestor {
      if here == head { return }
      ancestor = parents[here]
    }
    parents[head] = tail
    children[tail, default: []].append(head)
  }
}
