/// The amount of information about edges that the layout of boxes uses.
enum LayoutDetail: CaseIterable {
  /// Everything that influences the position of their ends and their labels.
  case full
  /// Only the ends of splines, which leaves the layout free to reduce crossings.
  case reduced
  /// The same in reverse order, so that the layout starts its search elsewhere. Only for graphs without a required order.
  case reducedFromLast
  /// Only the ends of splines, with those of returns exchanged: siblings stay in one rank, even if an edge leads back to one of
  /// them. Only for graphs with returns, if siblings are in different ranks otherwise.
  case reducedWithReturns

  /// Returns the details worth trying, in order. Labels slow down the layout of a large graph with splines many times over, and
  /// are placed again afterwards, so they are tried last. Orthogonal edges are routed again after any layout.
  static func tries(for graph: LayoutGraph, isLarge: Bool) -> [LayoutDetail] {
    switch graph.routing {
    case .orthogonal: [.full]
    case .splines:
      (isLarge ? [.reduced, .reducedFromLast, .reducedWithReturns, .full] : allCases).filter {
        $0 != .reducedWithReturns || graph.edges.contains(where: \.isReturn)
      }
    }
  }
}
