import VCModel
import VCReplay
import VCWords

/// The transitions that run at one moment of a replay: they have begun, and no step has finished or cancelled them yet
/// (R178).
package struct TransitionUnderWay {
  /// What happens to a controller.
  enum Phase {
    case presenting, dismissing, popping

    var words: String {
      switch self {
      case .presenting: say("being presented")
      case .dismissing: say("being dismissed")
      case .popping: say("being popped")
      }
    }
  }

  /// The controllers that come or go.
  private var phases: [ControllerID: Phase] = [:]

  /// Creates the moment before the first step, at which nothing moves.
  init() {}

  /// Creates the moment after the last step of a replay.
  /// - Complexity: as much as one replay, if a step begins a transition.
  init(_ replay: Replay) {
    guard replay.steps.contains(where: { $0.step.operation.beginsTransition }) else { return }
    var states = replay.states
    for record in replay.steps {
      guard let before = states.next() else { return }
      take(record, from: before)
    }
  }

  /// Continues with the next step.
  mutating func take(_ record: StepRecord, from before: Hierarchy) {
    guard record.outcome == .performed else { return }
    switch record.step.operation {
    case .beginPresent(let presented, _): phases[presented] = .presenting
    case .beginDismiss(let receiver):
      let lowest = before.presentedViewController(of: receiver) ?? before.familyTop(of: receiver)
      for top in before.chain(from: lowest) { phases[top] = .dismissing }
    case .beginPop(let navigation):
      if let top = before.topViewController(of: navigation) { phases[top] = .popping }
    case .finishTransition, .cancelTransition: phases = [:]
    default: break
    }
  }

  /// Returns what happens to the top of a presented family.
  func presentation(of top: ControllerID) -> Phase? { phases[top].flatMap { $0 == .popping ? nil : $0 } }

  /// Returns whether a controller is leaving its navigation stack.
  func isPopping(_ id: ControllerID) -> Bool { phases[id] == .popping }
}

extension StepOperation {
  fileprivate var beginsTransition: Bool {
    switch self {
    case .beginPresent, .beginDismiss, .beginPop: true
    default: false
    }
  }
}
