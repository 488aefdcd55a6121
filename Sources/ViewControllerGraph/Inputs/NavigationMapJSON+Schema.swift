extension NavigationMapJSON {
  /// The JSON Schema (draft 2020-12) of a map, for programs that read maps or create them without `vcgraph scan`.
  public static var schema: String {
    JSONSchema.text(of: MapShapes.map, title: "The navigation map of an app", name: "map")
  }
}

/// The shape of a map: what `NavigationMapJSON` writes. Its reader ignores other members, so that newer maps can be
/// read.
private enum MapShapes {
  static let map = record(
    "a map", "The screens of an app and the transitions between them.",
    [
      Key("vcgraph", .name(["map"], "the mark of a map"), "The file type: always 'map'.", isRequired: true),
      Key("version", .integer(1...NavigationMapJSON.version), "The version of this format.", isRequired: true),
      Key("controllers", .list(.record(controller)), "The controllers, sorted by id.", isRequired: true),
      Key("transitions", .list(.record(transition)), "The transitions, sorted by location.", isRequired: true),
      Key("diagnostics", .list(.record(diagnostic)), "The diagnostics for the scanned files."),
    ])

  private static let controller = record(
    "a controller", "A view controller or SwiftUI view that the app can show.",
    [
      Key("id", .text, "The id, unique in the map and stable across runs and machines.", isRequired: true),
      Key("class", .text, "The class, without its module."),
      Key("module", .text, "The module of the class, as set in the scene."),
      Key(
        "kind", .names(ControllerKind.self, "a kind of controller"),
        "The kind of controller in UIKit; content if omitted."),
      Key("title", .text, "The title of the screen."),
      Key("identifier", .text, "The storyboard identifier."),
      Key("storyboard", .text, "The storyboard or XIB that contains it, without the extension."),
      Key("initial", .flag, "Whether it is the initial view controller of a storyboard; false if omitted."),
      Key("dangling", .flag, "Whether transitions refer to it although no scanned file declares it; false if omitted."),
      Key("modalPresentationStyle", style, "The presentation style set in the scene."),
      Key(
        "modalTransitionStyle", .names(ModalTransitionStyle.self, "a transition style"),
        "The transition style set in the scene."),
      Key("definesPresentationContext", .flag, "Whether it defines a presentation context, as set in the scene."),
      Key(
        "providesPresentationContextTransitionStyle", .flag,
        "Whether it provides the transition style of its presentation context, as set in the scene."),
      Key("hidesBottomBarWhenPushed", .flag, "Whether it hides the bottom bar when pushed, as set in the scene."),
      Key("splitStyle", .names(SplitStyle.self, "a split view style"), "The style of a split view controller."),
      Key("partOf", .list(.text), "The views that show it as a part of their own content; none for a screen."),
      Key("unwindActions", .list(.text), "The selectors of the unwind actions that the class implements."),
      Key("wireframe", .list(.record(box)), "The views of the scene, from back to front."),
      Key("note", .text, "What was found but not understood."),
      Key(
        "origins", .list(.record(origin)), "The places where it is declared: Interface Builder files first, then code."),
    ])

