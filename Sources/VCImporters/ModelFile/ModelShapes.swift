import VCModel

/// The keys of the model file, except those of steps.
enum ModelShapes {
  static let model = Record(
    name: "a model",
    summary: "Which view controllers exist, how the windows start, what happens next, and what must hold.",
    keys: [
      Key("title", .words, "What the figures are called; the SVG's title."),
      Key("description", .words, "What the figures show; the SVG's description."),
      Key("environment", .record(environment), "Where the model is replayed."),
      Key("controllers", .map(keys: "a controller's id", .record(controller)), "The controllers by id."),
      Key("window", .controller, "The root view controller of the only window."),
      Key("windows", .list(.record(window)), "The windows, if there are several."),
      Key("scenes", .list(.record(scene)), "The scenes that windows belong to, if there are any."),
      Key("presentations", .list(.record(presentation)), "Presentations that are there before the first step."),
      Key("storyboards", .map(keys: "a storyboard's name", .record(storyboard)), "What storyboards can instantiate."),
      Key("segues", .list(.record(segue)), "The segues that a step can perform."),
      Key("steps", .list(.step), "What happens, in order."),
      Key("expect", .recordOrList(AssertionShapes.afterSteps), "What must hold after the last step."),
      Key("app", .text, "The app that this is about, relative to this file: a folder to scan, a map or a dump."),
      Key("seen", .list(.record(seen)), "The dumps that were taken of the app at moments of this model."),
      Key("figures", .list(.record(figure)), "The figures that are drawn for this file."),
    ],
    exclusive: ["window", "windows"], needsOne: true)

  static let environment = Record(
    name: "an environment", summary: "The device, its size classes, and the system's version.",
    keys: [
      Key("idiom", names(Idiom.self, "an idiom"), "The kind of device; phone when not given."),
      Key("horizontalSizeClass", sizeClass, "By the idiom when not given."),
      Key("verticalSizeClass", sizeClass, "By the idiom when not given."),
      Key("ios", .integer(2...999), "The system's major version; the newest known one when not given."),
      Key("supportedInterfaceOrientations", orientations, "What the app allows; all when not given."),
      Key("policy", .record(policy), "Which source to follow where the sources on UIKit disagree."),
    ])

  static let policy = Record(
    name: "a policy", summary: "The switches for what the sources on UIKit disagree about.",
    keys: [
      Key(
        "contextAdaptation", names(Policy.ContextAdaptation.self, "a way of adaptation"),
        "What a context style becomes in compact width."),
      Key(
        "popoverCompactLegacy", names(Policy.PopoverCompactLegacy.self, "a source"),
        "What a popover becomes in compact width before iOS 13."),
      Key(
        "orientation", names(Policy.Orientation.self, "a source"),
        "What a tab bar controller answers for its orientations."),
      Key(
        "chainDismissAnimation", names(Policy.ChainDismissAnimation.self, "a source"),
        "Which controller is seen to move when a chain is dismissed."),
      Key("arrows", names(Policy.Arrows.self, "a choice of arrows"), "Which ends of a presentation a figure draws."),
    ])

  static let window = Record(
    name: "a window", summary: "A window and the controller that it starts with.",
    keys: [
      Key("id", .text, "The window's name; main when not given."),
      Key("root", .controller, "Its root view controller.", isRequired: true),
      Key("scene", .text, "The scene that it belongs to."),
    ])

  static let popover = Record(
    name: "a popover", summary: "What a popover points at.",
    keys: [
      Key("barButtonItem", .text, "The title of the bar button item."),
      Key("sourceView", .text, "The name of the view."),
      Key("sourceRect", .numbers(["x", "y", "width", "height"]), "The rectangle in the source view."),
      Key("sourceItem", .text, "The name of the source item, from iOS 16 on."),
      Key(
        "permittedArrowDirections",
        .list(names(PopoverAnchor.ArrowDirection.self, "an arrow direction")), "Any when not given."),
    ],
    exclusive: ["barButtonItem", "sourceView", "sourceItem"])

