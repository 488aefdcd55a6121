import VCModel

/// The navigation stacks onto which a controller can have been pushed, and the controllers it covers there.
///
/// It covers the controller that pushed it, the one that pushed that controller, and so on down to the root, with their
/// containers. If several controllers push the same screen, all are included.
struct CoveredStack {
  /// The navigation controllers, nearest first.
  private(set) var navigations: [String] = []
  /// The covered controllers, nearest first.
  private(set) var covered: [String] = []
  /// By controller, the transition to the next one above it.
  private var upward: [String: MapTransition] = [:]
  /// By controller, the transition that put it on its stack.
  private var downward: [String: MapTransition] = [:]
  /// By navigation controller, the transition to its root.
  private var roots: [String: MapTransition] = [:]

  init(
    under top: String, pushes: (String) -> [MapTransition], containers: (String) -> [MapTransition],
    kind: (String) -> ControllerKind?
  ) {
    var onward: [String: [MapTransition]] = [:]
    var order: [String] = []
    var open = [top]
    var next = 0
    while next < open.count {
      let here = open[next]
      next += 1
      for transition in pushes(here) + (here == top ? [] : containers(here)) {
        guard let source = transition.source, source != top else { continue }
        if kind(source) == .navigation, transition.relation.isContainment {
          if roots[source] == nil {
            roots[source] = transition
            navigations.append(source)
          }
        } else if kind(source) != .split {
          onward[source, default: []].append(transition)
          if upward[source] == nil {
            upward[source] = transition
            order.append(source)
            open.append(source)
          }
        }
      }
    }
    place(onward)
    covered = order.filter { downward[$0] != nil }
  }

  /// Finds the contents of a stack: the controllers that the roots lead to.
  private mutating func place(_ onward: [String: [MapTransition]]) {
    var open: [String] = []
    for root in navigations.compactMap({ roots[$0] }) {
      guard let target = root.target, downward[target] == nil else { continue }
      downward[target] = root
      open.append(target)
    }
    var next = 0
    while next < open.count {
      for transition in onward[open[next]] ?? [] {
        guard let target = transition.target, upward[target] != nil, downward[target] == nil else { continue }
        downward[target] = transition
        open.append(target)
      }
      next += 1
    }
  }

  /// Returns the transition to the root of a navigation controller's stack.
  func root(of navigation: String) -> MapTransition? { roots[navigation] }

  /// Returns the transition to the controller that covers another.
  func cover(of covered: String) -> MapTransition? { upward[covered] }

  /// Returns the transitions from a navigation controller's stack to the top, nearest first.
  func line(from navigation: String) -> [MapTransition] {
    guard let root = roots[navigation], let target = root.target else { return [] }
    return (([root] + above(target)) as [MapTransition]).reversed()
  }

  /// Returns the transitions of a stack that contains a covered controller, nearest first.
  func line(covering covered: String) -> [MapTransition] {
    var below: [MapTransition] = []
    var next: String? = covered
    while let here = next, let transition = downward[here] {
      below.append(transition)
      next = transition.source.flatMap { downward[$0] == nil || roots[$0] == transition ? nil : $0 }
    }
    return above(covered).reversed() + below
  }

  private func above(_ id: String) -> [MapTransition] {
    var line: [MapTransition] = []
    var next: String? = id
    while let here = next, let transition = upward[here] {
      line.append(transition)
      next = transition.target
    }
    return line
  }
}
