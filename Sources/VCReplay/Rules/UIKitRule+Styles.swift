// Styles, transitions and dismissal: R46 to R82.
extension UIKitRule {
  static let styles: [Text] = [
    .init("the presentation styles have the names and raw values of the header", .styles),
    .init(
      "the default is fullScreen up to iOS 12, then automatic: pageSheet up to iOS 17, formSheet from 18 on; some system controllers decide themselves",
      .page("modalPresentationStyle")),
    .init(
      "fullScreen and currentContext take the presenter's views away, with callbacks; the others leave them",
      .presenting),
    .init("each style covers its own part of the screen", .presenting),
    .init("size classes replace a style: sheets and popovers by what fits, context styles by policy", .adaptive),
    .init(
      "the delegate may keep the style or choose a full-screen one; it is asked when something would change, and from iOS 13 on about sheets in compact width",
      .adaptive),
    .init("the delegate may wrap the presented controller in its adapted form", .adaptive),
    .init("when traits change presentations adapt again; the two ends stay", .adaptive),
    .init(
      "context styles stay what they are in compact width; the 2015 guide makes them fullScreen", .presenting),
    .init(
      "a popover in compact width became full screen before iOS 13; the two texts disagree on which style", .presenting),
    .init("sheets have detents from iOS 15 on, which change no relation", .page("UISheetPresentationController")),
    .init("Apple TV has no popovers and no sheets before version 26", .styles),
    .init("completions run after viewDidAppear and viewDidDisappear", .present),
    .init(
      "that a phone is always covered whole was true up to iOS 12, but for custom presentations and popovers that a delegate keeps",
      .oldGuide),
  ]

  static let transitions: [Text] = [
    .init("there are four transition styles, coverVertical being the default", .transition),
    .init(
      "the transition is the presented controller's and runs backwards at the dismissal", .page("modalTransitionStyle")),
    .init("a definer may provide the transition of its context", .page("providesPresentationContextTransitionStyle")),
    .init("an older text names the presentation style there by mistake", .oldGuide),
    .init("a partial curl needs a full-screen style and presenter, and what it presents presents nothing", .transition),
    .init("a context presentation inside a popover only covers vertically", .styles),
    .init("whether it is animated changes no relation", .deduced),
  ]

  static let dismissal: [Text] = [
    .init("the presenter dismisses; the presented side may be asked and forwards", .presenting),
    .init("dismiss removes what the receiver sees as presented, else the family that it belongs to", .dismiss),
    .init("everything above a dismissed controller goes with it", .dismiss),
    .init("in the middle of a chain only what is above goes", .dismiss),
    .init("members of a presented family behave like its top", .dismiss),
    .init("where there is nothing to dismiss nothing happens", .reports),
    .init("only the topmost controller of a dismissed chain is animated; reports differ", .dismiss),
    .init("afterwards the pointers are nil and the removed families detached", .presenting),
    .init("dismissing during a transition is refused with a warning", .reports),
    .init(
      "a swipe dismisses the topmost sheet unless it, or what is seen in it, is modal or its delegate objects",
      .page("isModalInPresentation")),
    .init(
      "a tap outside closes the topmost popover, and from iOS 13 on a sheet beside which the screen below is seen, under the same conditions",
      .popover),
    .init("an active search is a presentation in a context and is dismissed first", .reports),
    .init("the presented controller reports to a delegate, which dismisses it", .oldGuide),
    .init("an alert dismisses itself when an action is chosen", .page("UIAlertController")),
    .init("changes of containment dismiss nothing", .deduced),
    .init("replacing a window's root dismisses nothing either", .reports),
  ]
}
