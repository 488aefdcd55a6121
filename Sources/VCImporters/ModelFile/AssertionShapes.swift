import VCModel

/// The keys of `expect`.
enum AssertionShapes {
  /// Assertions about the state after a step.
  private static let ofState =
    Pointer.allCases.map {
      Key($0.rawValue, .byController(.nullable(.reference)), "The \($0.rawValue) of each controller.")
    }
    + [
      Key(
        "style", .byController(.nullable(ModelShapes.anyStyle)),
        "The presentation style of each controller, after adaptation; null if it is not presented."),
      Key(
        "transition", .byController(.nullable(ModelShapes.transition)),
        "The transition style of each controller; null if it is not presented."),
      Key(
        "context", .byController(.nullable(.reference)),
        "The controller that provides the presentation context, for each presented controller."),
      Key(
        "initiator", .byController(.nullable(.reference)),
        "The controller on which present was called, for each presented controller."),
      Key("chain", .list(.reference), "The presenting and presented controllers, beginning with a window's root."),
      Key("visible", .oneOrMore(.reference), "The innermost visible controllers."),
      Key(
        "orientations", .byController(ModelShapes.orientations),
        "The supported orientations that UIKit uses, for each controller."),
      Key("children", .byController(.list(.reference)), "The children of each controller, in UIKit's order."),
      Key("selected", .byController(.nullable(.reference)), "The selected tab of each tab bar controller."),
      Key("detent", .byController(.nullable(.text)), "The selected detent of each sheet; null if there is no sheet."),
      Key(
        "displayMode", .byController(.nullable(.names(SplitDisplayMode.self, "a display mode"))),
        "The display mode of each split view controller; null if it is collapsed."),
      Key("bars", .byController(.list(.names(Bar.self, "a bar"))), "The bars around each controller."),
      Key(
        "tabBarPlacement", .byController(.nullable(.names(TabBarPlacement.self, "a tab bar placement"))),
        "The placement of each tab bar."),
      Key(
        "transitionChooser",
        .byController(.nullable(.names(TransitionChooser.Kind.self, "a transition chooser"))),
        "What determines the animation of each controller's presentation; null if it is not presented."),
      Key(
        "asked", .record(asked),
        "The controllers that determine the status bar and screen edges of the first window; null if unknown."),
      Key(
        "scene", .map(keys: "a scene's id", .names(WindowScene.State.self, "a scene state")),
        "The state of each scene."),
      Key("diagnostics", .list(.text), "The codes of the diagnostics, in order."),
    ]

  /// Further assertions about a step.
  private static let ofStep = [
    Key("outcome", .names(StepOutcome.self, "an outcome"), "The outcome of the step."),
    Key("dismissed", .list(.reference), "The controllers that the step dismissed, topmost first."),
    Key(
      "appearance", .byController(.list(.names(AppearanceCallback.self, "an appearance callback"))),
      "The appearance callbacks that each controller received during the step."),
  ]

  private static let asked = Record(
    name: "an 'asked' mapping", summary: "The controllers that determine the status bar and the screen edges.",
    keys: SystemBarQuestion.allCases.map {
      Key($0.rawValue, .nullable(.reference), "The controller that is asked for \($0.rawValue).")
    })

  static let afterSteps = Record(
    name: "an expectation", summary: "The expected state after the last step.", keys: ofState,
    needsValues: true,
    elsewhere: Dictionary(uniqueKeysWithValues: ofStep.map { ($0.name, "use it in a step's 'expect'") }))

  static let afterStep = Record(
    name: "a step's expectation", summary: "The expected outcome of a step and the state right after it.",
    keys: ofState + ofStep, needsValues: true)
}
