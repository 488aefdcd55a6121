import ViewControllerGraph

/// Unrealistic maps: scenes in several containers, columns of every kind, and segues between any controllers.
struct RandomNavigationMap {
  private var state: UInt64
  private var map = NavigationMap()

  static func map(seed: UInt64, screens: Int) -> NavigationMap {
    var random = RandomNavigationMap(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    random.make(screens)
    return random.map
  }

  private mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(bound, 1)))
  }

  private mutating func make(_ count: Int) {
    let kinds: [ControllerKind] = [.content, .content, .content, .navigation, .navigation, .tabBar, .split]
    for number in 0..<count {
      var controller = MapController(id: "S\(number)", className: "S\(number)", kind: kinds[next(kinds.count)])
      if controller.kind == .split { controller.settings.splitStyle = SplitStyle.allCases[next(3)] }
      controller.isInitial = number == 0
      map.controllers.append(controller)
    }
    for controller in map.controllers { contain(in: controller) }
    for _ in 0..<count * 2 {
      let relations: [MapTransition.Relation] = [.present, .push, .push, .show, .show, .showDetail, .replace, .unwind]
      add(next(count), next(count), relations[next(relations.count)])
    }
  }

  private mutating func contain(in controller: MapController) {
    let here = Int(controller.id.dropFirst()) ?? 0
    let count = map.controllers.count
    switch controller.kind {
    case .navigation: add(here, next(count), .root)
    case .tabBar: for _ in 0...next(3) { add(here, next(count), .tab) }
    case .split:
      var columns: [SplitColumn] = [.primary, .secondary]
      if controller.settings.splitStyle == .tripleColumn { columns.append(.supplementary) }
      if controller.settings.splitStyle != .classic, next(2) == 0 { columns.append(.compact) }
      for column in columns { add(here, next(count), .column, column) }
    default: if next(5) == 0 { add(here, next(count), .embed) }
    }
  }

  private mutating func add(
    _ source: Int, _ target: Int, _ relation: MapTransition.Relation, _ column: SplitColumn? = nil
  ) {
    // A controller contains another one once, and never itself, directly or indirectly; a navigation controller is not
    // a root.
    let isContainment = relation.isContainment
    guard source != target, !isContainment || !isInside(source, target) else { return }
    if isContainment, map.transitions.contains(where: { $0.source == "S\(source)" && $0.target == "S\(target)" }) {
      return
    }
    if relation == .root, [.navigation, .split].contains(map.controllers[target].kind) { return }
    if relation == .column, map.controllers[target].kind == .split { return }
    map.transitions.append(
      MapTransition(
        source: "S\(source)", target: "S\(target)", relation: relation, column: column, evidence: .storyboard,
        origin: .init(kind: .storyboard, location: .init(file: "M", line: map.transitions.count + 1))))
  }

  /// Whether a controller is, or is contained in, another one.
  private func isInside(_ inner: Int, _ outer: Int) -> Bool {
    inner == outer
      || map.transitions.contains {
        $0.relation.isContainment && $0.target == "S\(inner)"
          && isInside(Int($0.source?.dropFirst() ?? "") ?? inner, outer)
      }
  }
}
