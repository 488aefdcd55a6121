import ViewControllerGraph

/// Finds paths through a map according to `docs/paths.md`, one rule after the other: without heaps, estimates, or other
/// optimisations, so that it can be compared with the text.
struct SlowSearch {
  let map: NavigationMap
  let width: SizeClass

  /// A path in short form.
  struct Way: Hashable {
    var controllers: [String]
    var steps: Int
  }

  private func kind(_ id: String) -> ControllerKind? { map.controllers.first { $0.id == id }?.kind }

  private var ways: [(source: String, target: String, way: MapTransition)] {
    map.transitions.compactMap { way in
      guard let source = way.source, let target = way.target, source != target, way.relation != .unwind else {
        return nil
      }
      return (source, target, way)
    }
  }

  // MARK: Columns

  /// "A compact column exists in compact width, and the other columns of its split view in regular width."
  private func exists(_ way: MapTransition) -> Bool {
    guard way.relation == .column else { return true }
    let columns = map.transitions.filter { $0.source == way.source && $0.relation == .column }
    if way.column == .compact { return width == .compact }
    if columns.contains(where: { $0.column == .compact }) || way.column == .inspector { return width == .regular }
    // "A classic split view whose primary is not a navigation controller drops the secondary."
    let style = map.controllers.first { $0.id == way.source }?.settings.splitStyle ?? .classic
    let primary = columns.first { $0.column == .primary }?.target
    let dropsSecondary = style == .classic && primary != nil && kind(primary ?? "") != .navigation
    return !(dropsSecondary && way.column != .primary) || width == .regular
  }

  // MARK: Stacks

  private func isPush(_ way: MapTransition) -> Bool {
    let kind = kind(way.target ?? "")
    return [.push, .show, .link, .destination].contains(way.relation) && kind != .navigation && kind != .split
  }

  /// "The controllers below a pushed controller are the one that pushes it, the one that pushes that one, and so on."
  private func below(_ top: String) -> Set<String> {
    var below: Set<String> = []
    while true {
      let more = ways.filter { source, target, way in
        let leads =
          isPush(way) ? target == top || below.contains(target) : way.relation.isContainment && below.contains(target)
        let isOuter = way.relation.isContainment && kind(source) == .navigation
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
      ways.filter {
        $0.way.relation.isContainment && kind($0.source) == .navigation && below.contains($0.target) && $0.source != top
      }.map(\.source))
  }

  /// "The controllers between its root and the top are covered."
  func covered(by top: String) -> Set<String> {
    let below = below(top)
    let navigations = navigations(around: top)
    var covered: Set<String> = []
    while true {
      let more = ways.filter { source, target, way in
        guard below.contains(target) else { return false }
        if way.relation.isContainment, navigations.contains(source), kind(source) == .navigation { return true }
        return covered.contains(source) && (isPush(way) || way.relation.isContainment)
      }.map(\.target)
      if covered.isSuperset(of: more) { return covered }
      covered.formUnion(more)
    }
  }

  // MARK: Places

  /// "A controller stands in a width when some container around it shows it there, and stands there itself."
  func stands(_ id: String, outside seen: Set<String> = []) -> Bool {
    let seen = seen.union([id])
    let containers = ways.filter { $0.target == id && $0.way.relation.isContainment }
    let shown = containers.filter { exists($0.way) }
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
    let containers = ways.filter { $0.target == here && $0.way.relation.isContainment && exists($0.way) }.map(\.source)
    for container in Set(containers).union(navigations(around: here)) where !passed.contains(container) {
      result += beginnings(passed + [container])
    }
    for covered in covered(by: here) where !passed.contains(covered) && stands(covered) {
      result.append((passed + [covered], 1, false))
    }
    return result
  }

  /// "A step is one user action. Entering a container reaches its children at no cost", with exceptions.
  private func steps(_ way: MapTransition, isInside: Bool) -> Int? {
    guard exists(way) else { return nil }
    switch way.relation {
    case .root where isInside: return nil
    case .column where isInside && (way.column == .compact || width == .compact): return nil
    case .column: return way.column == .inspector ? 1 : 0
    case .page: return isInside ? 1 : 0
    case .tab: return 1
    case let relation: return relation.isContainment ? 0 : 1
    }
  }

  /// Every path that visits no controller twice.
  func all(from start: String, to end: String) -> Set<Way> {
    var found: Set<Way> = []
    func follow(_ passed: [String], _ taken: Int, isInside: Bool) {
      guard let here = passed.last else { return }
      if here == end {
        found.insert(Way(controllers: passed, steps: taken))
        return
      }
      for (source, target, way) in ways where source == here && !passed.contains(target) {
        if let more = steps(way, isInside: isInside) { follow(passed + [target], taken + more, isInside: false) }
      }
    }
    for beginning in beginnings([start]) { follow(beginning.passed, beginning.steps, isInside: beginning.isInside) }
    return found
  }

  /// The fewest steps to each controller, by relaxing until nothing changes.
  func shortest(from start: String) -> [String: Int] {
    var nearest: [String: Int] = [:]
    let ways = ways
    for beginning in beginnings([start]) {
      guard let here = beginning.passed.last else { continue }
      var steps = [here: beginning.steps]
      var isNearer = true
      while isNearer {
        isNearer = false
        for (source, target, way) in ways where !beginning.passed.contains(target) {
          guard let before = steps[source],
            let more = self.steps(way, isInside: beginning.isInside && source == here)
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
