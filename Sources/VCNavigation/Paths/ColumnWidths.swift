import VCModel

/// The size classes in which a split view shows each column (R104).
///
/// A compact column replaces all others in a compact width. Without one the columns share a stack there; a classic
/// split view whose primary is not a navigation controller has no stack, and drops its secondary.
struct ColumnWidths: Sendable {
  /// All size classes.
  static let all: Set<SizeClass> = Set(SizeClass.allCases)

  private var withCompactColumn: Set<String> = []
  private var withoutStack: Set<String> = []

  init(_ map: NavigationMap) {
    let kinds = Dictionary(map.controllers.map { ($0.id, $0.kind) }, uniquingKeysWith: { first, _ in first })
    var columnStyle: Set<String> = []
    for controller in map.controllers where controller.settings.splitStyle?.isColumnStyle ?? false {
      columnStyle.insert(controller.id)
    }
    for transition in map.transitions where transition.relation == .column {
      guard let split = transition.source else { continue }
      if transition.column == .compact { withCompactColumn.insert(split) }
      let isStack = transition.target.flatMap { kinds[$0] } == .navigation
      if transition.column == .primary, !columnStyle.contains(split), !isStack { withoutStack.insert(split) }
    }
  }

  /// Returns whether a split view has a compact column.
  func hasCompactColumn(_ split: String) -> Bool { withCompactColumn.contains(split) }

  /// Returns the size classes in which a containment applies.
  func widths(of transition: MapTransition) -> Set<SizeClass> {
    guard transition.relation == .column, let split = transition.source else { return Self.all }
    if transition.column == .compact { return [.compact] }
    if withCompactColumn.contains(split) || transition.column == .inspector { return [.regular] }
    return transition.column != .primary && withoutStack.contains(split) ? [.regular] : Self.all
  }
}
