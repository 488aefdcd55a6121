/// What a layout is told of a diagram's lines.
enum LayoutHints: CaseIterable {
  /// All that says where their ends and their words should stand.
  case all
  /// As little as keeps boxes in order, which leaves the layout free to cross fewer lines: of led lines those that make a
  /// tree, of others their ends alone.
  case few
  /// The same from last to first: the layout begins its search elsewhere. Only where no order is asked for.
  case fewFromLast

  /// What is worth trying, one after the other, for lines that are drawn in some way.
  static func tries(for routing: EdgeRouting) -> [LayoutHints] { routing == .led ? [.all, .few] : allCases }

  /// Whether the layout is told of a line at all.
  func include(_ edge: DiagramEdge, in diagram: Diagram) -> Bool {
    guard !edge.isLoose else { return false }
    guard self != .all, diagram.routing == .led else { return true }
    return ![.asks, .delegate, .presenting].contains(edge.kind)
  }
}
