/// An assertion that a model makes about its own replay.
public struct Assertion: Hashable, Sendable {
  /// The claim itself. A `nil` value is UIKit's `nil`.
  public enum Claim: Hashable, Sendable {
    case pointer(Pointer, of: ControllerID, is: ControllerID?)
    /// The style after adaptation.
    case style(of: ControllerID, is: ModalPresentationStyle?)
    case transition(of: ControllerID, is: ModalTransitionStyle?)
    /// The controller that provides the presentation context.
    case context(of: ControllerID, is: ControllerID?)
    case initiator(of: ControllerID, is: ControllerID?)
    /// The presenting and presented controllers, from a window's root up.
    case chain([ControllerID])
    /// The deepest visible controllers: those that would receive a touch.
    case visible([ControllerID])
    case orientations(of: ControllerID, are: InterfaceOrientationMask)
    /// The children of a container, in UIKit's order.
    case children(of: ControllerID, are: [ControllerID])
    /// The selected tab.
    case selected(in: ControllerID, is: ControllerID?)
    /// The identifier of a sheet's selected detent; `nil` for a controller that is not a sheet (R172).
    case detent(of: ControllerID, is: String?)
    /// A split view's display mode; `nil` while it is collapsed (R176).
    case displayMode(of: ControllerID, is: SplitDisplayMode?)
    /// The bars around a controller (R179).
    case bars(around: ControllerID, are: [Bar])
    /// The placement of a tab bar controller's tabs (R175).
    case tabBarPlacement(of: ControllerID, is: TabBarPlacement?)
    /// The controller whose answer determines a property of the system bars in the first window; `is: nil` claims that
    /// it is unknown (R177).
    case asked(SystemBarQuestion, is: ControllerID?)
    /// The property that decides how a presentation is animated; `nil` for a controller that is not presented (R178).
    case transitionChooser(of: ControllerID, is: TransitionChooser.Kind?)
    /// The state of a scene (R181).
    case scene(String, is: WindowScene.State)
    case outcome(StepOutcome)
    /// The dismissed controllers, topmost first.
    case dismissed([ControllerID])
    /// The codes of the diagnostics, in order.
    case diagnostics([String])
    case appearance(of: ControllerID, is: [AppearanceCallback])
  }

  /// The claim that must hold.
  public var claim: Claim
  /// The location in the model, where a failure is reported.
  public var origin: Origin

  /// Creates a claim. The step or model that contains it determines when it is checked.
  public init(_ claim: Claim, origin: Origin = .unknown) {
    self.claim = claim
    self.origin = origin
  }
}

/// A property of `UIViewController` that points at another controller.
public enum Pointer: String, Hashable, Sendable, CaseIterable {
  case presentingViewController, presentedViewController, parent
  case navigationController, tabBarController, splitViewController

  /// Creates a pointer from the property's current name, or from its name before iOS 5 (R17).
  public init?(name: String) {
    switch name {
    case "modalViewController": self = .presentedViewController
    case "parentViewController": self = .parent
    default: self.init(rawValue: name)
    }
  }
}

/// The outcome of a step.
public enum StepOutcome: String, Hashable, Sendable, CaseIterable {
  case performed
  /// UIKit refuses the operation or has nothing to do; nothing changes.
  case ignored
  /// UIKit raises an exception; the app would crash.
  case exception
  /// Not attempted, because an earlier step raised an exception.
  case skipped
}

/// A method that UIKit calls on a controller when its view appears or disappears (R48).
public enum AppearanceCallback: String, Hashable, Sendable, CaseIterable {
  case viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
}
