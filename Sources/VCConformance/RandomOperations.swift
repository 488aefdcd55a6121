import VCModel

/// Pseudorandom operations from a seed: any operation on any controller of a small app, whether or not it makes sense.
///
/// The same seed always gives the same operations. They create no controllers other than those that UIKit creates
/// itself, so that the app does not grow.
package struct RandomOperations: Sendable {
  private var generator: SplitMix
  private let side: String

  /// Creates the operations for a seed, on one side of a model.
  package init(seed: UInt64, side: String = "") {
    generator = SplitMix(state: seed)
    self.side = side
  }

  /// The app on which the operations are performed.
  package static let model = RandomApp.model(sides: [""])

  /// Returns the next operation.
  package mutating func next() -> StepOperation {
    switch Int.random(in: 0..<30, using: &generator) {
    case 0..<6: return .present(any(), from: any(), style: style(), popover: anchor())
    case 6..<11: return .dismiss(any())
    case 11, 12: return .push(any(), onto: stack())
    case 13: return .pop(stack())
    case 14: return .popTo(any(), in: stack())
    case 15: return .popToRoot(stack())
    case 16: return .setChildren(children(), of: one(of: ["nav", "tab", "split", "box", "columns", "wide"]))
    case 17: return pick([.select(any(), in: one(of: ["tab", "small"])), .select(tab(), in: named("wide"))])
    case 18: return .show(any(), from: any())
    case 19: return .showDetail(any(), from: any())
    case 20: return .embed(any(), in: one(of: ["box", "page", "inner"]))
    case 21: return .remove(any())
    case 22: return .unwindAction("back:", from: any())
    case 23: return .unwind(any(), to: any())
    case 24: return .traits(horizontal: pick([.compact, .regular]), vertical: pick([.compact, .regular]))
    case 25: return .interactiveDismiss(pick([any(), nil]))
    case 26: return pick([.collapse(split(), answers()), .expand(split(), answers())])
    case 27: return .setColumn(column(), to: any(), of: named("columns"))
    case 28: return pick([.showColumn(column(), of: named("columns")), .hideColumn(column(), of: named("columns"))])
    default:
      return pick([.tapOutside(), .rotate(.landscape), .rotate(.portrait), .setRoot(any(), window: "second\(side)")])
    }
  }

  // MARK: Operands

  private func named(_ name: String) -> ControllerID { ControllerID(name + side) }

  private mutating func one(of names: [String]) -> ControllerID { named(pick(names)) }

  private mutating func any() -> ControllerID { one(of: RandomApp.names) }

  private mutating func tab() -> ControllerID { pick(RandomApp.tabs.map(named) + [more]) }

  private var more: ControllerID { ControllerID("more(\(named("wide")))") }

  private mutating func stack() -> ControllerID { pick(["nav", "sidebar", "modal", "other"].map(named) + [more]) }

  private mutating func split() -> ControllerID { one(of: ["split", "columns"]) }

  private mutating func column() -> SplitColumn { pick(SplitColumn.allCases) }

  /// Returns two controllers, or all tabs and one more controller.
  private mutating func children() -> [ControllerID] {
    pick([[any(), any()], RandomApp.tabs.map(named) + [any()]])
  }

  private mutating func style() -> ModalPresentationStyle? { pick([nil, pick(ModalPresentationStyle.settable)]) }

  private mutating func anchor() -> PopoverAnchor? { pick([nil, PopoverAnchor(.sourceView("view", rect: nil))]) }

  private mutating func answers() -> SplitDelegateAnswers {
    SplitDelegateAnswers(
      handlesCollapse: pick([nil, nil, true, false]), primaryForCollapsing: pick([nil, nil, nil, any()]),
      topColumnForCollapsing: pick([nil, nil, column()]), primaryForExpanding: pick([nil, nil, nil, any()]),
      secondaryForExpanding: pick([nil, nil, any()]))
  }

  private mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &generator)]
  }
}

/// A random number generator that is the same on all platforms (SplitMix64).
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
