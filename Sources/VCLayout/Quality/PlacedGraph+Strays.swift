import VCDOT

extension PlacedGraph {
  /// The number of boxes that begin, along the ranks, only after another one ends that belongs in the same rank.
  var strays: Int {
    graph.siblingRanks.reduce(0) { count, siblings in
      let ranks = siblings.compactMap { nodes[$0] }.map(graph.axes.rank)
      let end = ranks.map(\.upperBound).min() ?? 0
      return count + ranks.count { $0.lowerBound > end }
    }
  }
}
