/// How much of a graph's lines the layout of boxes is told.
enum LayoutDetail: CaseIterable {
  /// All that says where their ends and their words should stand.
  case full
  /// The ends of splines alone, which leaves the layout free to cross fewer lines.
  case reduced
  /// The same from last to first: the layout begins its search elsewhere. Only where no order is asked for.
  case reducedFromLast

  /// What is worth trying, one after the other. Words make a large graph of splines many times as slow to lay out, and are
  /// placed anew afterwards: there they are tried last. Lines along the axes are routed anew whatever the layout makes of them.
  static func tries(for graph: LayoutGraph, isLarge: Bool) -> [LayoutDetail] {
    switch graph.routing {
    case .orthogonal: [.full]
    case .splines: isLarge ? [.reduced, .reducedFromLast, .full] : allCases
    }
  }
}