  static let presentation = Record(
    name: "a presentation", summary: "A live presentation.",
    keys: [
      Key("presented", .controller, "Who is presented.", isRequired: true),
      Key("by", .controller, "Who really presents.", isRequired: true),
      Key("from", .nullable(.controller), "Who asked; the presenter when not given, nobody knows when null."),
      Key("style", anyStyle, "After adaptation; the presented one's own when not given."),
      Key("resolvedStyle", anyStyle, "Before adaptation; the style when not given."),
      Key("requestedStyle", anyStyle, "As set on the presented one; automatic when not given."),
      Key("transition", transition, "The presented one's own when not given."),
      Key("context", .controller, "Who provides the presentation context; the presenter when not given."),
      Key("popover", .record(popover), "What the popover points at."),
      Key("trigger", .words, "What the person did."),
      Key("step", .integer(1...Int.max), "The step that made it, where that is known."),
    ])

  static let storyboard = Record(
    name: "a storyboard", summary: "What a storyboard can instantiate.",
    keys: [
      Key("initial", .controller, "Its initial view controller."),
      Key("identifiers", .map(keys: "a storyboard identifier", .controller), "Its other controllers, by identifier."),
    ])

  static let segue = Record(
    name: "a segue", summary: "A segue that a step can perform.",
    keys: [
      Key("identifier", .text, "Its identifier.", isRequired: true),
      Key("kind", names(Segue.Kind.self, "a kind of segue"), "Interface Builder's word; show when not given."),
      Key("from", .controller, "The source.", isRequired: true),
      Key("to", .controller, "The destination."),
      Key("action", .text, "The unwind action's selector."),
      Key("style", style, "The modal presentation style that the segue sets."),
      Key("transition", transition, "The modal transition style that the segue sets."),
      Key("popover", .record(popover), "What the popover points at."),
    ])

  static let seen = Record(
    name: "what was seen", summary: "A dump of the running app, which 'vcgraph check' holds the model against.",
    keys: [
      Key("after", .integer(0...Int.max), "The step after which it was taken; 0 is the start, the end when not given."),
      Key("dump", .text, "The dump's file, relative to this file.", isRequired: true),
      Key("number", .integer(1...Int.max), "Which dump of a file that holds several."),
    ])

  static let figure = Record(
    name: "a figure", summary: "A figure that is drawn for this file.",
    keys: [
      Key("name", .text, "The figure's name in the output's file name."),
      Key("kind", names(FigureKind.self, "a kind of figure"), "hierarchy when not given."),
      Key("focus", .oneOrMore(.reference), "Only what touches these controllers' families."),
      Key("depth", .integer(0...Int.max), "How many presentations away from the focus."),
      Key("step", .integer(0...Int.max), "The state after this step; 0 is the start."),
      Key("steps", .steps, "Of frames: only those after these steps, such as '3-6' or '3'; 0 is the start."),
      Key(
        "frames", names(FrameArrangement.self, "a way to show frames"),
        "Whether frames are shown on one sheet, as an animation, or in a file each; sheet when not given."),
      Key(
        "showAbsent", .flag,
        "Whether families are shown, too, that no window leads to: dismissed, or not presented yet."),
      Key("detail", names(FigureDetail.self, "a detail"), "How much a node says."),
      Key("direction", names(FigureDirection.self, "a direction"), "The way the figure is read."),
      Key("maxWidth", .integer(1...Int.max), "How wide the figure may become, in points."),
    ] + ContentShapes.keys + [
      Key(
        "theme", .nameOrPath(ThemeName.allCases.map(\.rawValue), "a theme"),
        "The colours: a built-in theme, or the path of a theme file, relative to this file.")
    ])
}

// MARK: - Names

extension ModelShapes {
  static let sizeClass = names(SizeClass.self, "a size class")
  static let style = Shape.name(ModalPresentationStyle.settable.map(\.rawValue), "a modal presentation style")
  static let drawableStyle = Shape.name(ModalPresentationStyle.drawable.map(\.rawValue), "a style that can be drawn")
  static let anyStyle = names(ModalPresentationStyle.self, "a presentation style")
  static let transition = names(ModalTransitionStyle.self, "a modal transition style")
  static let orientation = Shape.name(
    (InterfaceOrientationMask.single + InterfaceOrientationMask.combinations).map(\.name), "an interface orientation")
  static let orientations = Shape.oneOrMore(orientation)

  /// Returns the shape for the names of an enumeration, in its order.
  static func names<Name: CaseIterable & RawRepresentable>(_: Name.Type, _ what: String) -> Shape
  where Name.RawValue == String {
    .name(Name.allCases.map(\.rawValue), what)
  }
}
