// Additions of recent versions of UIKit, and dumps as observations: R172 to R183.
extension UIKitRule {
  static let modern: [Text] = [
    .init(
      "a sheet rests at one of its detents, and an undimmed one keeps the screen below interactive",
      .page("UISheetPresentationController")),
    .init(
      "a search is a bar while it is inactive and a presentation in a context while it is active",
      .page("searchController")),
    .init(
      "an action dismisses its alert before its handler runs; an alert has at most one cancel action and cannot be tapped while covered",
      .page("UIAlertAction")),
    .init(
      "tabs are at the top of an iPad from iOS 18 on, with groups in a sidebar, and at the bottom in compact width",
      .page("UITabGroup")),
    .init(
      "the display mode determines the visible columns and whether they are beside or over the secondary one", .split),
    .init(
      "one controller is asked about the status bar and the edges: containers and presentations forward the question",
      .page("modalPresentationCapturesStatusBarAppearance")),
    .init(
      "a transitioning delegate or a preferred transition replaces the style; changes to controllers in a running transition are refused, and its end calls no controller that was removed or covered",
      .page("preferredTransition")),
    .init(
      "bars are hidden by their containers, or while a pushed controller hides the bottom bar",
      .page("hidesBottomBarWhenPushed")),
    .init("a page view controller shows one or two pages of its data source", .page("UIPageViewController")),
    .init("windows belong to scenes and exist while these are connected", .page("UIScene")),
    .init("SwiftUI's sheets, covers, popovers, alerts and stacks are UIKit's presentations and containers", .reports),
    .init("a dump records a state: nothing in it is replayed", .deduced),
  ]
}
