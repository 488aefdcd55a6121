// Styles, transitions and dismissal: R46 to R82.
extension UIKitRule {
  static let styles: [Text] = [
    .init("the presentation styles have the names and raw values of the header", .styles),
    .init(
      "the default is fullScreen up to iOS 12, then automatic: pageSheet up to iOS 17, formSheet from 18 on; some system controllers choose their own",
      .page("modalPresentationStyle")),
    .init(
      "fullScreen and currentContext remove the presenter's views, with callbacks; the others keep them",
      .presenting),
    .init("each style covers a certain part of the screen", .presenting),
    .init("styles adapt to size classes: sheets and popovers by a fitting style, context styles by policy", .adaptive),
    .init(
      "the delegate can keep the style or choose a full-screen one; it is asked if the style would change, and from iOS 13 on for sheets in compact width",
      .adaptive),
    .init(
      "the delegate can wrap the presented controller in its adapted form, and afterwards it presents what the wrapper presented",
      .adaptive),
    .init("presentations adapt again when traits change; presenter and presented controller stay the same", .adaptive),
    .init(
      "context styles are unchanged in compact width; the 2015 guide documents fullScreen", .presenting),
    .init(
      "a popover in compact width was full screen before iOS 13; the sources disagree on the style", .presenting),
    .init(
      "sheets have detents from iOS 15 on, which do not affect the hierarchy", .page("UISheetPresentationController")),
    .init("Apple TV has no popovers and no sheets before version 26", .styles),
    .init("completions run after viewDidAppear and viewDidDisappear", .present),
    .init(
      "presentations always cover a phone completely up to iOS 12, except custom ones and popovers that a delegate keeps",
      .oldGuide),
  ]

  static let transitions: [Text] = [
    .init("there are four transition styles; coverVertical is the default", .transition),
    .init(
      "the transition is that of the presented controller and is reversed on dismissal", .page("modalTransitionStyle")),
    .init("a definer can provide the transition of its context", .page("providesPresentationContextTransitionStyle")),
    .init("older documentation mistakenly names the presentation style there", .oldGuide),
    .init(
      "a partial curl needs a full-screen style and presenter, and the presented controller cannot present", .transition
    ),
    .init("a context presentation inside a popover only supports coverVertical", .styles),
    .init("animation does not affect the hierarchy", .deduced),
  ]

  static let dismissal: [Text] = [
    .init("the presenter dismisses; calls on the presented side are forwarded", .presenting),
    .init("dismiss removes the receiver's presentedViewController, otherwise the family that it belongs to", .dismiss),
    .init("everything above a dismissed controller is dismissed with it", .dismiss),
    .init("in the middle of a chain only the controllers above are dismissed", .dismiss),
    .init("members of a presented family behave like its top", .dismiss),
    .init("if there is nothing to dismiss, nothing happens", .reports),
    .init("only the topmost controller of a dismissed chain is animated; reports differ", .dismiss),
    .init("afterwards the pointers are nil and the removed families detached", .presenting),
    .init("during a transition a dismissal is refused with a warning, also by a person or an unwind", .reports),
    .init(
      "a swipe dismisses the topmost sheet unless the sheet or its visible content is modal, or its delegate objects",
      .page("isModalInPresentation")),
    .init(
      "a tap outside closes the topmost popover, and from iOS 13 on a sheet that leaves the screen below visible, under the same conditions",
      .popover),
    .init("an active search is a context presentation and is dismissed first", .reports),
    .init("the presented controller reports to a delegate, which dismisses it", .oldGuide),
    .init("an alert dismisses itself when an action is chosen", .page("UIAlertController")),
    .init("changes of containment dismiss nothing", .deduced),
    .init("replacing a window's root dismisses nothing either", .reports),
  ]
}
