extension NavigationMapJSON {
  /// The JSON Schema (draft 2020-12) of a map, for programs that read maps or create them without `vcgraph scan`.
  public static var schema: String {
    JSONSchema.text(of: MapShapes.map, title: "What can happen in an app", name: "map")
  }
}

/// The shape of a map: what `NavigationMapJSON` writes. Its reader ignores other members, so that newer maps can be
/// read.
private enum MapShapes {
  static let map = record(
    "a map", "The screens of an app, and the ways from one to another.",
    [
      Key("vcgraph", .name(["map"], "the mark of a map"), "The mark of a map: always 'map'.", isRequired: true),
      Key("version", .integer(1...NavigationMapJSON.version), "The version of this format."),
      Key("controllers", .list(.record(controller)), "The controllers, sorted by id."),
      Key("transitions", .list(.record(transition)), "The ways, sorted by place."),
      Key("diagnostics", .list(.record(diagnostic)), "What there is to say about the files."),
    ])

  private static let controller = record(
    "a controller", "A controller, or a view of SwiftUI, that the app can show.",
    [
      Key("id", .text, "Unique in the map, and the same on every run and machine.", isRequired: true),
      Key("class", .text, "Its class, without the module."),
      Key("module", .text, "The module that a scene names for the class."),
      Key("kind", names(ControllerKind.self, "a kind of controller"), "What it is for UIKit; content when not given."),
      Key("title", .text, "What a person calls the screen."),
      Key("identifier", .text, "Its storyboard identifier."),
      Key("storyboard", .text, "The storyboard or XIB that makes it, without the extension."),
      Key("initial", .flag, "Whether a storyboard starts with it; false when not given."),
      Key("dangling", .flag, "Whether something leads to it that none of the files has; false when not given."),
      Key("modalPresentationStyle", style, "What the scene sets."),
      Key("modalTransitionStyle", names(ModalTransitionStyle.self, "a transition style"), "What the scene sets."),
      Key("definesPresentationContext", .flag, "What the scene sets."),
      Key("providesPresentationContextTransitionStyle", .flag, "What the scene sets."),
      Key("hidesBottomBarWhenPushed", .flag, "What the scene sets."),
      Key("splitStyle", names(SplitStyle.self, "a style of split views"), "Of a split view controller."),
      Key("unwindActions", .list(.text), "Selectors of the unwind actions that its class implements."),
      Key("wireframe", .list(.record(box)), "What the scene shows, back to front."),
      Key("note", .text, "What was found and not understood."),
      Key("origins", .list(.record(origin)), "Where it is declared: Interface Builder first, then code."),
    ])

  private static let transition = record(
    "a transition", "A way from one controller to another.",
    [
      Key("source", .nullable(.text), "Where it starts; null for the entry of a storyboard and a window's root."),
      Key("target", .nullable(.text), "Where it leads; null where that was seen but not understood."),
      Key(
        "relation", names(MapTransition.Relation.self, "a kind of way"), "What kind of way it is.", isRequired: true),
      Key("column", names(SplitColumn.self, "a column"), "The column, where the relation is 'column'."),
      Key("style", style, "The presentation style that is asked for."),
      Key("transition", names(ModalTransitionStyle.self, "a transition style"), "The transition that is asked for."),
      Key("animated", .flag, "Whether it is animated; true when not given."),
      Key("identifier", .text, "The segue's identifier."),
      Key("trigger", .text, "What a person touches, such as 'barButtonItem: Action'."),
      Key("initiator", .text, "Who asks."),
      Key("site", .text, "The type in whose code or scene the call stands."),
      Key("evidence", names(MapTransition.Evidence.self, "how a target is known"), "How the target is known."),
      Key("origin", .record(origin), "The call or the segue."),
      Key("via", .record(via), "The place that turns a value into the target."),
      Key("popover", .record(popover), "Where a popover points."),
      Key("passthroughViews", .list(.text), "Views that stay tappable beside a popover, by object identifier."),
      Key("segueKind", .text, "Interface Builder's word for a kind of segue that has no relation here."),
      Key("segueClass", .text, "The segue's own class."),
      Key("unwindAction", .text, "The action's selector, for an unwind."),
      Key("creator", .text, "The @IBSegueAction that makes the target."),
    ])

  private static let place = [
    Key("file", .text, "Relative to the folder that was scanned."),
    Key("line", .integer(1...Int.max), "Counted from 1."),
    Key("column", .integer(1...Int.max), "Counted from 1."),
  ]

  private static let origin = record(
    "an origin", "A place in a file.",
    place + [
      Key("kind", names(MapOrigin.Kind.self, "a kind of file"), "The kind of file.", isRequired: true),
      Key("object", .text, "The identifier of Interface Builder's object."),
    ])

  private static let via = record(
    "a turning point", "The place that turns a value into a screen.",
    place + [Key("value", .text, "The value, such as 'RouterDestination.account'.", isRequired: true)])

  private static let popover = record(
    "an anchor", "What a popover points at.",
    [
      Key("barButtonItem", .text, "The title of the bar button item."),
      Key("sourceView", .text, "The name of the view."),
      Key("sourceRect", .numbers(["x", "y", "width", "height"]), "The rectangle in the source view."),
      Key("sourceItem", .text, "The name of the source item."),
      Key(
        "permittedArrowDirections", .list(names(PopoverAnchor.ArrowDirection.self, "a direction")),
        "Where its arrow may point."),
    ])

  private static let box = record(
    "a box", "A view of a scene, as a figure shows it.",
    [
      Key("kind", names(WireframeBox.Kind.self, "a kind of view"), "How it is drawn.", isRequired: true),
      Key("frame", .numbers(["x", "y", "width", "height"]), "In points, in the scene's view.", isRequired: true),
      Key("text", .nullable(.text), "What it says, where it says something."),
    ])

  private static let diagnostic = record(
    "a diagnostic", "What there is to say about a file.",
    place + [
      Key("code", .text, "Its code, which 'vcgraph check --explain' explains.", isRequired: true),
      Key("severity", names(Diagnostic.Severity.self, "a severity"), "How much it matters."),
      Key("message", .text, "What was found.", isRequired: true),
      Key("suggestion", .text, "What would be right."),
      Key("controller", .text, "The controller that it is about."),
      Key("step", .integer(0...Int.max), "The step that it is about."),
      Key("notes", .list(.record(note)), "Further places."),
    ])

  private static let note = record(
    "a note", "A second place that helps to understand the first.",
    place + [Key("message", .text, "What is to be seen there.", isRequired: true)])

  private static let style = names(ModalPresentationStyle.self, "a presentation style")

  private static func names<Name: CaseIterable & RawRepresentable>(_: Name.Type, _ what: String) -> Shape
  where Name.RawValue == String {
    .name(Name.allCases.map(\.rawValue), what)
  }

  private static func record(_ name: String, _ summary: String, _ keys: [Key]) -> Record {
    var record = Record(name: name, summary: summary, keys: keys)
    record.isOpen = true
    return record
  }
}
