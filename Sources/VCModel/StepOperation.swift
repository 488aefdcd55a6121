/// An operation on view controllers: a UIKit method and its operands.
public enum StepOperation: Hashable, Sendable {
  /// `initiator.present(presented)`. A style, transition or popover anchor given here is first set on the presented
  /// controller.
  case present(
    ControllerID?, from: ControllerID, style: ModalPresentationStyle? = nil, transition: ModalTransitionStyle? = nil,
    popover: PopoverAnchor? = nil, adaptive: ModalPresentationStyle? = nil)
  /// The start of a presentation that has not finished (R41, R75).
  case beginPresent(ControllerID, from: ControllerID)
  /// The end of the transitions in progress.
  case finishTransition
  /// `receiver.dismiss()`.
  case dismiss(ControllerID)
  case push(ControllerID?, onto: ControllerID)
  case pop(ControllerID)
  /// `popToRootViewController`.
  case popToRoot(ControllerID)
  case popTo(ControllerID, in: ControllerID)
  /// `viewControllers` of a navigation, tab bar, page or classic split view controller.
  case setChildren([ControllerID], of: ControllerID)
  case select(ControllerID, in: ControllerID)
  case show(ControllerID, from: ControllerID)
  case showDetail(ControllerID, from: ControllerID)
  case embed(ControllerID, in: ControllerID)
  /// `removeFromParent`.
  case remove(ControllerID)
  /// An unwind segue to a given destination.
  case unwind(ControllerID, to: ControllerID)
  /// An unwind segue whose destination is found from its action (R115).
  case unwindAction(String, from: ControllerID)
  case performSegue(String, from: ControllerID)
  /// `instantiateViewController`; without an identifier, the storyboard's initial view controller (R113).
  case instantiate(storyboard: String, identifier: String?, as: ControllerID?)
  case traits(horizontal: SizeClass?, vertical: SizeClass?)
  case rotate(InterfaceOrientationMask)
  case setRoot(ControllerID, window: String)
  /// A swipe down, or a tap outside a popover; without a controller, on the topmost one. `shouldDismiss` is the
  /// delegate's answer.
  case interactiveDismiss(ControllerID?, shouldDismiss: Bool = true)
  /// A tap outside the topmost popover or sheet (R77); `shouldDismiss` is the delegate's answer.
  case tapOutside(shouldDismiss: Bool = true)
  /// A split view becomes compact, with these answers of its delegate for this step only (R104).
  case collapse(ControllerID, SplitDelegateAnswers = SplitDelegateAnswers())
  /// A split view becomes regular, with these answers of its delegate for this step only (R104).
  case expand(ControllerID, SplitDelegateAnswers = SplitDelegateAnswers())
  case setColumn(SplitColumn, to: ControllerID, of: ControllerID)
  case showColumn(SplitColumn, of: ControllerID)
  case hideColumn(SplitColumn, of: ControllerID)
  /// The start of a dismissal that has not finished (R178).
  case beginDismiss(ControllerID)
  /// The start of an interactive pop that has not finished (R178).
  case beginPop(ControllerID)
  /// The transitions in progress are cancelled, as when the user reverses the gesture (R178).
  case cancelTransition
  /// A sheet's detent is selected (R172).
  case selectDetent(String, of: ControllerID)
  /// A search becomes active: its search controller is presented in the context of the screen that owns it (R173).
  case activateSearch(ControllerID)
  case cancelSearch(ControllerID)
  /// An action of an alert is tapped, by its title (R174).
  case tap(String, in: ControllerID)
  /// The sidebar of a tab bar controller is opened or closed (R175).
  case setSidebar(isShown: Bool, of: ControllerID)
  /// `preferredDisplayMode` of a split view controller is set (R176).
  case setDisplayMode(SplitDisplayMode, of: ControllerID)
  /// A navigation or tab bar controller hides or shows a bar (R179).
  case setBar(Bar, isHidden: Bool, of: ControllerID)
  /// A page controller turns to another page (R180).
  case turnPage(PageTurn, of: ControllerID)
  /// A scene connects, enters the background or disconnects (R181).
  case scene(String, becomes: WindowScene.State)
  /// A SwiftUI presentation or navigation, by its SwiftUI name (R182).
  case swiftUI(SwiftUIWord, ControllerID, from: ControllerID, popover: PopoverAnchor? = nil)

  /// The operation's keyword in a model file.
  public var verb: String {
    switch self {
    case .present: "present"
    case .beginPresent: "beginPresent"
    case .finishTransition: "finishTransition"
    case .dismiss: "dismiss"
    case .push: "push"
    case .pop, .popToRoot, .popTo: "pop"
    case .setChildren: "setChildren"
    case .select: "select"
    case .show: "show"
    case .showDetail: "showDetail"
    case .embed: "embed"
    case .remove: "remove"
    case .unwind, .unwindAction: "unwind"
    case .performSegue: "performSegue"
    case .instantiate: "instantiate"
    case .traits: "traits"
    case .rotate: "rotate"
    case .setRoot: "setRoot"
    case .interactiveDismiss: "interactiveDismiss"
    case .tapOutside: "tapOutside"
    case .collapse: "collapse"
    case .expand: "expand"
    case .setColumn: "setColumn"
    case .showColumn: "showColumn"
    case .hideColumn: "hideColumn"
    case .beginDismiss: "beginDismiss"
    case .beginPop: "beginPop"
    case .cancelTransition: "cancelTransition"
    case .selectDetent: "selectDetent"
    case .activateSearch: "activateSearch"
    case .cancelSearch: "cancelSearch"
    case .tap: "tap"
    case .setSidebar(let isShown, _): isShown ? "showSidebar" : "hideSidebar"
    case .setDisplayMode: "setDisplayMode"
    case .setBar(_, let isHidden, _): isHidden ? "hideBar" : "showBar"
    case .turnPage: "turnPage"
    case .scene: "scene"
    case .swiftUI: "swiftUI"
    }
  }
}
