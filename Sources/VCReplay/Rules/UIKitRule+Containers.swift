// Containment, show, split views, segues and popovers: R83 to R128.
extension UIKitRule {
  static let containment: [Text] = [
    .init("a push puts a controller on top of the stack", .navigation),
    .init(
      "navigation controllers, split views, nil and controllers already on the stack cannot be pushed", .navigation),
    .init("a pop removes the top controller unless it is the only one", .navigation),
    .init("popping to a controller removes all controllers above it; it must be on the stack", .navigation),
    .init("a stack can be replaced by one of distinct controllers", .page("setViewControllers(_:animated:)")),
    .init("selecting a tab changes what is visible; only tabs can be selected", .tabBar),
    .init(
      "with more than five tabs, the fifth and later ones are in the More list, and the selected one is above it on the"
        + " stack of the More navigation controller", .tabBar),
    .init("custom containers add and remove children with two calls each", .container),
    .init("overlapping transitions are logged", .reports),
    .init("only UIKit puts a navigation controller on another one's stack, when a split view collapses", .split),
  ]

  static let show: [Text] = [
    .init(
      "the receiver or its nearest ancestor that overrides show handles it",
      .page("targetViewController(forAction:sender:)")),
    .init("if none does, the controller is presented", .page("show(_:sender:)")),
    .init(
      "a navigation controller pushes the shown controller, but presents another navigation controller",
      .page("show(_:sender:)")),
    .init("a split view installs it in the column it comes from, or presents it full screen when collapsed", .split),
    .init(
      "showDetail replaces the secondary, or becomes show on the primary when collapsed",
      .page("showDetailViewController(_:sender:)")),
    .init(
      "in column style a plain controller is pushed in the secondary column, and a navigation controller replaces the column",
      .reports),
    .init(
      "showDetail without a split view presents, navigation controller or not",
      .page("showDetailViewController(_:sender:)")),
    .init("presentation properties have no effect when the result is a push or a replacement", .presenting),
    .init("present always creates a presentation, show lets containers decide", .presenting),
  ]

  static let splitViews: [Text] = [
    .init("a classic split view contains its primary and its secondary", .split),
    .init(
      "in column style every column except the compact one contains a navigation controller, created if needed",
      .page("setViewController(_:for:)")),
    .init(
      "when collapsed, the columns share one stack or the compact column replaces them; expanding separates them again",
      .split),
    .init("split views are not pushed, and are discouraged inside other containers", .split),
    .init("columns are shown and hidden by the display mode, or pushed and popped when collapsed", .page("show(_:)")),
    .init("a plain controller set over a wrapped secondary is pushed", .reports),
    .init("the inspector column requires iOS 26, is hidden by default, and is a sheet when collapsed", .split),
    .init("the horizontal size class decides whether a split view is collapsed", .split),
  ]

  static let segues: [Text] = [
    .init("each kind of segue is one operation on the source", .segues),
    .init("performSegue raises an exception for an unknown identifier", .reports),
    .init("each trigger creates a new destination with its content", .segues),
    .init(
      "another storyboard is reached by code or by a storyboard reference; an unknown identifier raises an exception",
      .segues),
    .init("several storyboards are used for teams, libraries and external displays", .presenting),
    .init(
      "an unwind searches outwards: the other branches of each container first, then the container",
      .page("Dismissing a view controller with an unwind segue")),
    .init(
      "an unwind dismisses the controllers in between, pops to its destination and selects its tab",
      .page("Dismissing a view controller with an unwind segue")),
    .init(
      "an unwind that no controller handles does nothing", .page("Dismissing a view controller with an unwind segue")),
    .init("a push segue without a navigation controller raises an exception", .reports),
    .init(
      "an embed segue makes its destination a child when the view loads, which is at the start for visible controllers",
      .segues),
    .init("a popover segue includes its anchor", .files),
    .init("styles on a segue replace the destination's own", .files),
  ]

  static let popovers: [Text] = [
    .init("a popover is configured before it is presented: style, size, anchor, arrows", .popover),
    .init("a popover shown as one without an anchor raises an exception", .reports),
    .init(
      "an action sheet is a popover on an iPad, and from iOS 26 on an anchored one is on a phone too",
      .page("UIAlertController")),
    .init("an adapted popover has no outside to tap and needs a control to close it", .presenting),
    .init(
      "a UIPopoverController is not a view controller, so its content is not presented", .page("UIPopoverController")),
    .init("the bar button item as an anchor is deprecated in favour of the source item", .popover),
    .init("arrows point up, down, left, right or in any direction; passthrough views stay tappable", .popover),
  ]
}
