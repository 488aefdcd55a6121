// Families, pointers, presenters and checks: R1 to R45.
extension UIKitRule {
  static let families: [Text] = [
    .init("parent-child and presenting-presented are two separate relations", .viewController),
    .init("controllers connected by parents form a family, and each controller is in exactly one", .presenting),
    .init("only the top of a family can be presented, and by one presenter at a time", .presenting),
    .init("children are the contained controllers only, and the parent is the direct container", .viewController),
    .init("a controller has at most one parent; adding it to another one moves it", .container),
    .init(
      "the three container pointers follow parents, start above the controller and never cross a presentation",
      .viewController),
    .init("each container orders its children and shows some of them", .container),
    .init(
      "the top controller is the last of the stack, and the visible one is the controller presented over the stack, if any",
      .navigation),
    .init("a view is in the window if its container shows it and no presentation has removed it", .deduced),
  ]

  static let pointers: [Text] = [
    .init(
      "a presentation stores its initiator, presenter and presented controller; pointers are computed from it", .deduced
    ),
    .init("presentingViewController of every member is the presenter of the top of the family", .viewController),
    .init(
      "presentedViewController is presented by the controller itself, otherwise by its nearest ancestor that presents",
      .viewController),
    .init("with the default presenter both pointers apply to whole families, with a definer only below it", .deduced),
    .init("a controller presents at most one other at a time, and chains can have any length", .oldGuide),
    .init("both pointers are nil without a presentation", .viewController),
    .init("initiator and presenter may differ: figures draw the first, pointers return the second", .oldGuide),
    .init("the names used before iOS 5 mean the same as today's", .viewController),
    .init("several presentations may start in one family when their presenters differ", .deduced),
    .init("reports that contradict the pointers describe the time of a transition", .reports),
  ]

  static let presenters: [Text] = [
    .init("present is a request: UIKit may forward it to another controller of the family", .present),
    .init(
      "styles that cover the screen, sheets, popovers and alerts are presented by the top of the family", .presenting),
    .init("the search for a presenter stays in the family, even if that does not cover the screen", .reports),
    .init(
      "context styles are presented by the nearest controller that defines the context, including the receiver",
      .definesContext),
    .init("if no controller defines a context, the top of the family presents", .definesContext),
    .init(
      "navigation and, it is inferred, tab bar controllers define a context unless told otherwise, other classes do not",
      .definesContext
    ),
    .init("the flag has no effect for styles other than context styles", .definesContext),
    .init("a custom presentation that is not full screen looks for a context", .page("shouldPresentInFullscreen")),
    .init("popovers, alerts and action sheets go to the top of the family", .reports),
    .init(
      "style and transition come from the presented controller, not from its content or its presenter", .viewController
    ),
    .init("a definer of another family is never found", .deduced),
    .init("before iOS 8 every style except custom covered the whole window on a phone", .oldGuide),
    .init("a family outside of a window still uses its top, and UIKit logs a warning", .reports),
  ]

  static let checks: [Text] = [
    .init(
      "present checks in a fixed order: the argument, its parent, its presenter, its style, then the presenting controller",
      .deduced),
    .init("presenting nil raises an exception", .reports),
    .init("a controller that presents itself raises an exception", .reports),
    .init("presenting a controller that has a parent raises an exception", .reports),
    .init("presenting a controller that is already presented raises an exception", .reports),
    .init("the style none raises an exception: it is only valid as an adaptive style", .reports),
    .init("a presenter that already presents refuses with a warning", .reports),
    .init("a presenter whose view is not in the window refuses with a warning", .reports),
    .init("a presenter refuses with a warning during a presentation", .reports),
    .init("presenting from a detached controller is discouraged, more strongly with each release", .reports),
    .init("messages name controllers by their descriptions", .reports),
    .init("a refused call changes nothing and calls no completion", .reports),
    .init("the app continues after warnings, exceptions terminate it", .deduced),
  ]
}
