import VCModel

/// The keys of `expect`.
enum AssertionShapes {
  /// Assertions about the state after a step.
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
      Key("children", .byController(.list(.reference)), "The children, in UIKit's order."),
      Key("selected", .byController(.nullable(.reference)), "The selected tabs."),
      Key("detent", .byController(.nullable(.text)), "The detents at which sheets rest; null: no sheet."),
      Key(
        "displayMode", .byController(.nullable(ModelShapes.names(SplitDisplayMode.self, "a display mode"))),
        "How split views show their columns; null: collapsed."),
      Key("bars", .byController(.list(ModelShapes.names(Bar.self, "a bar"))), "The bars around controllers."),
      Key(
        "tabBarPlacement", .byController(.nullable(ModelShapes.names(TabBarPlacement.self, "a place of tabs"))),
        "Where tabs are."),
      Key(
        "transitionChooser",
        .byController(.nullable(ModelShapes.names(TransitionChooser.Kind.self, "what chooses a transition"))),
        "What decides how presentations are animated; null: not presented."),
      Key(
        "asked", .record(asked), "Whose answer counts at the edges of the first window; null: nobody knows."),
      Key(
        "scene", .map(keys: "a scene's id", ModelShapes.names(WindowScene.State.self, "a state of scenes")),
        "The states of scenes."),
      Key("diagnostics", .list(.text), "The codes of the diagnostics, in order."),
    ]

  /// Further assertions about a step.
  private static let ofStep = [
    Key("outcome", ModelShapes.names(StepOutcome.self, "an outcome"), "What became of the step."),
    Key("dismissed", .list(.reference), "The controllers that it dismissed, topmost first."),
    Key(
      "appearance", .byController(.list(ModelShapes.names(AppearanceCallback.self, "an appearance callback"))),
      "The callbacks that it caused."),
  ]

  private static let asked = Record(
    name: "who is asked", summary: "Whose answer counts.",
    keys: SystemBarQuestion.allCases.map { Key($0.rawValue, .nullable(.reference), "Asked for \($0.rawValue).") })

  static let afterSteps = Record(
    name: "an expectation", summary: "What must hold after the last step.", keys: ofState,
    elsewhere: Dictionary(uniqueKeysWithValues: ofStep.map { ($0.name, "say it in a step's 'expect'") }))

  static let afterStep = Record(
    name: "a step's expectation", summary: "What must hold right after the step.", keys: ofState + ofStep)
}
