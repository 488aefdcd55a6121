import VCModel

extension Model {
  private static let styles: [ModalPresentationStyle] = [
    .automatic, .fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext,
  ]

  /// An app that presents one family after the other, each from anywhere in the one before; some tell a delegate.
  static func random(_ seed: Int, controllers count: Int) -> Model {
    var maker = RandomFamilies(seed)
    var model = Model()
    var family = maker.family(max(2, count / 3), level: 0)
    model.windows = [AppWindow(root: family)]
    while maker.order.count < count {
      let asker = maker.member(of: family)
      let most = min(count - maker.order.count, 6)
      family = maker.family(Int.random(in: 1...most, using: &maker.random), level: 1)
      if Int.random(in: 0..<3, using: &maker.random) == 0 { maker.controllers[family]?.delegate = asker }
      let style = styles.randomElement(using: &maker.random)
      model.steps.append(Step(.present(family, from: asker, style: style), trigger: "Open \(family.rawValue)"))
    }
    model.controllers = maker.order.compactMap { maker.controllers[$0] }
    return model
  }
}

/// Makes controllers, some of them containers.
private struct RandomFamilies {
  var random: SeededRandom
  var controllers: [ControllerID: Controller] = [:]
  var order: [ControllerID] = []

  init(_ seed: Int) { random = SeededRandom(seed) }

  /// A controller with so many below it at most.
  mutating func family(_ size: Int, level: Int) -> ControllerID {
    let id = ControllerID("c\(order.count)")
    order.append(id)
    var controller = Controller(id, className: "C\(order.count)ViewController", title: "Screen \(order.count)")
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

  /// Somebody in a family.
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
