import VCDOT

extension PlacedGraph {
  /// The number of boxes that begin, along the ranks, only after another one ends that belongs in the same rank.
  var strays: Int {
    graph.siblingRanks.reduce(0) { count, siblings in
      let places = siblings.compactMap { nodes[$0] }
      let end = places.map { graph.isLeftToRight ? $0.maxX : $0.maxY }.min() ?? 0
      return count + places.count { (graph.isLeftToRight ? $0.x : $0.y) > end }
    }
  }
}
