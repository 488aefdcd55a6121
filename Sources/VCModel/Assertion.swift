/// Something that a model claims about its own replay.
public struct Assertion: Hashable, Sendable {
  /// What is claimed. `nil` stands for UIKit's `nil`.
  public enum Claim: Hashable, Sendable {
    case pointer(Pointer, of: ControllerID, is: ControllerID?)
    /// The style after adaptation.
    case style(of: ControllerID, is: ModalPresentationStyle?)
    case transition(of: ControllerID, is: ModalTransitionStyle?)
    /// Who provides the presentation context.
    case context(of: ControllerID, is: ControllerID?)
    case initiator(of: ControllerID, is: ControllerID?)
    /// The presenting and presented controllers, from a window's root up.
    case chain([ControllerID])
    /// The deepest shown controllers: where a person's touch would land.
    case visible([ControllerID])
    case orientations(of: ControllerID, are: InterfaceOrientationMask)
    case outcome(StepOutcome)
    /// Topmost first.
    case dismissed([ControllerID])
    /// The codes of the diagnostics, in order.
    case diagnostics([String])
    case appearance(of: ControllerID, is: [AppearanceCallback])
  }

  /// What must hold.
  public var claim: Claim
  /// Where the model says it; a failure is reported there.
  public var origin: Origin

  /// A claim by itself holds at no certain moment: a step or the model that carries it decides that.
  public init(_ claim: Claim, origin: Origin = .unknown) {
    self.claim = claim
    self.origin = origin
  }
}

/// A property of `UIViewController` that points at another controller.
public enum Pointer: String, Hashable, Sendable, CaseIterable {
  case presentingViewController, presentedViewController, parent
  case navigationController, tabBarController, splitViewController

  /// The property by its name of today, or by the one that it had before iOS 5 (R17).
  public init?(name: String) {
    switch name {
    case "modalViewController": self = .presentedViewController
    case "parentViewController": self = .parent
    default: self.init(rawValue: name)
    }
  }
}

/// What became of a step.
public enum StepOutcome: String, Hashable, Sendable, CaseIterable {
  case performed
  /// UIKit refuses or has nothing to do; nothing changes.
  case ignored
  /// UIKit raises; the app would be gone.
  case exception
  /// Not tried, because an exception came before.
  case skipped
}

/// What UIKit calls on a controller whose view comes or goes (R48).
public enum AppearanceCallback: String, Hashable, Sendable, CaseIterable {
  case viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
}
