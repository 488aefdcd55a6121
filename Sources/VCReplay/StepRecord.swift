import VCDiagnostics
import VCModel

/// The result of one step: its changes, UIKit's messages, and the reasons.
public struct StepRecord: Hashable, Sendable {
  /// The number of the step, counted from one.
  public var index: Int
  /// The step in the model.
  public var step: Step
  /// The outcome of the step.
  public var outcome: StepOutcome
  /// The diagnostics of the step, with UIKit's wording where there is one.
  public var diagnostics: [Diagnostic] = []
  /// The presented controllers that it dismissed, topmost first (R73).
  public var dismissed: [ControllerID] = []
  /// The views that appear or disappear, in the order of the callbacks (R48, R58).
  public var appearance: [AppearanceChange] = []
  /// The reasons for the result, in the order in which UIKit decides.
  public var reasons: [Reason] = []
  /// Results that few steps have.
  public var response = Response()

  /// Creates the record of a step that has not run yet.
  public init(index: Int, step: Step) {
    self.index = index
    self.step = step
    outcome = .performed
  }

  /// The presentation that the step created.
  public var presentation: Presentation? { response.presentations.first }
  /// The dismissed controller that is visibly animated (R73).
  public var animated: ControllerID? { response.animated }
}

extension StepRecord {
  /// Whether it is unknown if the step has an effect, because it depends on the unknown style of a system controller (R47).
  package var isOutcomeUnknown: Bool {
    outcome == .ignored && diagnostics.contains { $0.code == ReplayCode.openSystemStyle.rawValue }
  }

  /// The results of a UIKit call besides the change itself.
  public struct Response: Hashable, Sendable {
    /// The presentation that the step created: none or one.
    var presentations: [Presentation] = []
    /// UIKit's log messages, without their category.
    public var log: [String] = []
    /// The exception that UIKit raises.
    public var exception: UIKitException?
    /// The return value of the method.
    public var returned: ReturnValue = .nothing
    /// The methods called on the presentation's delegate, in order (R76).
    public var delegateCalls: [String] = []
    /// The destination of an unwind segue (R115).
    public var destination: ControllerID?
    /// The intended presenter, if `present` was refused or raised an exception.
    public var refusedPresenter: ControllerID?
    /// The receiver of `present`, if it was refused or raised an exception.
    public var refusedInitiator: ControllerID?
    /// The dismissed controller that is visibly animated (R73).
    public var animated: ControllerID?

    /// Creates an empty response.
    public init() {}
  }
}

/// An Objective-C exception raised by UIKit.
public struct UIKitException: Hashable, Sendable {
  /// The exception's name, such as `NSInvalidArgumentException`.
  public var name: String
  /// The message; a controller's description is `<id>`.
  public var reason: String
}

/// The return value of a method.
public enum ReturnValue: Hashable, Sendable {
  /// The method has no result.
  case nothing
  /// A controller or `nil`.
  case controller(ControllerID?)
  /// A list of controllers.
  case controllers([ControllerID])
}

/// The appearance or disappearance of a controller's view.
public struct AppearanceChange: Hashable, Sendable {
  /// The controller whose view it is.
  public var controller: ControllerID
  /// Whether the view appears.
  public var appears: Bool
  /// The phase of the change: a transition that takes time calls twice (R178).
  public var phase: Phase = .whole

  /// The phases of a change.
  public enum Phase: Hashable, Sendable { case whole, will, did }

  /// The methods that UIKit calls on the controller, in order.
  public var callbacks: [AppearanceCallback] {
    let all: [AppearanceCallback] =
      appears ? [.viewWillAppear, .viewDidAppear] : [.viewWillDisappear, .viewDidDisappear]
    switch phase {
    case .whole: return all
    case .will: return Array(all.prefix(1))
    case .did: return Array(all.suffix(1))
    }
  }

  /// Returns the same change in another phase.
  func at(_ phase: Phase) -> Self {
    var changed = self
    changed.phase = phase
    return changed
  }

  /// The change that follows when this one is cancelled.
  var reversed: Self { Self(controller: controller, appears: !appears) }
}

// MARK: - Outcomes

extension StepRecord {
  /// Records that UIKit logs a warning and changes nothing (R44).
  mutating func refuse(_ code: ReplayCode, _ text: String, about controller: ControllerID?) {
    outcome = .ignored
    response.log.append(text)
    add(code, text, about: controller)
  }

  /// Records an exception, which terminates an app that does not catch it (R45).
  mutating func raise(
    _ code: ReplayCode, _ name: String, _ reason: String, suggestion: String? = nil, about controller: ControllerID?
  ) {
    outcome = .exception
    response.exception = UIKitException(name: name, reason: reason)
    add(code, reason, suggestion: suggestion, about: controller)
  }

  /// Records that there is nothing to do; UIKit logs nothing.
  mutating func ignore(
    _ code: ReplayCode? = nil, _ text: String = "", suggestion: String? = nil, about controller: ControllerID? = nil
  ) {
    outcome = .ignored
    if let code { add(code, text, suggestion: suggestion, about: controller) }
  }

  /// Adds a diagnostic without changing the outcome. Without a suggestion it has the one of its code.
  mutating func add(_ code: ReplayCode, _ text: String, suggestion: String? = nil, about controller: ControllerID?) {
    diagnostics.append(
      Diagnostic(
        code: code.rawValue, severity: code.severity, message: text, suggestion: suggestion ?? code.suggestion,
        at: step.origin.location, controller: controller?.rawValue, step: index))
  }

  mutating func explain(_ fact: Reason.Fact) { reasons.append(Reason(fact)) }
}
