/// How much of a graph's lines the layout of boxes is told.
enum LayoutDetail: CaseIterable {
  /// All that says where their ends and their words should stand.
  case full
  /// As little as keeps boxes in order, which leaves the layout free to cross fewer lines: for orthogonal routing the lines
  /// that make a tree, for splines the ends of lines alone.
  case reduced
  /// The same from last to first: the layout begins its search elsewhere. Only where no order is asked for.
  case reducedFromLast

  /// What is worth trying, one after the other. Words make a large graph of splines many times as slow to lay out, and are
  /// placed anew afterwards: there they are tried last.
  static func tries(for graph: LayoutGraph, isLarge: Bool) -> [LayoutDetail] {
    switch graph.routing {
    case .orthogonal: [.full, .reduced]
    case .splines: isLarge ? [.reduced, .reducedFromLast, .full] : allCases
    }
  }

  /// Whether the layout is told of a line at all.
  func include(_ edge: LayoutEdge, in graph: LayoutGraph) -> Bool {
    guard !edge.isLoose else { return false }
    guard self != .full, graph.routing == .orthogonal, case .minor = edge.role else { return true }
    return false
  }
}
