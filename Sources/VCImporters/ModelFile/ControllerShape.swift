import VCModel

extension ModelShapes {
  /// A controller as a value in `controllers`.
  static let controller = Record(
    name: "a controller", summary: "A view controller: what it is and how it is set up.",
    keys: [
      Key("class", .text, "The class; known classes of UIKit and of the system imply the kind."),
      Key("kind", names(ControllerKind.self, "a kind of controller"), "content when the class says nothing else."),
      Key("title", .words, "What a person calls the screen."),
      Key(
        "children", .list(.controller),
        "Contained controllers: a stack from the bottom up, tabs from left to right."),
      Key("selected", .controller, "The selected tab; the first one when not given."),
      Key("columns", .record(columns), "The columns of a split view controller."),
      Key(
        "splitStyle", names(SplitStyle.self, "a split view controller's style"),
        "By the columns and the system's version when not given."),
      Key("splitAnswers", .record(splitAnswers), "What a split view's delegate answers to a collapse or an expansion."),
      Key("alertStyle", names(AlertStyle.self, "an alert style"), "alert when not given."),
      Key("modalPresentationStyle", style, "automatic when not given."),
      Key("modalTransitionStyle", transition, "coverVertical when not given."),
      Key("definesPresentationContext", .flag, "By the class when not given."),
      Key("providesPresentationContextTransitionStyle", .flag, "false when not given."),
      Key("isModalInPresentation", .flag, "false when not given."),
      Key("preferredContentSize", .numbers(["width", "height"]), "The size as a popover or form sheet."),
      Key("popover", .record(popover), "What it points at when presented as a popover."),
      Key(
        "adaptivePresentationStyle", style, "The delegate's answer to adaptivePresentationStyle(for:traitCollection:)."),
      Key(
        "adaptiveReplacement", .controller,
        "The delegate's answer to viewControllerForAdaptivePresentationStyle: who is presented with this one inside."),
      Key("shouldPresentInFullscreen", .flag, "For style custom; true when not given."),
      Key("shouldRemovePresentersView", .flag, "For style custom; false when not given."),
      Key("supportedInterfaceOrientations", orientations, "By the idiom when not given."),
      Key("passesOrientationsThrough", .flag, "A container that asks its visible child for the orientations."),
      Key("isViewDetached", .flag, "Whether its view is in no window although its place is; false when not given."),
      Key("delegate", .controller, "Who is told when it is done."),
      Key("storyboard", .text, "File#identifier of the scene that it is made from."),
      Key("unwindActions", .list(.text), "Selectors of the unwind actions that it implements."),
      Key("deniedUnwindActions", .list(.text), "Unwind actions that canPerformUnwindSegueAction refuses."),
      Key("link", .text, "Where the figure's node leads."),
      Key("note", .words, "What the figure says beside it."),
      Key("screenshot", .text, "A picture of the screen, by path."),
    ] + todaysKeys,
    elsewhere: ["id": "its key in 'controllers' is its id"])

  /// A controller declared inline where a reference is expected.
  static let declaredController = Record(
    name: "a controller with an id", summary: "A view controller declared where it is used.",
    keys: [Key("id", .text, "The name by which the model speaks of it.", isRequired: true)] + controller.keys)

  static let columns = Record(
    name: "the columns", summary: "A split view controller's columns.",
    keys: SplitColumn.allCases.map { Key($0.rawValue, .controller, "The \($0.rawValue) column.") })

  static let splitAnswers = Record(
    name: "answers of a split view's delegate",
    summary: "What a split view's delegate answers; what is not given is left to UIKit.",
    keys: [
      Key("handlesCollapse", .flag, "collapseSecondary(onto:) of a classic split view."),
      Key("primaryForCollapsing", .controller, "primaryViewController(forCollapsing:) of a classic split view."),
      Key("topColumnForCollapsing", column, "topColumnForCollapsingToProposedTopColumn in column style."),
      Key("primaryForExpanding", .controller, "primaryViewController(forExpanding:) of a classic split view."),
      Key("secondaryForExpanding", .controller, "separateSecondaryFrom of a classic split view."),
    ])

  static let column = names(SplitColumn.self, "a column")
}
