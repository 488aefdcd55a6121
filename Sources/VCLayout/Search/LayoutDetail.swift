/// The amount of information about edges that the layout of boxes uses.
enum LayoutDetail: CaseIterable {
  /// Everything that influences the position of their ends and their labels.
  case full
  /// Only the ends of splines, which leaves the layout free to reduce crossings.
  case reduced
  /// The same in reverse order, so that the layout starts its search elsewhere. Only for graphs without a required order.
  case reducedFromLast

  /// Returns the details worth trying, in order. Labels slow down the layout of a large graph with splines many times over, and
  /// are placed again afterwards, so they are tried last. Orthogonal edges are routed again after any layout.
  static func tries(for graph: LayoutGraph, isLarge: Bool) -> [LayoutDetail] {
    switch graph.routing {
    case .orthogonal: [.full]
    case .splines: isLarge ? [.reduced, .reducedFromLast, .full] : allCases
    }
  }
}
