import VCModel

/// The keys of the model file, except those of steps.
enum ModelShapes {
  static let model = Record(
    name: "a model",
    summary: "The view controllers, the initial windows, the steps that follow, and the expected result.",
    keys: [
      Key("title", .words, "The title of the figures, used as the SVG title."),
      Key("description", .words, "A description of the figures, used as the SVG description."),
      Key("environment", .record(environment), "The device and system on which the model is replayed."),
      Key("controllers", .map(keys: "a controller's id", .record(controller)), "The view controllers, by id."),
      Key("window", .controller, "The root view controller, if there is only one window."),
      Key("windows", .list(.record(window)), "The windows, if there is more than one."),
      Key("scenes", .list(.record(scene)), "The scenes to which the windows belong, if any."),
      Key("presentations", .list(.record(presentation)), "The presentations that exist before the first step."),
      Key("storyboards", .map(keys: "a storyboard's name", .record(storyboard)), "The storyboards, by name."),
      Key("segues", .list(.record(segue)), "The segues that steps can perform."),
      Key("steps", .list(.step), "The steps, in order."),
      Key("expect", .recordOrList(AssertionShapes.afterSteps), "The expected state after the last step."),
      Key("app", .text, "The app that the model describes: a folder to scan, a map or a dump, relative to this file."),
      Key("seen", .list(.record(seen)), "Dumps of the running app, taken at steps of this model."),
      Key("figures", .list(.record(figure)), "The figures to draw for this file."),
    ],
    exclusive: ["window", "windows"], needsOne: true)

  static let environment = Record(
    name: "an environment", summary: "The device, its size classes, and the system version.",
    keys: [
      Key("idiom", .names(Idiom.self, "an idiom"), "The kind of device; phone if omitted."),
      Key("horizontalSizeClass", sizeClass, "The horizontal size class; the idiom's default if omitted."),
      Key("verticalSizeClass", sizeClass, "The vertical size class; the idiom's default if omitted."),
      Key("ios", .integer(2...999), "The major version of the system; the newest known one if omitted."),
      Key("supportedInterfaceOrientations", orientations, "The orientations that the app supports; all if omitted."),
      Key("policy", .record(policy), "The source to follow where the sources on UIKit disagree."),
    ])

  static let policy = Record(
    name: "a policy", summary: "Choices for behaviour on which the sources on UIKit disagree.",
    keys: [
      Key(
        "contextAdaptation", .names(Policy.ContextAdaptation.self, "a kind of adaptation"),
        "How context styles adapt in compact width."),
      Key(
        "popoverCompactLegacy", .names(Policy.PopoverCompactLegacy.self, "a source"),
        "How popovers adapt in compact width before iOS 13."),
      Key(
        "orientation", .names(Policy.Orientation.self, "a source"),
        "The orientations that a tab bar controller supports."),
      Key(
        "chainDismissAnimation", .names(Policy.ChainDismissAnimation.self, "a source"),
        "The controller that is animated when a chain of presentations is dismissed."),
      Key(
        "arrows", .names(Policy.Arrows.self, "a choice of arrows"), "The arrows that figures draw for a presentation."),
    ])

  static let window = Record(
    name: "a window", summary: "A window and its initial root view controller.",
    keys: [
      Key("id", .text, "The id of the window; main if omitted."),
      Key("root", .controller, "The root view controller.", isRequired: true),
      Key("scene", .text, "The scene to which the window belongs."),
    ])

  static let popover = Record(
    name: "a popover", summary: "The anchor of a popover.",
    keys: [
      Key("barButtonItem", .text, "The title of the bar button item."),
      Key("sourceView", .text, "The name of the source view."),
      Key("sourceRect", .numbers(["x", "y", "width", "height"]), "The rectangle in the source view."),
      Key("sourceItem", .text, "The name of the source item, from iOS 16 on."),
      Key(
        "permittedArrowDirections",
        .list(.names(PopoverAnchor.ArrowDirection.self, "an arrow direction")),
        "The permitted arrow directions; any if omitted."),
    ],
    exclusive: ["barButtonItem", "sourceView", "sourceItem"])

