// Containment, show, split views, segues and popovers: R83 to R128.
extension UIKitRule {
  static let containment: [Text] = [
    .init("a push puts a controller on top of the stack", .navigation),
    .init("navigation controllers, split views, nil and what is on the stack already cannot be pushed", .navigation),
    .init("a pop takes the top off unless it is the only one", .navigation),
    .init("popping to a controller takes off what is above it; it must be on the stack", .navigation),
    .init("a stack may be replaced by one of distinct controllers", .page("setViewControllers(_:animated:)")),
    .init("selecting a tab changes what is visible; only tabs can be selected", .tabBar),
    .init("of more than five tabs the fifth and later ones are reached through the More list", .tabBar),
    .init("custom containers add and remove children by two calls each", .container),
    .init("overlapping transitions are logged", .reports),
    .init("a navigation controller on another's stack is UIKit's own doing when a split view collapses", .split),
  ]

  static let show: [Text] = [
    .init(
      "the receiver or its nearest ancestor that overrides show handles it",
      .page("targetViewController(forAction:sender:)")),
    .init("where nobody does the controller is presented", .page("show(_:sender:)")),
    .init(
      "a navigation controller pushes what is shown, and presents another navigation controller",
      .page("show(_:sender:)")),
    .init("a split view installs it in the column it comes from, or presents it full screen when collapsed", .split),
    .init(
      "showDetail replaces the secondary, or becomes show on the primary when collapsed",
      .page("showDetailViewController(_:sender:)")),
    .init(
      "in column style a plain controller is pushed in the secondary column, a navigation controller replaces it",
      .reports),
    .init(
      "showDetail without a split view presents, navigation controller or not",
      .page("showDetailViewController(_:sender:)")),
    .init("presentation properties do not count when the result is a push or a replacement", .presenting),
    .init("present always makes a presentation, show lets containers decide", .presenting),
  ]

  static let splitViews: [Text] = [
    .init("a classic split view contains its primary and its secondary", .split),
    .init(
      "in column style every column but the compact one holds a navigation controller, made where needed",
      .page("setViewController(_:for:)")),
    .init(
      "collapsed, the columns share one stack or the compact column replaces them; expanding parts them again", .split),
    .init("split views are not pushed, and are discouraged inside other containers", .split),
    .init("columns are shown and hidden by the display mode, or pushed and popped when collapsed", .page("show(_:)")),
    .init("a plain controller set over a wrapped secondary is pushed", .reports),
    .init("the inspector column came with iOS 26, is hidden until it is shown, and is a sheet when collapsed", .split),
    .init("the horizontal size class decides whether a split view is collapsed", .split),
  ]

  static let segues: [Text] = [
    .init("each kind of segue is one operation on the source", .segues),
    .init("performSegue raises for an identifier that the controller does not have", .reports),
    .init("each trigger makes a new destination with everything in it", .segues),
    .init("another storyboard is reached by code or by a storyboard reference; a missing identifier raises", .segues),
    .init("several storyboards serve teams, libraries and external displays", .presenting),
    .init(
      "an unwind asks outwards: the other branches of each container first, then the container",
      .page("Dismissing a view controller with an unwind segue")),
    .init(
      "an unwind dismisses what lies between, pops to its destination and selects its tab",
      .page("Dismissing a view controller with an unwind segue")),
    .init("an unwind that nobody takes does nothing", .page("Dismissing a view controller with an unwind segue")),
    .init("a push segue without a navigation controller raises", .reports),
    .init(
      "an embed segue makes its destination a child when the view loads, at the start for what is on screen then",
      .segues),
    .init("a popover segue brings its anchor", .files),
    .init("styles on a segue replace the destination's own", .files),
  ]

  static let popovers: [Text] = [
    .init("a popover is set up before it is presented: style, size, anchor, arrows", .popover),
    .init("a popover that appears as one without an anchor raises", .reports),
    .init(
      "an action sheet is a popover on an iPad, and from iOS 26 on an anchored one is on a phone too",
      .page("UIAlertController")),
    .init("an adapted popover has no outside to tap and needs a way to close it", .presenting),
    .init("a UIPopoverController is no view controller, so its content is not presented", .page("UIPopoverController")),
    .init("the bar button item as an anchor is deprecated in favour of the source item", .popover),
    .init("arrows point up, down, left, right or any way; passthrough views stay tappable", .popover),
  ]
}
