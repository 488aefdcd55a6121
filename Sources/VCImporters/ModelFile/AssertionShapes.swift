import VCModel

/// The keys of `expect`.
enum AssertionShapes {
  /// What can be said of the state after a step.
  private static let ofState =
    Pointer.allCases.map { Key($0.rawValue, .byController(.nullable(.reference)), "The controllers' \($0.rawValue).") }
    + [
      Key(
        "style", .byController(.nullable(ModelShapes.anyStyle)),
        "Presentation styles after adaptation; null: not presented."),
      Key("transition", .byController(.nullable(ModelShapes.transition)), "Transition styles; null: not presented."),
      Key("context", .byController(.nullable(.reference)), "Who provides the presentation context."),
      Key("initiator", .byController(.nullable(.reference)), "Who asked for the presentation."),
      Key("chain", .list(.reference), "Presenting and presented controllers, from a window's root up."),
      Key("visible", .oneOrMore(.reference), "The deepest shown controllers."),
      Key("orientations", .byController(ModelShapes.orientations), "The orientations that UIKit would use."),
      Key("diagnostics", .list(.text), "The codes of the diagnostics, in order."),
    ]

  /// What can be said of a step besides.
  private static let ofStep = [
    Key("outcome", ModelShapes.names(StepOutcome.self, "an outcome"), "What became of the step."),
    Key("dismissed", .list(.reference), "The controllers that it dismissed, topmost first."),
    Key(
      "appearance", .byController(.list(ModelShapes.names(AppearanceCallback.self, "an appearance callback"))),
      "The callbacks that it caused."),
  ]

  static let afterSteps = Record(
    name: "an expectation", summary: "What must hold after the last step.", keys: ofState,
    elsewhere: Dictionary(uniqueKeysWithValues: ofStep.map { ($0.name, "say it in a step's 'expect'") }))

  static let afterStep = Record(
    name: "a step's expectation", summary: "What must hold right after the step.", keys: ofState + ofStep)
}
