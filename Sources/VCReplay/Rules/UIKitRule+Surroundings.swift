// Orientation, system controllers, figures, dumps, files and time: R129 to R171.
extension UIKitRule {
  static let orientation: [Text] = [
    .init("the orientation masks have the raw values of the header", .page("UIInterfaceOrientationMask")),
    .init("a phone supports all but upside down by default, an iPad all, containers included", .orientations),
    .init(
      "the root or the topmost controller that fills the window is asked, and the app's mask cuts the answer down",
      .orientations),
    .init("a navigation controller does not ask its content unless a subclass or its delegate does", .orientations),
    .init("a tab bar controller answers the default; an older rule intersects the tabs", .orientations),
    .init("split and page view controllers answer the default or ask their delegates", .orientations),
    .init("an answer that has nothing in common with the app's mask raises", .reports),
    .init("parts of the rotation interface are deprecated, and resizable windows may ignore masks", .orientations),
    .init("the orientation policy concerns tab bar controllers only", .deduced),
  ]

  static let system: [Text] = [
    .init("the system's view controllers are presented as they are and report to their delegates", .oldGuide),
    .init(
      "some of them are navigation controllers, some content that needs one, some no view controllers at all", .oldGuide
    ),
    .init("newer frameworks replace the older ones", .page("Contacts UI, AVKit, PhotosUI, GameKit")),
  ]

  static let figures: [Text] = [
    .init("the calendar figure shows one presentation as two pointers", .oldGuide),
    .init("the camera figure shows a chain with what opens and what closes each screen", .oldGuide),
    .init("the object figure shows the presented navigation controllers and who asked for them", .oldGuide),
    .init("parents are plain lines, presentations arrows, and a dashed arrow comes from who asked", .deduced),
  ]

  static let dumps: [Text] = [
    .init("_printHierarchy describes the key window's controllers, one line each", .reports),
    .init("a line has class, address, state, view, and how it is presented", .reports),
    .init("each level is five characters: a bar for contained, a plus for presented controllers", .reports),
    .init("a controller's children come first, then what it presents", .reports),
    .init("the sign says whether a controller has a parent", .reports),
    .init("reading back, the class of the presentation controller names the style", .reports),
    .init("texts that were retyped, indented or cut are accepted", .reports),
    .init("pvc of Chisel has a layout of its own", .page("Chisel")),
  ]

  static let interfaceBuilder: [Text] = [
    .init("the document element says type, version, runtime and the initial controller", .files),
    .init("type and runtime tell the platforms apart", .files),
    .init("each scene has one controller, among placeholders and other objects", .files),
    .init("the controller elements of each platform; unknown ones count as plain controllers", .files),
    .init("the attributes of a controller; a missing flag means the class's default", .files),
    .init("segues stand in the connections of controllers, controls, cells and gestures", .files),
    .init("the kinds of segue that occur; others are kept as unknown", .files),
    .init("relationship segues are containment, in the order of the elements", .files),
    .init("a storyboard reference continues at the controller it names", .files),
    .init("an unwind segue ends at the exit of its own scene; who implements its action takes it", .files),
    .init("a container view has one embed segue", .files),
    .init("segues of peek and pop are no transitions of their own", .files),
    .init("segue references for inferred metrics are no segues", .files),
    .init("the styles that segues have", .files),
    .init("object identifiers are unique per file only", .files),
    .init("a minimal storyboard has three scenes, a reference and an exit", .files),
    .init("storyboards for the Mac are listed, not replayed", .files),
    .init("storyboards for the watch are listed, not replayed", .files),
  ]

  static let time: [Text] = [
    .init("the version of the system selects styles, adaptations, pointers and texts", .page("UIKit updates"))
  ]
}
