import VCModel

/// In which widths a split view shows which column (R104).
///
/// A compact column takes the place of all others in a narrow window. Without one the columns share a stack there; a classic
/// split view whose primary is no navigation controller has none, and drops its secondary.
struct ColumnWidths: Sendable {
  /// Every width that there is.
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

  /// Whether a split view has a column of its own for narrow windows.
  func hasCompactColumn(_ split: String) -> Bool { withCompactColumn.contains(split) }

  /// The widths in which a controller is where a containment puts it.
  func widths(of transition: MapTransition) -> Set<SizeClass> {
    guard transition.relation == .column, let split = transition.source else { return Self.all }
    if transition.column == .compact { return [.compact] }
    if withCompactColumn.contains(split) || transition.column == .inspector { return [.regular] }
    return transition.column != .primary && withoutStack.contains(split) ? [.regular] : Self.all
  }
}
