/// The amount of information about edges that the layout of boxes uses.
enum LayoutDetail: CaseIterable {
  /// Everything that influences the position of their ends and their labels.
  case full
  /// Only the ends of splines, which leaves the layout free to reduce crossings.
  case reduced
  /// The same in reverse order, so that the layout starts its search elsewhere. Only for graphs without a required order.
  case reducedFromLast
  /// Only the ends of splines, such that siblings stay in one rank: edges from containers weigh more than others, the ends of
  /// returns are exchanged, and edges between siblings are left out. Only for graphs with containers, if siblings are in different
  /// ranks otherwise.
  case reducedWithSiblings

  /// Returns the details worth trying, in order. Labels slow down the layout of a large graph with splines many times over, and
  /// are placed again afterwards, so they are tried last. Orthogonal edges are routed again after any layout.
  static func tries(for graph: LayoutGraph, isLarge: Bool) -> [LayoutDetail] {
    switch graph.routing {
    case .orthogonal: [.full]
    case .splines:
      (isLarge ? [.reduced, .reducedFromLast, .reducedWithSiblings, .full] : allCases).filter {
        $0 != .reducedWithSiblings || graph.edges.contains { $0.isReturn || $0.isContainment }
      }
    }
  }
}
