import VCModel

/// The verbs of the steps, and the keys of each.
enum StepShapes {
  /// One record per verb; the verb is its first key.
  static let verbs: [Record] =
    [
      verb(
        "present", .nullable(.controller), "Calls present(_:animated:completion:) with this controller.",
        [
          Key("from", .controller, "The controller on which the method is called.", isRequired: true),
          Key("style", ModelShapes.style, "The modalPresentationStyle set before the call."),
          Key("transition", ModelShapes.transition, "The modalTransitionStyle set before the call."),
          Key("popover", .record(ModelShapes.popover), "The anchor of the popover."),
          Key("adaptive", ModelShapes.style, "The style that the delegate returns from adaptivePresentationStyle."),
        ]),
      verb(
        "beginPresent", .controller, "Starts a presentation that is still in progress at the next step.",
        [Key("from", .controller, "The controller on which the method is called.", isRequired: true)]),
      verb("finishTransition", .nullable(.onlyTrue), "Finishes the transitions in progress; the value is true."),
      verb("dismiss", .controller, "Calls dismiss(animated:completion:) on this controller."),
      verb(
        "push", .nullable(.controller), "Calls pushViewController(_:animated:) with this controller.",
        [Key("onto", .controller, "The navigation controller.", isRequired: true)]),
      verb(
        "pop", .controller, "Calls popViewController(animated:) on this navigation controller.",
        [Key("to", .controller, "The controller to pop to, or root; pops one controller if omitted.")]),
      verb("popToRoot", .controller, "Calls popToRootViewController(animated:) on this navigation controller."),
      verb(
        "popTo", .controller, "Calls popToViewController(_:animated:) with this controller.",
        [Key("in", .controller, "The navigation controller.", isRequired: true)]),
      verb(
        "setChildren", .list(.controller), "Sets viewControllers of a container to these controllers.",
        [Key("of", .controller, "The container.", isRequired: true)]),
      verb(
        "select", .controller, "Selects this tab.",
        [Key("in", .controller, "The tab bar controller.", isRequired: true)]),
      verb(
        "show", .controller, "Calls show(_:sender:) with this controller.",
        [Key("from", .controller, "The controller on which the method is called.", isRequired: true)]),
      verb(
        "showDetail", .controller, "Calls showDetailViewController(_:sender:) with this controller.",
        [Key("from", .controller, "The controller on which the method is called.", isRequired: true)]),
      verb(
        "embed", .controller, "Calls addChild(_:) with this controller.",
        [Key("in", .controller, "The container.", isRequired: true)]),
      verb("remove", .controller, "Calls removeFromParent() on this controller."),
      Record(
        name: "a step with 'unwind'", summary: "Triggers an unwind segue in this controller.",
        keys: [
          Key("unwind", .controller, "Triggers an unwind segue in this controller.", isRequired: true),
          Key("to", .controller, "The destination of the unwind segue."),
          Key("action", .text, "The selector of the unwind action, by which UIKit finds the destination."),
        ] + common, exclusive: ["to", "action"], needsOne: true),
      verb(
        "performSegue", .text, "Calls performSegue(withIdentifier:sender:) with this identifier.",
        [Key("from", .controller, "The segue's source.", isRequired: true)]),
      verb(
        "instantiate", .nullable(.text),
        "Calls instantiateViewController(withIdentifier:), or instantiates the initial view controller if null.",
        [
          Key("storyboard", .text, "The storyboard's name.", isRequired: true),
          Key("as", .text, "The id of the instantiated controller."),
        ]),
      verb("traits", .record(traits), "Changes the size classes."),
      verb("rotate", ModelShapes.orientations, "Rotates the device."),
      verb(
        "setRoot", .controller, "Sets a window's rootViewController to this controller.",
        [Key("window", .text, "The window; the first one if omitted.")]),
      verb(
        "interactiveDismiss", .nullable(.controller),
        "Dismisses this controller with a swipe down, or a tap outside a popover; the topmost one if null.",
        [shouldDismiss]),
      verb(
        "tapOutside", .nullable(.onlyTrue), "Taps outside the topmost popover or sheet; the value is true.",
        [shouldDismiss]),
      verb(
        "collapse", .controller, "Collapses this split view controller, for compact width.",
        [
          Key(
            "handled", .flag,
            "Whether the delegate handles the secondary view controller of a classic split view controller."),
          Key(
            "primary", .controller,
            "The controller that the delegate returns from primaryViewController(forCollapsing:)."),
          Key(
            "topColumn", ModelShapes.column,
            "The column that the delegate returns from topColumnForCollapsingToProposedTopColumn."),
        ]),
      verb(
        "expand", .controller, "Expands this split view controller, for regular width.",
        [
          Key(
            "primary", .controller,
            "The controller that the delegate returns from primaryViewController(forExpanding:)."),
          Key("secondary", .controller, "The controller that the delegate returns from separateSecondaryFrom."),
        ]),
      verb(
        "setColumn", ModelShapes.column, "Calls setViewController(_:for:) for this column.",
        [
          Key("to", .controller, "The new controller of the column.", isRequired: true),
          Key("of", .controller, "The split view controller.", isRequired: true),
        ]),
      verb(
        "showColumn", ModelShapes.column, "Calls show(_:) with this column.",
        [Key("of", .controller, "The split view controller.", isRequired: true)]),
      verb(
        "hideColumn", ModelShapes.column, "Calls hide(_:) with this column.",
        [Key("of", .controller, "The split view controller.", isRequired: true)]),
    ] + modernVerbs

  /// The optional keys of every step.
  static let common = [
    Key("trigger", .words, "The user's action, shown as the label of the edge."),
    Key("note", .words, "A comment on the step."),
    Key("expect", .recordOrList(AssertionShapes.afterStep), "The expected state right after this step."),
  ]

  private static let shouldDismiss = Key(
    "shouldDismiss", .flag,
    "The value that the delegate returns from presentationControllerShouldDismiss; true if omitted.")

  static let traits = Record(
    name: "a 'traits' mapping", summary: "The size classes that change.",
    keys: [
      Key("horizontalSizeClass", ModelShapes.sizeClass, "The new horizontal size class; unchanged if omitted."),
      Key("verticalSizeClass", ModelShapes.sizeClass, "The new vertical size class; unchanged if omitted."),
    ])

  static let verbNames = verbs.map { $0.keys[0].name }

  static func verb(_ name: String, _ shape: Shape, _ summary: String, _ keys: [Key] = []) -> Record {
    Record(
      name: "a step with '\(name)'", summary: summary,
      keys: [Key(name, shape, summary, isRequired: true)] + keys + common)
  }
}
