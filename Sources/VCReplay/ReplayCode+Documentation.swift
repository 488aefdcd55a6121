extension ReplayCode {
  /// A sentence or two on why it is reported.
  public var explanation: String { words.why }

  /// The rule behind it, such as `R39`; `nil` if it concerns the model rather than UIKit.
  public var rule: String? { words.rule.map { "R\($0)" } }

  private var words: (why: String, rule: Int?) {
    presentWords ?? containmentWords ?? otherWords
  }

  private var presentWords: (why: String, rule: Int?)? {
    switch self {
    case .presentedNil: ("`present` was called without a controller.", 34)
    case .presentedItself:
      ("A controller was asked to present itself, or would have to present the container that it stands in.", 35)
    case .hasParent: ("Only the top of a family is presented: hand over the container, not what stands in it.", 36)
    case .alreadyPresented: ("The controller is presented already, and one presenter is all it can have.", 37)
    case .presentedRoot: ("The controller is a window's root or lies below its presenter.", 37)
    case .styleNone: ("The style `none` has no presentation controller.", 38)
    case .partialCurl:
      (
        "A partial curl needs the style `fullScreen` and a presenter that fills the screen; what it presents cannot present.",
        64
      )
    case .transitionInPopover: ("Inside a popover a context presentation only covers vertically.", 65)
    case .popoverWithoutAnchor: ("A popover that appears as one needs something to point at.", 123)
    case .transitionInProgress:
      ("A presentation has not finished, and UIKit refuses to start or end another one meanwhile.", 41)
    case .alreadyPresenting:
      ("The effective presenter presents another controller. It need not be the controller that was asked.", 39)
    case .notInWindow: ("The presenter's view is not in a window: covered, not yet added, or not selected.", 40)
    case .detachedPresenter: ("The asked controller belongs to no family that a window shows.", 42)
    case .initiatorNotInWindow:
      ("The asked controller is off screen while its presenter is on screen; UIKit accepts that from iOS 13 on.", 40)
    case .adaptiveStyle:
      ("The delegate's answer for adaptation is outside what is documented and was not followed.", 51)
    case .nothingToDismiss: ("Nobody presents anything that this could dismiss. UIKit is silent about it.", 72)
    case .popoverNeedsAnchor:
      ("New size classes make a popover of a presentation without an anchor; UIKit raises when it appears as one.", 123)
    case .overlappingTransitions: ("A container changes while a presentation of its family is still running.", 91)
    case .needsNavigationController: ("A system controller that is mere content was presented by itself.", 139)
    case .notAViewController: ("The class is no view controller: it shows itself, or nothing.", 139)
    case .notTopmost: ("A person reaches only the topmost presentation.", 76)
    default: nil
    }
  }

  private var containmentWords: (why: String, rule: Int?)? {
    switch self {
    case .pushNil: ("`pushViewController` was called without a controller.", 84)
    case .pushNavigationController: ("A navigation controller cannot stand on another one's stack.", 84)
    case .pushedTwice: ("The controller stands on this stack already.", 84)
    case .pushSplit: ("A split view controller cannot be pushed.", 105)
    case .pushTabBar: ("UIKit lets a tab bar controller be pushed although the documentation forbids it.", 84)
    case .notOnStack: ("The controller to pop to is not on the stack.", 86)
    case .moreStack: ("UIKit itself puts tabs on the stack of the More navigation controller.", 89)
    case .duplicateInStack: ("The new stack names a controller twice.", 87)
    case .noNavigationController: ("The operation needs a navigation controller and there is none.", 118)
    case .notATab: ("Only a tab bar controller's own view controllers can be selected.", 88)
    case .notAContainer: ("The controller's kind holds no children.", 7)
    case .inconsistentHierarchy: ("A window's root or an ancestor cannot become a child.", 5)
    case .containedWhilePresented:
      ("A presented controller is the top of its family. What UIKit does when it gets a parent is not documented.", 3)
    case .notASplitView: ("The operation is one of split view controllers.", 102)
    case .splitAnswer: ("What a split view's delegate answers cannot be done; UIKit's default was followed.", 104)
    case .columnUnavailable: ("The split view has no such column, or it is never shown and hidden.", 106)
    default: nil
    }
  }

  private var otherWords: (why: String, rule: Int?) {
    switch self {
    case .noSuchSegue: ("The controller has no segue of that identifier.", 111)
    case .noSuchStoryboard: ("The model has no storyboard of that name.", 113)
    case .noSuchStoryboardIdentifier: ("The storyboard has no scene of that identifier.", 113)
    case .segueWithoutRelations: ("What the segue does cannot be told from its kind.", 110)
    case .noUnwindDestination: ("Nobody takes the action; UIKit is silent about it.", 117)
    case .noCommonOrientation: ("The asked controller and the app have no orientation in common.", 135)
    case .orientationNotSupported:
      ("The device turns to an orientation that the asked controller does not support.", 131)
    case .leftBehind: ("Replacing a root dismisses nothing, so what was presented stays in memory.", 82)
    case .unknownController: ("A step names a controller that the model does not have.", nil)
    case .invalidStart: ("The controllers cannot stand as the model declares them before the first step.", nil)
    case .notPresented: ("A person cannot touch what is not presented.", 174)
    case .noSuchDetent: ("The sheet has no such detent, or it is inactive in compact height.", 172)
    case .noSearch: ("No screen's navigation item has this search controller.", 173)
    case .noSuchAction: ("The alert has no action of that title.", 174)
    case .twoCancelActions: ("An alert takes one cancel action; UIKit raises at the second one.", 174)
    case .displayMode: ("The split view cannot be in the display mode that it prefers.", 176)
    case .noSuchBar: ("The container has no such bar, or no sidebar, to hide or to show.", 179)
    case .noPage: ("There is no page in that direction, or it is shown already.", 180)
    case .noSuchScene: ("There is no such scene, or it is not connected, so that its windows do not exist.", 181)
    case .notAnAlert: ("SwiftUI's alerts and dialogs are alert controllers of UIKit.", 182)
    case .unavailableClass: ("A class is used that is younger than the model's version of iOS.", 171)
    case .unavailableValue:
      ("A value is named that the model's version of iOS, or its kind of device, did not have.", 47)
    case .openSystemStyle:
      ("The system's own controllers say themselves what `automatic` is, and of this one nobody knows it.", 47)
    case .expectationFailed: ("An entry of `expect` does not hold.", nil)
    case .openPresenterInside:
      ("No source says who presents when a full-screen style starts inside a popover or a context presentation.", 22)
    case .openContextPresenter:
      ("No source says who presents when a context style is adapted to full screen.", 54)
    case .openSearch: ("No source says whether an active search refuses an alert.", 78)
    case .openActionSheetAnchor:
      ("No source says what iOS 26 does with an action sheet without an anchor on a phone.", 124)
    case .openCollapsedStack:
      ("No source says what stands on the stack of a collapsed split view in column style.", 104)
    case .openSubstitution:
      ("No source says which object the pointers name while a delegate's replacement is shown.", 52)
    case .openPresenterRemoved: ("No source says what becomes of a presentation whose presenter leaves its family.", 81)
    default: ("", nil)
    }
  }
}
