import VCModel

/// Operations that follow from a seed: any verb on any controller of a small app, sensible or not.
///
/// The same seed always gives the same operations. The app has two windows, every kind of container, and controllers
/// that wait to be shown; the operations make no new ones, so that it stays as big as it is.
public struct RandomOperations: Sendable {
  private var generator: SplitMix

  /// Operations for a seed.
  public init(seed: UInt64) { generator = SplitMix(state: seed) }

  /// The app that the operations are about.
  public static let model: Model = {
    var model = Model(
      environment: Environment(idiom: .pad, ios: 17),
      controllers: [
        Controller("tab", kind: .tabBar, children: ["nav", "split", "page"]),
        Controller("nav", kind: .navigation, children: ["list"]), Controller("list"),
        Controller("split", kind: .split, children: ["sidebar", "detail"]),
        Controller("sidebar", kind: .navigation, children: ["menu"]), Controller("menu"), Controller("detail"),
        Controller("page", kind: .page, children: ["left"]), Controller("left"),
        Controller("columns", kind: .split, children: ["first", "second", "third"]), Controller("first"),
        Controller("second"), Controller("third"),
        Controller("modal", kind: .navigation, children: ["form"]), Controller("form"),
        Controller("box", kind: .container, children: ["inner"]), Controller("inner"),
        Controller("alert", kind: .alert),
        Controller("other", kind: .navigation, children: ["root"]), Controller("root"), Controller("x"),
        Controller("y"),
        Controller("z"), Controller("small", kind: .tabBar, children: ["tiny"]), Controller("tiny"),
        Controller("wide", kind: .tabBar, children: ["t1", "t2", "t3", "t4", "t5", "t6"]), Controller("t1"),
        Controller("t2"), Controller("t3"), Controller("t4"), Controller("t5"),
        Controller("t6", kind: .container, children: ["t6a"]), Controller("t6a"),
      ],
      windows: [Window(root: "tab"), Window(id: "second", root: "other")])
    for position in model.controllers.indices {
      let id = model.controllers[position].id
      if id == "columns" { model.controllers[position].splitStyle = .tripleColumn }
      if ["detail", "form", "left"].contains(id) { model.controllers[position].definesPresentationContext = true }
      if ["list", "root", "form"].contains(id) { model.controllers[position].unwindActions = ["back:"] }
    }
    return model
  }()

  /// The next operation.
  public mutating func next() -> Operation {
    let (a, b) = (controller(), controller())
    switch Int.random(in: 0..<30, using: &generator) {
    case 0..<6:
      let anchor = Bool.random(using: &generator) ? PopoverAnchor(.sourceView("view", rect: nil)) : nil
      return .present(a, from: b, style: style(), popover: anchor)
    case 6..<11: return .dismiss(a)
    case 11, 12: return .push(a, onto: pick(["nav", "sidebar", "modal", "other", "more(wide)"]))
    case 13: return .pop(pick(["nav", "sidebar", "modal", "other", "more(wide)"]))
    case 14: return .popTo(a, in: pick(["nav", "sidebar", "modal", "other", "more(wide)"]))
    case 15: return .popToRoot(pick(["nav", "sidebar", "modal", "other", "more(wide)"]))
    case 16: return .setChildren(children(a, b), of: pick(["nav", "tab", "split", "box", "columns", "wide"]))
    case 17: return pick([.select(a, in: pick(["tab", "small"])), .select(pick(Self.tabs), in: "wide")])
    case 18: return .show(a, from: b)
    case 19: return .showDetail(a, from: b)
    case 20: return .embed(a, in: pick(["box", "page", "inner"]))
    case 21: return .remove(a)
    case 22: return .unwindAction("back:", from: a)
    case 23: return .unwind(a, to: b)
    case 24: return .traits(horizontal: pick([.compact, .regular]), vertical: pick([.compact, .regular]))
    case 25: return .interactiveDismiss(Bool.random(using: &generator) ? a : nil)
    case 26:
      return pick([.collapse(pick(["split", "columns"]), answers()), .expand(pick(["split", "columns"]), answers())])
    case 27: return .setColumn(pick(SplitColumn.allCases), to: a, of: "columns")
    case 28: return pick([.showColumn(column(), of: "columns"), .hideColumn(column(), of: "columns")])
    default: return pick([.tapOutside, .rotate(.landscape), .rotate(.portrait), .setRoot(a, window: "second")])
    }
  }

  private static let tabs: [ControllerID] = ["t1", "t2", "t3", "t4", "t5", "t6", "more(wide)"]

  /// Two controllers, or all tabs again and one more.
  private mutating func children(_ a: ControllerID, _ b: ControllerID) -> [ControllerID] {
    Bool.random(using: &generator) ? [a, b] : Self.tabs.dropLast() + [a]
  }

  private mutating func answers() -> SplitDelegateAnswers {
    SplitDelegateAnswers(
      handlesCollapse: pick([nil, nil, true, false]), primaryForCollapsing: pick([nil, nil, nil, controller()]),
      topColumnForCollapsing: pick([nil, nil, column()]), primaryForExpanding: pick([nil, nil, nil, controller()]),
      secondaryForExpanding: pick([nil, nil, controller()]))
  }

  private mutating func controller() -> ControllerID { pick(Self.ids) }

  private mutating func column() -> SplitColumn { pick(SplitColumn.allCases) }

  private mutating func style() -> ModalPresentationStyle? {
    Bool.random(using: &generator) ? nil : pick(ModalPresentationStyle.settable)
  }

  private mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &generator)]
  }

  private static let ids = model.controllers.map(\.id)
}

/// A generator of numbers that is the same everywhere (SplitMix64).
private struct SplitMix: RandomNumberGenerator, Sendable {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
