import VCDOT

extension PlacedGraph {
  /// The number of boxes that begin, along the ranks, only after one of their siblings ends.
  ///
  /// Siblings, such as the tabs of a tab bar, are in one rank unless other edges lead to one of them.
  var strays: Int {
    let families = Dictionary(grouping: graph.edges.filter { $0.isOrdered && !$0.isLoose }, by: \.tail.node)
    return families.values.reduce(0) { count, family in
      let places = Set(family.map(\.head.node)).compactMap { nodes[$0] }
      let end = places.map { graph.isLeftToRight ? $0.maxX : $0.maxY }.min() ?? 0
      return count + places.count { (graph.isLeftToRight ? $0.x : $0.y) > end }
    }
  }
}
