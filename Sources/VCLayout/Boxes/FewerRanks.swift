/// Shortens the longest chains of a graph, so that a figure from left to right is narrower.
///
/// Graphviz puts each box after all boxes that lead to it, so that one edge between two branches adds the ranks of the longer one
/// to the other. Here a box is at most a few ranks further than the fewest edges that lead to it. An edge that would need more
/// runs the other way, or is left out of the layout of boxes if its ends are in the same rank.
struct FewerRanks {
  /// The graph with such edges marked.
  private(set) var graph: LayoutGraph
  /// Whether there are none, so that the layout is the same.
  private(set) var isUnchanged = true

  /// How many ranks further than necessary a box may be. With none, figures are a little narrower still, but more edges cross.
  private static let slack = 1

  init(_ graph: LayoutGraph) {
    self.graph = graph
    let ranks = Self.ranks(of: graph)
    for (position, edge) in graph.edges.enumerated() where edge.placesHead {
      guard let tail = ranks[edge.tail.node], let head = ranks[edge.head.node], head <= tail else { continue }
      if head < tail { self.graph.edges[position].isReversed = true } else { self.graph.edges[position].isLoose = true }
      isUnchanged = false
    }
  }

  /// Returns the rank of each box, counted from those to which no edge leads; boxes on cycles, and after them, have none.
  private static func ranks(of graph: LayoutGraph) -> [String: Int] {
    let edges = graph.edges.filter(\.placesHead)
    let outgoing = Dictionary(grouping: edges, by: \.tail.node)
    let incoming = Dictionary(grouping: edges, by: \.head.node)
    let starts = graph.nodes.map(\.id).filter { incoming[$0] == nil }
    let nearest = distances(from: starts, outgoing)
    var ranks: [String: Int] = [:]
    var waiting = incoming.mapValues(\.count)
    var ready = starts
    while let node = ready.popLast() {
      let before = incoming[node] ?? []
      let longest = before.compactMap { ranks[$0.tail.node] }.max().map { $0 + 1 } ?? 0
      // Children follow their parent in any case.
      let parent =
        before.filter { $0.isOrdered || $0.isContainment }.compactMap { ranks[$0.tail.node] }.max().map { $0 + 1 } ?? 0
      ranks[node] = max(parent, min(longest, (nearest[node] ?? 0) + slack))
      for edge in outgoing[node] ?? [] {
        waiting[edge.head.node, default: 0] -= 1
        if waiting[edge.head.node] == 0 { ready.append(edge.head.node) }
      }
    }
    return ranks
  }

  /// Returns the fewest edges that lead to each box.
  private static func distances(from starts: [String], _ outgoing: [String: [LayoutEdge]]) -> [String: Int] {
    var distances = Dictionary(starts.map { ($0, 0) }) { first, _ in first }
    var frontier = starts
    while !frontier.isEmpty {
      var next: [String] = []
      for node in frontier {
        for edge in outgoing[node] ?? [] where distances[edge.head.node] == nil {
          distances[edge.head.node] = (distances[node] ?? 0) + 1
          next.append(edge.head.node)
        }
      }
      frontier = next
    }
    return distances
  }
}

extension LayoutEdge {
  /// Whether the layout puts its head after its tail.
  fileprivate var placesHead: Bool { !isLoose && !isBackward && tail.node != head.node }
}
