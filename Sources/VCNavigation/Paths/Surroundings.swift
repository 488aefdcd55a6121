import VCModel

/// What can stand around a controller and below it: its containers, and the stacks that it is pushed on.
struct Surroundings: Sendable {
  /// Containments by what they contain, and pushes by what they push.
  private let containments: [String: [MapTransition]]
  private let pushes: [String: [MapTransition]]
  private let kinds: [String: ControllerKind]
  private let initial: Set<String>
  let columns: ColumnWidths

  /// So many places of one controller are told apart.
  private static let limit = 16

  init(_ map: NavigationMap) {
    let ways = map.transitions.filter { $0.source != nil && $0.target != nil && $0.source != $0.target }
    let kinds = Dictionary(map.controllers.map { ($0.id, $0.kind) }, uniquingKeysWith: { first, _ in first })
    self.kinds = kinds
    containments = Dictionary(grouping: ways.filter(\.relation.isContainment), by: { $0.target ?? "" })
    // A navigation controller is presented where another screen would be pushed, and a split view cannot be (R84).
    let pushed = ways.filter { way in
      let kind = way.target.flatMap { kinds[$0] }
      return way.relation.isPush && kind != .navigation && kind != .split
    }
    pushes = Dictionary(grouping: pushed, by: { $0.target ?? "" })
    initial = Set(map.controllers.filter(\.isInitial).map(\.id))
    columns = ColumnWidths(map)
  }

  func kind(of id: String) -> ControllerKind? { kinds[id] }

  /// The containments of the containers directly around a controller, in the order of the map.
  func containers(of id: String) -> [MapTransition] { containments[id] ?? [] }

  /// What can lie below a controller that is pushed.
  func stack(under id: String) -> CoveredStack {
    CoveredStack(under: id, pushes: { pushes[$0] ?? [] }, containers: containers, kind: { kinds[$0] })
  }

  /// The transitions by which a controller comes to stand where it does, the nearest first, up to the root of its family:
  /// containments, and pushes onto the stack of a navigation controller further out. One line for each place.
  ///
  /// Containments come before pushes, and the map's order counts. A controller that stands nowhere has an empty line.
  func lines(to id: String, in width: SizeClass) -> [[MapTransition]] {
    lines(to: id, in: width, outside: [id])
  }

  /// Nothing where the controller's containers leave it out in this width.
  private func lines(to id: String, in width: SizeClass, outside seen: Set<String>) -> [[MapTransition]] {
    let containments = containers(of: id)
    let shown = containments.filter { columns.widths(of: $0).contains(width) }
    let outer = shown.filter { !seen.contains($0.source ?? "") }
    var found: [[MapTransition]] = []
    for containment in outer where found.count < Self.limit {
      guard let container = containment.source else { continue }
      found += lines(to: container, in: width, outside: seen.union([container])).map { [containment] + $0 }
    }
    if found.isEmpty, initial.contains(id) { found.append([]) }
    let stack = stack(under: id)
    for navigation in stack.navigations where found.count < Self.limit && !seen.contains(navigation) {
      found += lines(to: navigation, in: width, outside: seen.union([navigation])).map {
        stack.line(from: navigation) + $0
      }
    }
    // What contains itself, as far as the map tells, has to begin somewhere.
    let isOutermost = outer.isEmpty && (containments.isEmpty || !shown.isEmpty)
    return found.isEmpty && isOutermost ? [[]] : Array(found.prefix(Self.limit))
  }
}

extension MapTransition.Relation {
  /// Whether the target comes to stand on the navigation stack around the source, where there is one.
  var isPush: Bool { self == .push || self == .show || self == .link || self == .destination }
}
