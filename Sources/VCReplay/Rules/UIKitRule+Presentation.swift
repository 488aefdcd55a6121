// Families, pointers, presenters and checks: R1 to R45.
extension UIKitRule {
  static let families: [Text] = [
    .init("parents and children are one relation, presenting and presented another; they never mix", .viewController),
    .init("the controllers that parents connect are a family, and each controller is in exactly one", .presenting),
    .init("only the top of a family is presented, and by one presenter at a time", .presenting),
    .init("children are the contained controllers only, and the parent is the direct container", .viewController),
    .init("a controller has one parent at most; adding it to another one moves it", .container),
    .init(
      "the three container pointers climb parents, start above the controller and never cross a presentation",
      .viewController),
    .init("each container has its order of children and shows some of them", .container),
    .init(
      "the top controller is the last of the stack, the visible one what is presented over the stack, if anything",
      .navigation),
    .init("a view is in the window when its container shows it and no presentation has taken it away", .deduced),
  ]

  static let pointers: [Text] = [
    .init("a presentation keeps who asked, who presents and who is presented; pointers are computed from it", .deduced),
    .init("presentingViewController answers who presents the top of the family, for every member", .viewController),
    .init(
      "presentedViewController answers what the controller presents, else what its nearest ancestor does",
      .viewController),
    .init("with the default presenter both pointers hold for whole families, with a definer only below it", .deduced),
    .init("a controller presents one other at a time, and chains may be as long as one likes", .oldGuide),
    .init("both pointers are nil outside of a presentation", .viewController),
    .init("who asked and who presents may differ: figures draw the first, pointers answer the second", .oldGuide),
    .init("the names of before iOS 5 mean the same as today's", .viewController),
    .init("several presentations may start in one family when their presenters differ", .deduced),
    .init("reports that contradict the pointers describe the time of a transition", .reports),
  ]

  static let presenters: [Text] = [
    .init("present is a request: UIKit may hand it to another controller of the family", .present),
    .init(
      "styles that cover the screen, sheets, popovers and alerts are presented by the top of the family", .presenting),
    .init("the search for a presenter stays in the family, even where that does not cover the screen", .reports),
    .init(
      "context styles are presented by the nearest controller that defines the context, the asked one included",
      .definesContext),
    .init("where nobody defines a context the top of the family presents", .definesContext),
    .init(
      "navigation and, it is inferred, tab bar controllers define a context unless told otherwise, other classes do not",
      .definesContext
    ),
    .init("for styles that are no context styles the flag does not count", .definesContext),
    .init("a custom presentation that is not full screen looks for a context", .page("shouldPresentInFullscreen")),
    .init("popovers, alerts and action sheets go to the top of the family", .reports),
    .init(
      "style and transition are those of the presented controller, not of its content or its presenter", .viewController
    ),
    .init("a definer of another family is never found", .deduced),
    .init("before iOS 8 a phone covered the whole window with every style but custom", .oldGuide),
    .init("a family that hangs in no window still asks its top, and UIKit complains", .reports),
  ]

  static let checks: [Text] = [
    .init(
      "present checks in one order: the argument, its parent, its presenter, its style, then who presents", .deduced),
    .init("presenting nil raises", .reports),
    .init("presenting oneself raises", .reports),
    .init("presenting a controller that has a parent raises", .reports),
    .init("presenting a controller that is presented already raises", .reports),
    .init("the style none raises: it is only an answer for adaptation", .reports),
    .init("a presenter that presents already refuses with a warning", .reports),
    .init("a presenter whose view is not in the window refuses with a warning", .reports),
    .init("a presenter in the middle of a presentation refuses with a warning", .reports),
    .init("a detached controller that presents is discouraged, in stronger words with each release", .reports),
    .init("a message names a controller by its description", .reports),
    .init("a refused call changes nothing and calls no completion", .reports),
    .init("warnings keep the app alive, exceptions end it", .deduced),
  ]
}
