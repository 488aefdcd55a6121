import VCModel

/// The possible containers of each controller, and the stacks that it can be pushed onto.
struct ContainerIndex: Sendable {
  /// Containments by the contained controller, and pushes by the pushed controller.
  private let containments: [String: [MapTransition]]
  private let pushes: [String: [MapTransition]]
  private let kinds: [String: ControllerKind]
  private let initial: Set<String>
  let columns: ColumnWidths

  /// The maximum number of places considered for one controller.
  private static let limit = 16

  init(_ map: NavigationMap) {
    let moves = map.transitions.filter { $0.source != nil && $0.target != nil && $0.source != $0.target }
    let kinds = Dictionary(map.controllers.map { ($0.id, $0.kind) }, uniquingKeysWith: { first, _ in first })
    self.kinds = kinds
    containments = Dictionary(grouping: moves.filter(\.relation.isContainment), by: { $0.target ?? "" })
    // `show` presents a navigation controller instead of pushing it, and a split view controller cannot be pushed
    // (R84).
    let pushed = moves.filter { transition in
      let kind = transition.target.flatMap { kinds[$0] }
      return transition.relation.isPush && kind != .navigation && kind != .split
    }
    pushes = Dictionary(grouping: pushed, by: { $0.target ?? "" })
    initial = Set(map.controllers.filter(\.isInitial).map(\.id))
    columns = ColumnWidths(map)
  }

  func kind(of id: String) -> ControllerKind? { kinds[id] }

  /// Returns the containments of a controller's immediate containers, in the order of the map.
  func containers(of id: String) -> [MapTransition] { containments[id] ?? [] }

  /// Returns the controllers that can be below a pushed controller.
  func stack(under id: String) -> CoveredStack {
    CoveredStack(under: id, pushes: { pushes[$0] ?? [] }, containers: containers, kind: { kinds[$0] })
  }

  /// Returns the transitions that lead to each place of a controller, nearest first, up to the root of its family:
  /// containments, and pushes onto the stack of an outer navigation controller. There is one line for each place.
  ///
  /// Containments come before pushes, in the order of the map. A controller without any containers or pushes has an
  /// empty line.
  func lines(to id: String, in width: SizeClass) -> [[MapTransition]] {
    lines(to: id, in: width, outside: [id])
  }

  /// Returns nothing if the controller's containers omit it in this size class.
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
    // A controller that contains itself according to the map still needs an outermost place.
    let isOutermost = outer.isEmpty && (containments.isEmpty || !shown.isEmpty)
    return found.isEmpty && isOutermost ? [[]] : Array(found.prefix(Self.limit))
  }
}

extension MapTransition.Relation {
  /// Whether the target ends up on the navigation stack around the source, if there is one.
  var isPush: Bool { self == .push || self == .show || self == .link || self == .destination }
}
