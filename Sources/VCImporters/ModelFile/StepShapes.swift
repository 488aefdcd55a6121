import VCModel

/// The verbs of the steps, and the keys of each.
enum StepShapes {
  /// One record per verb; the verb is its first key.
  static let verbs: [Record] =
    [
      verb(
        "present", .nullable(.controller), "present(_:animated:completion:) is called.",
        [
          Key("from", .controller, "Who receives the call.", isRequired: true),
          Key("style", ModelShapes.style, "The modalPresentationStyle that is set before."),
          Key("transition", ModelShapes.transition, "The modalTransitionStyle that is set before."),
          Key("popover", .record(ModelShapes.popover), "What the popover points at."),
          Key("adaptive", ModelShapes.style, "The delegate's answer to adaptivePresentationStyle."),
        ]),
      verb(
        "beginPresent", .controller, "A presentation starts, and is not finished when the next step comes.",
        [Key("from", .controller, "Who receives the call.", isRequired: true)]),
      verb("finishTransition", .nullable(.flag), "The transition in progress ends; the value is true."),
      verb("dismiss", .controller, "dismiss(animated:completion:) is called on this controller."),
      verb(
        "push", .nullable(.controller), "pushViewController(_:animated:) is called.",
        [Key("onto", .controller, "The navigation controller.", isRequired: true)]),
      verb(
        "pop", .controller, "popViewController(animated:) of this navigation controller.",
        [Key("to", .controller, "root, or the controller to pop to; one screen when not given.")]),
      verb("popToRoot", .controller, "popToRootViewController(animated:) of this navigation controller."),
      verb(
        "popTo", .controller, "popToViewController(_:animated:) with this controller.",
        [Key("in", .controller, "The navigation controller.", isRequired: true)]),
      verb(
        "setChildren", .list(.controller), "viewControllers is set.",
        [Key("of", .controller, "The container.", isRequired: true)]),
      verb(
        "select", .controller, "A tab is selected.",
        [Key("in", .controller, "The tab bar controller.", isRequired: true)]),
      verb(
        "show", .controller, "show(_:sender:) is called.",
        [Key("from", .controller, "Who receives the call.", isRequired: true)]),
      verb(
        "showDetail", .controller, "showDetailViewController(_:sender:) is called.",
        [Key("from", .controller, "Who receives the call.", isRequired: true)]),
      verb(
        "embed", .controller, "addChild(_:) is called with this controller.",
        [Key("in", .controller, "The container.", isRequired: true)]),
      verb("remove", .controller, "removeFromParent() is called on this controller."),
      Record(
        name: "a step with 'unwind'", summary: "An unwind segue is triggered in this controller.",
        keys: [
          Key("unwind", .controller, "An unwind segue is triggered in this controller.", isRequired: true),
          Key("to", .controller, "Where it leads."),
          Key("action", .text, "The selector by which UIKit finds where it leads."),
        ] + common, exclusive: ["to", "action"], needsOne: true),
      verb(
        "performSegue", .text, "performSegue(withIdentifier:sender:) is called.",
        [Key("from", .controller, "The segue's source.", isRequired: true)]),
      verb(
        "instantiate", .nullable(.text),
        "instantiateViewController(withIdentifier:), or the initial one when the identifier is null.",
        [
          Key("storyboard", .text, "The storyboard's name.", isRequired: true),
          Key("as", .text, "The id of what is made."),
        ]),
      verb("traits", .record(traits), "The size classes change."),
      verb("rotate", ModelShapes.orientations, "The device is turned."),
      verb(
        "setRoot", .controller, "A window's rootViewController is set.",
        [Key("window", .text, "The window; the first one when not given.")]),
      verb(
        "interactiveDismiss", .nullable(.controller),
        "A swipe down, or a tap outside a popover; the topmost one when null.",
        [shouldDismiss]),
      verb(
        "tapOutside", .nullable(.flag), "A tap outside the topmost popover or sheet; the value is true.",
        [shouldDismiss]),
      verb(
        "collapse", .controller, "A split view controller becomes compact.",
        [
          Key("handled", .flag, "Whether the delegate handles the secondary of a classic split view."),
          Key("primary", .controller, "The delegate's answer to primaryViewController(forCollapsing:)."),
          Key("topColumn", ModelShapes.column, "The delegate's answer to topColumnForCollapsingToProposedTopColumn."),
        ]),
      verb(
        "expand", .controller, "A split view controller becomes regular.",
        [
          Key("primary", .controller, "The delegate's answer to primaryViewController(forExpanding:)."),
          Key("secondary", .controller, "The delegate's answer to separateSecondaryFrom."),
        ]),
      verb(
        "setColumn", ModelShapes.column, "setViewController(_:for:) is called.",
        [
          Key("to", .controller, "The column's new controller.", isRequired: true),
          Key("of", .controller, "The split view controller.", isRequired: true),
        ]),
      verb(
        "showColumn", ModelShapes.column, "show(_:) is called.",
        [Key("of", .controller, "The split view controller.", isRequired: true)]),
      verb(
        "hideColumn", ModelShapes.column, "hide(_:) is called.",
        [Key("of", .controller, "The split view controller.", isRequired: true)]),
    ] + todaysVerbs

  /// The optional keys of every step.
  static let common = [
    Key("trigger", .words, "What the person does, drawn on the edge."),
    Key("note", .words, "A remark."),
    Key("expect", .recordOrList(AssertionShapes.afterStep), "What must hold right after this step."),
  ]

  private static let shouldDismiss = Key(
    "shouldDismiss", .flag, "The delegate's answer to presentationControllerShouldDismiss; true when not given.")

  static let traits = Record(
    name: "traits", summary: "The size classes that change.",
    keys: [
      Key("horizontalSizeClass", ModelShapes.sizeClass, "As it was when not given."),
      Key("verticalSizeClass", ModelShapes.sizeClass, "As it was when not given."),
    ])

  static let verbNames = verbs.map { $0.keys[0].name }

  static func verb(_ name: String, _ shape: Shape, _ summary: String, _ keys: [Key] = []) -> Record {
    Record(
      name: "a step with '\(name)'", summary: summary,
      keys: [Key(name, shape, summary, isRequired: true)] + keys + common)
  }
}
