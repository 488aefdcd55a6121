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
      ("A controller would present itself, or the container that contains it.", 35)
    case .hasParent:
      (
        "The presented controller has a parent. Only a controller without a parent can be presented: pass the container, not its child.",
        36
      )
    case .alreadyPresented: ("The controller is already presented. A controller can have only one presenter.", 37)
    case .presentedRoot: ("The controller is a window's root view controller, or is underneath its presenter.", 37)
    case .styleNone: ("The style `none` has no presentation controller.", 38)
    case .partialCurl:
      (
        "A partial curl requires the style `fullScreen` and a presenter that fills the screen. The presented controller cannot present.",
        64
      )
    case .transitionInPopover:
      ("Inside a popover, a presentation in a context can only use the transition `coverVertical`.", 65)
    case .popoverWithoutAnchor: ("A presentation that is shown as a popover requires an anchor.", 123)
    case .transitionInProgress:
      ("A presentation is in progress. Until it finishes, UIKit refuses to start or end another one.", 41)
    case .noTransition: ("A transition can only finish or be cancelled after it has begun.", 178)
    case .alreadyPresenting:
      (
        "The effective presenter already presents another controller. It may differ from the controller on which `present` was called.",
        39
      )
    case .notInWindow:
      ("The presenter's view is not in a window: it is covered, not yet added, or in an unselected tab.", 40)
    case .detachedPresenter:
      ("The controller on which `present` was called does not belong to a hierarchy in a window.", 42)
    case .initiatorNotInWindow:
      (
        "The controller on which `present` was called is off screen, and its presenter is on screen. UIKit accepts this from iOS 13 on.",
        40
      )
    case .adaptiveStyle:
      ("The style that the delegate returned for adaptation is not a documented value and was ignored.", 51)
    case .nothingToDismiss: ("There is no presentation to dismiss. UIKit does not report this.", 72)
    case .overlappingTransitions: ("A container changes while a presentation in its family is in progress.", 91)
    case .needsNavigationController:
      ("A system controller that requires a navigation controller was presented without one.", 139)
    case .notAViewController: ("The class is not a view controller: it presents its own interface, or has none.", 139)
    case .notTopmost: ("The user can reach only the topmost presentation.", 76)
    default: nil
    }
  }

  private var containmentWords: (why: String, rule: Int?)? {
    switch self {
    case .pushNil: ("`pushViewController` was called without a controller.", 84)
    case .pushNavigationController:
      ("A navigation controller cannot be pushed onto another navigation controller's stack.", 84)
    case .pushedTwice: ("The controller is already on this stack.", 84)
    case .pushSplit: ("A split view controller cannot be pushed.", 105)
    case .pushTabBar: ("UIKit allows a tab bar controller to be pushed, although the documentation forbids it.", 84)
    case .notOnStack: ("The controller to pop to is not on the stack.", 86)
    case .moreStack: ("Only UIKit puts tabs on the stack of the More navigation controller.", 89)
    case .duplicateInStack: ("The new stack contains a controller twice.", 87)
    case .noNavigationController: ("The operation requires a navigation controller, but there is none.", 118)
    case .notATab: ("Only one of a tab bar controller's view controllers can be selected.", 88)
    case .notAContainer: ("This kind of controller cannot have children.", 7)
    case .inconsistentHierarchy: ("A window's root view controller, or an ancestor, cannot become a child.", 5)
    case .containedWhilePresented:
      ("A presented controller is the top of its family. UIKit's behaviour when it gets a parent is not documented.", 3)
    case .notASplitView: ("The operation applies only to split view controllers.", 102)
    case .splitAnswer:
      (
        "The value that a split view controller's delegate returned cannot be used. UIKit's default was used instead.",
        104
      )
    case .columnUnavailable:
      ("The split view controller does not have this column, or the column cannot be shown or hidden.", 106)
    default: nil
    }
  }

  private var otherWords: (why: String, rule: Int?) {
    switch self {
    case .noSuchSegue: ("The controller has no segue with this identifier.", 111)
    case .noSuchStoryboard: ("The model has no storyboard with this name.", 113)
    case .noSuchStoryboardIdentifier: ("The storyboard has no scene with this identifier.", 113)
    case .segueWithoutRelations: ("The segue's kind does not determine what it does.", 110)
    case .noUnwindDestination: ("No controller handles the unwind action. UIKit does not report this.", 117)
    case .noCommonOrientation:
      ("The controller that determines the orientation and the app have no supported orientation in common.", 135)
    case .orientationNotSupported:
      ("The device is rotated to an orientation that the responsible controller does not support.", 131)
    case .leftBehind:
      (
        "Replacing a window's root view controller dismisses nothing, so the presented controllers remain in memory.",
        82
      )
    case .unknownController: ("A step refers to a controller that is not in the model.", nil)
    case .unknownWindow:
      ("A window gets its first root and has almost the name of another one, for which it may be mistaken.", 82)
    case .invalidStart: ("The hierarchy that the model declares for the start is not possible.", nil)
    case .nothingChanges:
      ("The step has no effect, for example because its result already exists. UIKit does not report this.", nil)
    case .notPresented: ("The user cannot interact with a controller that is not presented.", 174)
    case .noSuchDetent: ("The sheet does not have this detent, or the detent is inactive in compact height.", 172)
    case .invalidDetents:
      (
        "A sheet needs at least one detent, listed from the smallest to the largest, each of a size that a sheet can have.",
        172
      )
    case .noSearch: ("No screen's navigation item has this search controller.", 173)
    case .noSuchAction: ("The alert has no action with this title.", 174)
    case .twoCancelActions:
      ("An alert can have only one cancel action. UIKit raises an exception for a second one.", 174)
    case .displayMode: ("The split view controller cannot use its preferred display mode.", 176)
    case .noSuchBar: ("The container does not have the bar or sidebar to be hidden or shown.", 179)
    case .noPage: ("There is no page in this direction, or the page is already shown.", 180)
    case .noSuchScene: ("The scene does not exist or is not connected, so its windows do not exist.", 181)
    case .notAnAlert:
      (
        "SwiftUI presents alerts and confirmation dialogs as UIKit alert controllers; this controller is not a matching one.",
        182
      )
    case .unknownClass:
      (
        "The class is not a system class, but its name is almost that of one. It is treated as a class of the app.",
        nil
      )
    case .kindOfClass:
      ("The class is named like a subclass of one of UIKit's containers, but the model does not set its kind.", nil)
    case .propertyWithoutEffect: ("The property belongs to controllers of another kind.", nil)
    case .unavailableClass: ("The class is not available in the model's version of iOS.", 171)
    case .unavailableValue:
      ("The value is not available in the model's version of iOS, or on its kind of device.", 47)
    case .openSystemStyle:
      ("System controllers choose their own style for `automatic`. The style of this one is not known.", 47)
    case .expectationFailed: ("An expectation in `expect` is not met.", nil)
    case .openPresenterInside:
      (
        "No source states which controller presents when a full-screen style is used inside a popover or a presentation in a context.",
        22
      )
    case .openContextPresenter:
      ("No source states which controller presents when a context style is adapted to full screen.", 54)
    case .openSearch: ("No source states whether an alert can be presented while a search is active.", 78)
    case .openActionSheetAnchor:
      ("No source states how iOS 26 presents an action sheet without an anchor on an iPhone.", 124)
    case .openCollapsedStack:
      ("No source states which controllers are on the stack of a collapsed split view controller in column style.", 104)
    case .openSubstitution:
      ("No source states which controller the pointers return while a delegate's replacement is shown.", 52)
    case .openPresenterRemoved:
      ("No source states what happens to a presentation when its presenter leaves its family.", 81)
    default: ("", nil)
    }
  }
}