  private static let transition = record(
    "a transition", "A transition from one controller to another.",
    [
      Key(
        "source", .nullable(.text),
        "The source controller; null for the entry point of a storyboard and for a window's root."),
      Key(
        "sources", .list(.text),
        "All source controllers, if there are several, such as the screens that call a helper; 'source' is the first."),
      Key("target", .nullable(.text), "The target controller; null if it could not be determined."),
      Key(
        "relation", .names(MapTransition.Relation.self, "a relation"), "The kind of transition.", isRequired: true),
      Key("column", .names(SplitColumn.self, "a column"), "The column, if the relation is 'column'."),
      Key("style", style, "The requested presentation style."),
      Key("transition", .names(ModalTransitionStyle.self, "a transition style"), "The requested transition style."),
      Key("animated", .flag, "Whether it is animated; true if omitted."),
      Key("identifier", .text, "The identifier of the segue."),
      Key("trigger", .text, "The control that triggers it, such as 'barButtonItem: Action'."),
      Key("initiator", .text, "The controller that requests the transition."),
      Key("site", .text, "The type whose code or scene contains the call."),
      Key("evidence", .names(MapTransition.Evidence.self, "a kind of evidence"), "How the target was determined."),
      Key("origin", .record(origin), "The call or the segue."),
      Key("via", .record(via), "The place in code that maps a value to the target."),
      Key("popover", .record(popover), "The anchor of a popover."),
      Key(
        "passthroughViews", .list(.text),
        "The views that remain interactive while a popover is shown, by object identifier."),
      Key("segueKind", .text, "The kind of segue in Interface Builder, if it has no corresponding relation."),
      Key("segueClass", .text, "The custom class of the segue."),
      Key("unwindAction", .text, "The selector of the unwind action, for an unwind segue."),
      Key("creator", .text, "The @IBSegueAction that creates the target."),
    ])

  private static let place = [
    Key("file", .text, "The path of the file, relative to the scanned folder."),
    Key("line", .integer(1...Int.max), "The line number, starting at 1."),
    Key("column", .integer(1...Int.max), "The column number, starting at 1."),
  ]

  private static let origin = record(
    "an origin", "A place in a file.",
    place + [
      Key("kind", .names(MapOrigin.Kind.self, "a kind of file"), "The kind of file.", isRequired: true),
      Key("object", .text, "The identifier of Interface Builder's object."),
    ])

  private static let via = record(
    "a turning point", "A place in code that maps a value to a screen.",
    place + [Key("value", .text, "The value, such as 'RouterDestination.account'.", isRequired: true)])

  private static let popover = record(
    "an anchor", "The anchor of a popover.",
    [
      Key("barButtonItem", .text, "The title of the bar button item."),
      Key("sourceView", .text, "The name of the source view."),
      Key("sourceRect", .numbers(["x", "y", "width", "height"]), "The rectangle in the source view."),
      Key("sourceItem", .text, "The name of the source item."),
      Key(
        "permittedArrowDirections", .list(.names(PopoverAnchor.ArrowDirection.self, "a direction")),
        "The permitted arrow directions."),
    ])

  private static let box = record(
    "a box", "A view of a scene, as drawn in a figure.",
    [
      Key(
        "kind", .names(WireframeBox.Kind.self, "a kind of view"), "The kind of view, which determines how it is drawn.",
        isRequired: true),
      Key(
        "frame", .numbers(["x", "y", "width", "height"]),
        "The frame in points, in the coordinates of the scene's view.", isRequired: true),
      Key("text", .nullable(.text), "The text of the view, if it has any."),
    ])

  private static let diagnostic = record(
    "a diagnostic", "A diagnostic for a file.",
    place + [
      Key("code", .text, "The code, which 'vcgraph check --explain' explains.", isRequired: true),
      Key("severity", .names(Diagnostic.Severity.self, "a severity"), "The severity."),
      Key("message", .text, "The message.", isRequired: true),
      Key("suggestion", .text, "A suggested fix."),
      Key("controller", .text, "The controller to which the diagnostic refers."),
      Key("step", .integer(0...Int.max), "The step to which the diagnostic refers."),
      Key("notes", .list(.record(note)), "Related locations."),
    ])

  private static let note = record(
    "a note", "A related location that helps to understand the diagnostic.",
    place + [Key("message", .text, "An explanation of the location.", isRequired: true)])

  private static let style = Shape.names(ModalPresentationStyle.self, "a presentation style")

  private static func record(_ name: String, _ summary: String, _ keys: [Key]) -> Record {
    var record = Record(name: name, summary: summary, keys: keys)
    record.isOpen = true
    return record
  }
}
