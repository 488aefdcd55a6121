// Orientation, system controllers, figures, dumps, files and time: R129 to R171.
extension UIKitRule {
  static let orientation: [Text] = [
    .init("the orientation masks have the raw values of the header", .page("UIInterfaceOrientationMask")),
    .init(
      "by default a phone supports all orientations except upside down, and an iPad all, including containers",
      .orientations),
    .init(
      "the root or the topmost controller that fills the window is asked, and the app's mask limits the result",
      .orientations),
    .init("a navigation controller does not ask its content unless a subclass or its delegate does", .orientations),
    .init("a tab bar controller returns the default; an older rule intersects its tabs", .orientations),
    .init("split and page view controllers return the default or ask their delegates", .orientations),
    .init(
      "a result without an orientation of the app's mask raises an exception, at the start or when a controller that fills the window is shown",
      .reports),
    .init("parts of the rotation API are deprecated, and resizable windows may ignore masks", .orientations),
    .init("the orientation policy concerns tab bar controllers only", .deduced),
  ]

  static let system: [Text] = [
    .init("the system's view controllers are presented directly and report to their delegates", .oldGuide),
    .init(
      "some of them are navigation controllers, some are content that needs one, some are not view controllers",
      .oldGuide
    ),
    .init("newer frameworks replace the older ones", .page("Contacts UI, AVKit, PhotosUI, GameKit")),
  ]

  static let figures: [Text] = [
    .init("the calendar figure shows one presentation as two pointers", .oldGuide),
    .init("the camera figure shows a chain with the actions that open and close each screen", .oldGuide),
    .init("the object figure shows the presented navigation controllers and their initiators", .oldGuide),
    .init("parents are plain lines, presentations are arrows, and a dashed arrow starts at the initiator", .deduced),
  ]

  static let dumps: [Text] = [
    .init("_printHierarchy describes the key window's controllers, one per line", .reports),
    .init("a line contains class, address, state, view and presentation controller", .reports),
    .init("each level is five characters wide: a bar for contained, a plus for presented controllers", .reports),
    .init("a controller's children come first, then its presented controllers", .reports),
    .init("the character shows whether a controller has a parent", .reports),
    .init("in a dump, the class of the presentation controller determines the style", .reports),
    .init("dumps that were retyped, indented or truncated are accepted", .reports),
    .init("Chisel's pvc has a different layout", .page("Chisel")),
  ]

  static let interfaceBuilder: [Text] = [
    .init("the document element contains type, version, runtime and the initial controller", .files),
    .init("type and runtime determine the platform", .files),
    .init("each scene has one controller, besides placeholders and other objects", .files),
    .init("the controller elements of each platform; unknown ones are treated as plain controllers", .files),
    .init("the attributes of a controller; a missing flag means the class's default", .files),
    .init("segues are in the connections of controllers, controls, cells and gestures", .files),
    .init("the kinds of segues; others are kept as unknown", .files),
    .init("relationship segues are containment, in the order of the elements", .files),
    .init("a storyboard reference continues at the controller it names", .files),
    .init(
      "an unwind segue ends at the exit of its own scene; a controller that implements its action handles it", .files),
    .init("a container view has one embed segue", .files),
    .init("peek and pop segues are not separate transitions", .files),
    .init("segue references for inferred metrics are not segues", .files),
    .init("the styles that segues have", .files),
    .init("object identifiers are unique per file only", .files),
    .init("a minimal storyboard has three scenes, a reference and an exit", .files),
    .init("storyboards for the Mac are listed, not replayed", .files),
    .init("storyboards for the watch are listed, not replayed", .files),
  ]

  static let time: [Text] = [
    .init("the system's version determines styles, adaptations, pointers and messages", .page("UIKit updates"))
  ]
}
