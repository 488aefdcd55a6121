import ViewControllerGraph

/// Finds paths through a map according to `docs/paths.md`, one rule after the other: without heaps, estimates, or other
/// optimisations, so that it can be compared with the text.
struct SlowSearch {
  let map: NavigationMap
  let width: SizeClass

  /// A path in short form.
  struct Path: Hashable {
    var controllers: [String]
    var steps: Int
  }

  private func kind(_ id: String) -> ControllerKind? { map.controllers.first { $0.id == id }?.kind }

  private var transitions: [(source: String, target: String, transition: MapTransition)] {
    map.transitions.compactMap { transition in
      guard let source = transition.source, let target = transition.target, source != target,
        transition.relation != .unwind
      else {
        return nil
      }
      return (source, target, transition)
    }
  }

  // MARK: Columns

  /// "A compact column exists in compact width, and the other columns of its split view in regular width."
  private func exists(_ transition: MapTransition) -> Bool {
    guard transition.relation == .column else { return true }
    let columns = map.transitions.filter { $0.source == transition.source && $0.relation == .column }
    if transition.column == .compact { return width == .compact }
    if columns.contains(where: { $0.column == .compact }) || transition.column == .inspector {
      return width == .regular
    }
    // "A classic split view whose primary is not a navigation controller drops the secondary."
    let style = map.controllers.first { $0.id == transition.source }?.settings.splitStyle ?? .classic
    let primary = columns.first { $0.column == .primary }?.target
    let dropsSecondary = style == .classic && primary != nil && kind(primary ?? "") != .navigation
    return !(dropsSecondary && transition.column != .primary) || width == .regular
  }

  // MARK: Stacks

  private func isPush(_ transition: MapTransition) -> Bool {
    let kind = kind(transition.target ?? "")
    return [.push, .show, .link, .destination].contains(transition.relation) && kind != .navigation && kind != .split
  }

  /// "The controllers below a pushed controller are the one that pushes it, the one that pushes that one, and so on."
  private func below(_ top: String) -> Set<String> {
    var below: Set<String> = []
    while true {
      let more = transitions.filter { source, target, transition in
        let leads =
          isPush(transition)
          ? target == top || below.contains(target) : transition.relation.isContainment && below.contains(target)
        let isOuter = transition.relation.isContainment && kind(source) == .navigation
        return leads && !isOuter && source != top && kind(source) != .split
      }.map(\.source)
      if below.isSuperset(of: more) { return below }
      below.formUnion(more)
    }
  }

  /// "The stack belongs to a navigation controller that contains one of them."
  func navigations(around top: String) -> Set<String> {
    let below = below(top)
    return Set(
      transitions.filter {
        $0.transition.relation.isContainment && kind($0.source) == .navigation && below.contains($0.target)
          && $0.source != top
      }.map(\.source))
  }

  /// "The controllers between its root and the top are covered."
  func covered(by top: String) -> Set<String> {
    let below = below(top)
    let navigations = navigations(around: top)
    var covered: Set<String> = []
    while true {
      let more = transitions.filter { source, target, transition in
        guard below.contains(target) else { return false }
        if transition.relation.isContainment, navigations.contains(source), kind(source) == .navigation { return true }
        return covered.contains(source) && (isPush(transition) || transition.relation.isContainment)
      }.map(\.target)
      if covered.isSuperset(of: more) { return covered }
      covered.formUnion(more)
    }
  }

  // MARK: Places

  /// "A controller stands in a width when some container around it shows it there, and stands there itself."
  func stands(_ id: String, outside seen: Set<String> = []) -> Bool {
    let seen = seen.union([id])
    let containers = transitions.filter { $0.target == id && $0.transition.relation.isContainment }
    let shown = containers.filter { exists($0.transition) }
    let outer = shown.filter { !seen.contains($0.source) }
    if outer.contains(where: { stands($0.source, outside: seen) }) { return true }
    if map.controllers.contains(where: { $0.id == id && $0.isInitial }) { return true }
    let stacks = navigations(around: id).subtracting(seen)
    if stacks.contains(where: { stands($0, outside: seen) }) { return true }
    return outer.isEmpty && (containers.isEmpty || !shown.isEmpty)
  }

  // MARK: Paths

  /// The outward part of a path: from the start to containers around it, and at the end possibly back to a covered
  /// controller.
  private func beginnings(_ passed: [String]) -> [(passed: [String], steps: Int, isInside: Bool)] {
    guard let here = passed.last, stands(here) else { return [] }
    var result = [(passed: passed, steps: 0, isInside: passed.count > 1)]
    let containers = transitions.filter {
      $0.target == here && $0.transition.relation.isContainment && exists($0.transition)
    }.map(\.source)
    for container in Set(containers).union(navigations(around: here)) where !passed.contains(container) {
      result += beginnings(passed + [container])
    }
    for covered in covered(by: here) where !passed.contains(covered) && stands(covered) {
      result.append((passed + [covered], 1, false))
    }
    return result
  }

  /// "A step is one user action. Entering a container reaches its children at no cost", with exceptions.
  private func steps(_ transition: MapTransition, isInside: Bool) -> Int? {
    guard exists(transition) else { return nil }
    switch transition.relation {
    case .root where isInside: return nil
    case .column where isInside && (transition.column == .compact || width == .compact): return nil
    case .column: return transition.column == .inspector ? 1 : 0
    case .page: return isInside ? 1 : 0
    case .tab: return 1
    case let relation: return relation.isContainment ? 0 : 1
    }
  }

  /// Every path that visits no controller twice.
  func all(from start: String, to end: String) -> Set<Path> {
    var found: Set<Path> = []
    func follow(_ passed: [String], _ taken: Int, isInside: Bool) {
      guard let here = passed.last else { return }
      if here == end {
        found.insert(Path(controllers: passed, steps: taken))
        return
      }
      for (source, target, transition) in transitions where source == here && !passed.contains(target) {
        if let more = steps(transition, isInside: isInside) { follow(passed + [target], taken + more, isInside: false) }
      }
    }
    for beginning in beginnings([start]) { follow(beginning.passed, beginning.steps, isInside: beginning.isInside) }
    return found
  }

  /// The fewest steps to each controller, by relaxing until nothing changes.
  func shortest(from start: String) -> [String: Int] {
    var nearest: [String: Int] = [:]
    let transitions = transitions
    for beginning in beginnings([start]) {
      guard let here = beginning.passed.last else { continue }
      var steps = [here: beginning.steps]
      var isNearer = true
      while isNearer {
        isNearer = false
        for (source, target, transition) in transitions where !beginning.passed.contains(target) {
          guard let before = steps[source],
            let more = self.steps(transition, isInside: beginning.isInside && source == here)
          else { continue }
          if before + more < steps[target] ?? .max {
            steps[target] = before + more
            isNearer = true
          }
        }
      }
      nearest.merge(steps, uniquingKeysWith: min)
    }
    return nearest
  }
}
