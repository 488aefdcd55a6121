import VCDiagnostics
import VCModel

/// What became of one step: what changed, what UIKit said, and why.
public struct StepRecord: Hashable, Sendable {
  /// Counted from one.
  public var index: Int
  /// The step as the model has it.
  public var step: Step
  /// What became of it.
  public var outcome: StepOutcome
  /// What was said about it, in UIKit's words where UIKit has any.
  public var diagnostics: [Diagnostic] = []
  /// The presented controllers that it dismissed, topmost first (R73).
  public var dismissed: [ControllerID] = []
  /// Whose view appears or disappears, in the order of the callbacks (R48, R58).
  public var appearance: [AppearanceChange] = []
  /// Why it came to that, in the order in which UIKit decides.
  public var reasons: [Reason] = []
  /// What few steps have.
  public var response = Response()

  /// A record of a step that has done nothing yet.
  public init(index: Int, step: Step) {
    self.index = index
    self.step = step
    outcome = .performed
  }

  /// The presentation that it made.
  public var presentation: Presentation? { response.presentations.first }
  /// Which of the dismissed controllers is seen to move (R73).
  public var animated: ControllerID? { response.animated }
}

extension StepRecord {
  /// What UIKit gives back, beyond the change itself.
  public struct Response: Hashable, Sendable {
    /// The presentation that the step made: none or one.
    var presentations: [Presentation] = []
    /// What UIKit logs, without its category.
    public var log: [String] = []
    /// What UIKit raises.
    public var exception: UIKitException?
    /// What the method returns.
    public var returned: ReturnValue = .nothing
    /// What is called on the presentation's delegate, in order (R76).
    public var delegateCalls: [String] = []
    /// Where an unwind segue ends (R115).
    public var destination: ControllerID?
    /// Who would have presented, where `present` was refused or raised.
    public var refusedPresenter: ControllerID?
    /// Who was asked to present, where that was refused or raised.
    public var refusedInitiator: ControllerID?
    /// The dismissed controller that is seen to move (R73).
    public var animated: ControllerID?

    /// Nothing came back.
    public init() {}
  }
}

/// An Objective-C exception as UIKit raises it.
public struct UIKitException: Hashable, Sendable {
  /// Such as `NSInvalidArgumentException`.
  public var name: String
  /// The sentence; a controller's description is `<id>`.
  public var reason: String
}

/// What a method returns.
public enum ReturnValue: Hashable, Sendable {
  /// The method has no result.
  case nothing
  /// A controller or nil.
  case controller(ControllerID?)
  /// A list of controllers.
  case controllers([ControllerID])
}

/// A controller's view that comes or goes.
public struct AppearanceChange: Hashable, Sendable {
  /// Whose view it is.
  public var controller: ControllerID
  /// Whether it comes.
  public var appears: Bool
  /// Which part of it: a transition that takes a while calls twice (R178).
  public var phase: Phase = .whole

  /// The parts of a change.
  public enum Phase: Hashable, Sendable { case whole, will, did }

  /// What UIKit calls on the controller, in order.
  public var callbacks: [AppearanceCallback] {
    let all: [AppearanceCallback] =
      appears ? [.viewWillAppear, .viewDidAppear] : [.viewWillDisappear, .viewDidDisappear]
    switch phase {
    case .whole: return all
    case .will: return Array(all.prefix(1))
    case .did: return Array(all.suffix(1))
    }
  }

  /// The same change at another of its parts.
  func at(_ phase: Phase) -> Self {
    var changed = self
    changed.phase = phase
    return changed
  }

  /// What a cancelled change is followed by.
  var reversed: Self { Self(controller: controller, appears: !appears) }
}

// MARK: - Outcomes

extension StepRecord {
  /// UIKit logs a warning and changes nothing (R44).
  mutating func refuse(_ code: ReplayCode, _ text: String, about controller: ControllerID?) {
    outcome = .ignored
    response.log.append(text)
    add(code, text, about: controller)
  }

  /// UIKit raises, which ends an app that catches nothing (R45).
  mutating func raise(_ code: ReplayCode, _ name: String, _ reason: String, about controller: ControllerID?) {
    outcome = .exception
    response.exception = UIKitException(name: name, reason: reason)
    add(code, reason, about: controller)
  }

  /// There is nothing to do, and UIKit says nothing about it.
  mutating func ignore(_ code: ReplayCode? = nil, _ text: String = "", about controller: ControllerID? = nil) {
    outcome = .ignored
    if let code { add(code, text, about: controller) }
  }

  /// Adds to what is said, without a change of the outcome.
  mutating func add(_ code: ReplayCode, _ text: String, about controller: ControllerID?) {
    diagnostics.append(
      Diagnostic(
        code: code.rawValue, severity: code.severity, message: text, suggestion: code.suggestion,
        at: step.origin.location, controller: controller?.rawValue, step: index))
  }

  mutating func explain(_ fact: Reason.Fact) { reasons.append(Reason(fact)) }
}
