/// The edge that leads to each box: the first of those that order it, or of all others.
struct EdgeForest {
  /// The children of each box by edges that order them, in order.
  private(set) var ordered: [String: [String]] = [:]
  /// The children of each box by edges of any kind.
  private(set) var children: [String: [String]] = [:]
  private(set) var parents: [String: String] = [:]
  /// The boxes in the order of the graph.
  let order: [String]
  /// The boxes at the ends of each edge.
  let ends: [String: (tail: String, head: String)]

  init(_ graph: LayoutGraph) {
    order = graph.nodes.map(\.id)
    ends = Dictionary(graph.edges.map { ($0.id, ($0.tail.node, $0.head.node)) }) { first, _ in first }
    for edge in graph.edges where edge.isOrdered && add(edge) {
      ordered[edge.tail.node, default: []].append(edge.head.node)
    }
    for edge in graph.edges where !edge.isOrdered && !edge.isLoose && !edge.isBackward { _ = add(edge) }
  }

  /// Adds an edge if its head has no parent yet, and it closes no cycle.
  private mutating func add(_ edge: LayoutEdge) -> Bool {
    let (tail, head) = (edge.tail.node, edge.head.node)
    guard tail != head, parents[head] == nil else { return false }
    var ancestor = Optional(tail)
    while let here = ancestor {
      if here == head { return false }
      ancestor = parents[here]
    }
    parents[head] = tail
    children[tail, default: []].append(head)
    return true
  }
}
