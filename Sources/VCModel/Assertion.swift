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
    /// The children of a container, in UIKit's order.
    case children(of: ControllerID, are: [ControllerID])
    /// The selected tab.
    case selected(in: ControllerID, is: ControllerID?)
    /// The detent at which a sheet rests, by its identifier; `nil` for what is no sheet (R172).
    case detent(of: ControllerID, is: String?)
    /// How a split view shows its columns; `nil` while it is collapsed (R176).
    case displayMode(of: ControllerID, is: SplitDisplayMode?)
    /// The bars around a controller (R179).
    case bars(around: ControllerID, are: [Bar])
    /// Where the tabs of a tab bar controller are (R175).
    case tabBarPlacement(of: ControllerID, is: TabBarPlacement?)
    /// Whose answer counts for something at the edges of the first window; `nil` is: nobody knows (R177).
    case asked(SystemBarQuestion, is: ControllerID?)
    /// What decides how a presentation is animated; `nil` for what is not presented (R178).
    case transitionChooser(of: ControllerID, is: TransitionChooser.Kind?)
    /// The state of a scene (R181).
    case scene(String, is: WindowScene.State)
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