  static let presentation = Record(
    name: "a presentation", summary: "A presentation that is active at the start.",
    keys: [
      Key("presented", .controller, "The presented controller.", isRequired: true),
      Key("by", .controller, "The effective presenter.", isRequired: true),
      Key(
        "from", .nullable(.controller),
        "The controller on which present was called; the presenter if omitted, null if unknown."),
      Key("style", anyStyle, "The style after adaptation; the presented controller's own style if omitted."),
      Key("resolvedStyle", anyStyle, "The style before adaptation; equal to style if omitted."),
      Key("requestedStyle", anyStyle, "The style set on the presented controller; automatic if omitted."),
      Key("transition", transition, "The transition style; the presented controller's own if omitted."),
      Key("context", .controller, "The controller that provides the presentation context; the presenter if omitted."),
      Key("popover", .record(popover), "The anchor of the popover."),
      Key("trigger", .words, "The user's action."),
      Key("step", .integer(1...Int.max), "The step that started the presentation, if known."),
    ])

  static let storyboard = Record(
    name: "a storyboard", summary: "The view controllers that a storyboard can instantiate.",
    keys: [
      Key("initial", .controller, "The initial view controller."),
      Key(
        "identifiers", .map(keys: "a storyboard identifier", .controller),
        "The other view controllers, by storyboard identifier."),
    ])

  static let segue = Record(
    name: "a segue", summary: "A segue that steps can perform.",
    keys: [
      Key("identifier", .text, "The identifier of the segue.", isRequired: true),
      Key(
        "kind", .names(Segue.Kind.self, "a kind of segue"),
        "The kind of segue, named as in Interface Builder; show if omitted."),
      Key("from", .controller, "The source of the segue.", isRequired: true),
      Key("to", .controller, "The destination of the segue."),
      Key("action", .text, "The selector of the unwind action."),
      Key("style", style, "The modal presentation style that the segue sets."),
      Key("transition", transition, "The modal transition style that the segue sets."),
      Key("popover", .record(popover), "The anchor of the popover."),
    ])

  static let seen = Record(
    name: "a dump reference", summary: "A dump of the running app, against which 'vcgraph check' compares the model.",
    keys: [
      Key(
        "after", .integer(0...Int.max),
        "The step after which the dump was taken; 0 is the start, the last step if omitted."),
      Key("dump", .text, "The path of the dump, relative to this file.", isRequired: true),
      Key("number", .integer(1...Int.max), "The number of the dump, if the file contains several."),
    ])

  static let figure = Record(
    name: "a figure", summary: "A figure to draw for this file.",
    keys: [
      Key("name", .text, "The name of the figure in output file names.")
    ]
      + FigureShapes.selection(
        frames: "How frames are arranged: on one sheet, as an animation, or in separate files; sheet if omitted."
      ) + FigureShapes.look + ContentShapes.keys + [
        Key(
          "theme", .nameOrPath(ThemeName.allCases.map(\.rawValue), "a theme"),
          "A built-in theme, or the path of a theme file relative to this file.")
      ])
}

// MARK: - Names

extension ModelShapes {
  static let sizeClass = Shape.names(SizeClass.self, "a size class")
  static let style = Shape.name(ModalPresentationStyle.settable.map(\.rawValue), "a modal presentation style")
  static let drawableStyle = Shape.name(ModalPresentationStyle.drawable.map(\.rawValue), "a style that can be drawn")
  static let anyStyle = Shape.names(ModalPresentationStyle.self, "a presentation style")
  static let transition = Shape.names(ModalTransitionStyle.self, "a modal transition style")
  static let orientation = Shape.name(
    (InterfaceOrientationMask.single + InterfaceOrientationMask.combinations).map(\.name), "an interface orientation")
  static let orientations = Shape.oneOrMore(orientation)
}
