import VCModel

extension ModelShapes {
  /// A controller as a value in `controllers`.
  static let controller = Record(
    name: "a controller", summary: "A view controller and its properties.",
    keys: [
      Key("class", .text, "The class. Known UIKit and system classes imply the kind."),
      Key(
        "kind", .names(ControllerKind.self, "a kind of controller"),
        "The kind of controller; content if omitted and not implied by the class."),
      Key("title", .words, "The title of the screen."),
      Key(
        "children", .list(.controller),
        "The child view controllers: a navigation stack from the bottom up, tabs from left to right."),
      Key("selected", .controller, "The selected tab; the first one if omitted."),
      Key("columns", .record(columns), "The columns of a split view controller."),
      Key(
        "splitStyle", .names(SplitStyle.self, "a split view controller's style"),
        "The style of a split view controller; if omitted, inferred from the columns and the system version."),
      Key(
        "splitAnswers", .record(splitAnswers),
        "The return values of a split view controller's delegate when it collapses or expands."),
      Key(
        "alertStyle", .names(AlertStyle.self, "an alert style"), "The style of an alert controller; alert if omitted."),
      Key("modalPresentationStyle", style, "The presentation style; automatic if omitted."),
      Key("modalTransitionStyle", transition, "The transition style; coverVertical if omitted."),
      Key(
        "definesPresentationContext", .flag,
        "Whether it defines a presentation context; the class's default if omitted."),
      Key(
        "providesPresentationContextTransitionStyle", .flag,
        "Whether it provides the transition style of its presentation context; false if omitted."),
      Key("isModalInPresentation", .flag, "Whether it prevents interactive dismissal; false if omitted."),
      Key(
        "preferredContentSize", .numbers(["width", "height"]), "The size when presented as a popover or form sheet."),
      Key("popover", .record(popover), "The anchor used when it is presented as a popover."),
      Key(
        "adaptivePresentationStyle", style,
        "The style that the delegate returns from adaptivePresentationStyle(for:traitCollection:)."),
      Key(
        "adaptiveReplacement", .controller,
        "The controller that the delegate returns from viewControllerForAdaptivePresentationStyle; it contains this one."
      ),
      Key(
        "shouldPresentInFullscreen", .flag,
        "For the style custom: shouldPresentInFullscreen of the presentation controller; true if omitted."),
      Key(
        "shouldRemovePresentersView", .flag,
        "For the style custom: shouldRemovePresentersView of the presentation controller; false if omitted."),
      Key(
        "supportedInterfaceOrientations", orientations,
        "The supported interface orientations; the idiom's default if omitted."),
      Key("passesOrientationsThrough", .flag, "Whether a container returns the orientations of its visible child."),
      Key(
        "isViewDetached", .flag,
        "Whether its view is not in a window although the controller's position in the hierarchy is; false if omitted."),
      Key("delegate", .controller, "The delegate that is notified when it finishes."),
      Key("storyboard", .text, "The scene from which it is instantiated, as File#identifier."),
      Key("unwindActions", .list(.text), "The selectors of the unwind actions that it implements."),
      Key(
        "deniedUnwindActions", .list(.text), "The unwind actions for which canPerformUnwindSegueAction returns false."),
      Key("link", .text, "The link target of its node in figures."),
      Key("note", .words, "A note next to its node in figures."),
      Key("screenshot", .text, "The path of an image of the screen."),
    ] + modernKeys,
    elsewhere: ["id": "its key in 'controllers' is its id"])

  /// A controller declared inline where a reference is expected.
  static let declaredController = Record(
    name: "an inline controller", summary: "A view controller, declared inline.",
    keys: [Key("id", .reference, "The id by which the model refers to it.", isRequired: true)] + controller.keys)

  static let columns = Record(
    name: "a 'columns' mapping", summary: "A split view controller's columns.",
    keys: SplitColumn.allCases.map { Key($0.rawValue, .controller, "The \($0.rawValue) column.") })

  static let splitAnswers = Record(
    name: "a 'splitAnswers' mapping",
    summary: "The return values of a split view controller's delegate; UIKit's default applies to each omitted one.",
    keys: [
      Key("handlesCollapse", .flag, "The result of collapseSecondary(onto:), for a classic split view controller."),
      Key(
        "primaryForCollapsing", .controller,
        "The result of primaryViewController(forCollapsing:), for a classic split view controller."),
      Key(
        "topColumnForCollapsing", column,
        "The result of topColumnForCollapsingToProposedTopColumn, for a split view controller in column style."),
      Key(
        "primaryForExpanding", .controller,
        "The result of primaryViewController(forExpanding:), for a classic split view controller."),
      Key(
        "secondaryForExpanding", .controller,
        "The result of separateSecondaryFrom, for a classic split view controller."),
    ])

  static let column = Shape.names(SplitColumn.self, "a column")
}
