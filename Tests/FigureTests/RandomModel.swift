import VCModel

extension Model {
  private static let styles: [ModalPresentationStyle] = [
    .automatic, .fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext,
  ]

  /// An iPad app whose controllers define contexts, so several presentations start in one family.
  static func branching(_ seed: Int, controllers count: Int) -> Model {
    var maker = RandomFamilies(seed)
    maker.definesContexts = true
    var model = Model(environment: DeviceEnvironment(idiom: .pad))
    var tops = [maker.family(max(2, count / 3), level: 0)]
    model.windows = tops.map { AppWindow(root: $0) }
    var busy: Set<ControllerID> = []
    while maker.order.count < count {
      let initiator = maker.member(of: tops.randomElement(using: &maker.random) ?? tops[0])
      guard busy.insert(initiator).inserted || busy.count == maker.order.count else { continue }
      let top = maker.family(Int.random(in: 1...min(count - maker.order.count, 6), using: &maker.random), level: 1)
      tops.append(top)
      model.steps.append(
        Step(.present(top, from: initiator, style: .overCurrentContext), trigger: "Open \(top.rawValue)"))
    }
    model.controllers = maker.order.compactMap { maker.controllers[$0] }
    return model
  }

  /// An app in which each family is presented from an arbitrary controller of the previous one; some have delegates.
  static func random(_ seed: Int, controllers count: Int) -> Model {
    var maker = RandomFamilies(seed)
    var model = Model()
    var family = maker.family(max(2, count / 3), level: 0)
    model.windows = [AppWindow(root: family)]
    while maker.order.count < count {
      let initiator = maker.member(of: family)
      let most = min(count - maker.order.count, 6)
      family = maker.family(Int.random(in: 1...most, using: &maker.random), level: 1)
      if Int.random(in: 0..<3, using: &maker.random) == 0 { maker.controllers[family]?.delegate = initiator }
      let style = styles.randomElement(using: &maker.random)
      model.steps.append(Step(.present(family, from: initiator, style: style), trigger: "Open \(family.rawValue)"))
    }
    model.controllers = maker.order.compactMap { maker.controllers[$0] }
    return model
  }

  /// An app with one to three windows, each of which presents screens and dismisses some of them; triggers differ in length.
  static func windowed(_ seed: Int) -> Model {
    var maker = RandomFamilies(seed)
    let idiom: Idiom = Bool.random(using: &maker.random) ? .pad : .phone
    var model = Model(environment: DeviceEnvironment(idiom: idiom, ios: 17))
    for window in 0..<Int.random(in: 1...3, using: &maker.random) {
      let root = maker.family(Int.random(in: 1...4, using: &maker.random), level: 2)
      model.windows.append(AppWindow(id: "window\(window)", root: root))
      var tops = [root]
      for _ in 0..<Int.random(in: 1...4, using: &maker.random) {
        let initiator = maker.member(of: tops.last ?? root)
        let screen = maker.family(Int.random(in: 1...3, using: &maker.random), level: 2)
        let words = Array(repeating: "Open", count: Int.random(in: 1...5, using: &maker.random)).joined(separator: " ")
        let style = styles.randomElement(using: &maker.random)
        model.steps.append(Step(.present(screen, from: initiator, style: style), trigger: words))
        tops.append(screen)
        if Bool.random(using: &maker.random) {
          model.steps.append(Step(.dismiss(screen), trigger: "Close"))
          tops.removeLast()
        }
      }
    }
    model.controllers = maker.order.compactMap { maker.controllers[$0] }
    return model
  }

  /// An app of many small families, each presented by another, some in contexts, whose controllers have delegates in
  /// other families: many lines between few boxes.
  static func delegating(_ seed: Int, controllers count: Int) -> Model {
    var maker = RandomFamilies(seed)
    maker.definesContexts = seed.isMultiple(of: 2)
    var model = Model(environment: DeviceEnvironment(idiom: .pad))
    var family = maker.family(Int.random(in: 1...3, using: &maker.random), level: 0)
    model.windows = [AppWindow(root: family)]
    while maker.order.count < count {
      let (before, initiator) = (maker.order, maker.member(of: family))
      family = maker.family(Int.random(in: 1...min(count - before.count, 4), using: &maker.random), level: 1)
      for id in maker.order.dropFirst(before.count) where Int.random(in: 0..<4, using: &maker.random) == 0 {
        maker.controllers[id]?.delegate = before.randomElement(using: &maker.random)
      }
      let style = (styles + [.overCurrentContext]).randomElement(using: &maker.random)
      model.steps.append(Step(.present(family, from: initiator, style: style), trigger: "Open \(family.rawValue)"))
    }
    model.controllers = maker.order.compactMap { maker.controllers[$0] }
    return model
  }
}

/// Creates controllers, some of them containers.
private struct RandomFamilies {
  var random: SeededRandom
  var controllers: [ControllerID: Controller] = [:]
  var order: [ControllerID] = []
  var definesContexts = false

  init(_ seed: Int) { random = SeededRandom(seed) }

  /// Returns a controller with at most the given number of descendants.
  mutating func family(_ size: Int, level: Int) -> ControllerID {
    let id = ControllerID("c\(order.count)")
    order.append(id)
    var controller = Controller(id, className: "C\(order.count)ViewController", title: "Screen \(order.count)")
    controller.definesPresentationContext = definesContexts
    if size > 1, level < 4 {
      let kinds: [ControllerKind] = [.navigation, .navigation, .tabBar, .split]
      controller.kind = kinds.randomElement(using: &random) ?? .navigation
      let isSplit = controller.kind == .split
      let count = min(size - 1, isSplit ? 2 : Int.random(in: 1...5, using: &random))
      let isFlat = controller.kind == .navigation
      let children = (0..<count).map { _ in family(isFlat ? 1 : (size - 1) / count, level: level + 1) }
      if isSplit {
        controller.columns = Dictionary(uniqueKeysWithValues: zip([.primary, .secondary], children))
      } else {
        controller.children = children
      }
    }
    controllers[id] = controller
    return id
  }

  /// Returns any member of a family.
  mutating func member(of top: ControllerID) -> ControllerID {
    var id = top
    while let controller = controllers[id], Bool.random(using: &random) {
      let below = controller.children + [SplitColumn.primary, .secondary].compactMap { controller.columns[$0] }
      guard let next = below.randomElement(using: &random) else { break }
      id = next
    }
    return id
  }
}
