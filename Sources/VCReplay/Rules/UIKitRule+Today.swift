// Additions of recent versions of UIKit, and dumps as observations: R172 to R183.
extension UIKitRule {
  static let today: [Text] = [
    .init(
      "a sheet rests at one of its detents, and an undimmed one leaves the screen below within reach",
      .page("UISheetPresentationController")),
    .init(
      "a search is a bar while it is inactive and a presentation in a context while it is active",
      .page("searchController")),
    .init(
      "an action takes its alert away before its handler runs, and one of them may be the cancel action",
      .page("UIAlertAction")),
    .init(
      "tabs are at the top of an iPad from iOS 18 on, with groups in a sidebar, and at the bottom in compact width",
      .page("UITabGroup")),
    .init("the display mode says which columns are seen and whether they lie beside or over the secondary one", .split),
    .init(
      "one controller is asked about the status bar and the edges: containers and presentations hand the question on",
      .page("modalPresentationCapturesStatusBarAppearance")),
    .init(
      "a transitioning delegate or a preferred transition takes the place of the style; what a running transition concerns is refused",
      .page("preferredTransition")),
    .init(
      "bars are hidden by their containers, or while a pushed controller wants the bottom free",
      .page("hidesBottomBarWhenPushed")),
    .init("a page controller shows one page or two of those that its data source gives", .page("UIPageViewController")),
    .init("windows belong to scenes and exist while these are connected", .page("UIScene")),
    .init("SwiftUI's sheets, covers, popovers, alerts and stacks are UIKit's presentations and containers", .reports),
    .init("a dump is an observation: nothing in it is replayed", .deduced),
  ]
}
