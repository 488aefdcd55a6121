import VCModel

/// A transition that has begun and not finished (R41, R75, R178).
enum RunningTransition: Hashable, Sendable {
  /// A presentation; the controller is already presented, like UIKit's pointers during the animation.
  case presenting(ControllerID)
  /// A dismissal; the controllers, topmost first, are still presented (R15).
  case dismissing([ControllerID])
  /// An interactive pop; the top is still on the stack.
  case popping(ControllerID, from: ControllerID)

  /// The controllers whose presentations begin or end.
  var presented: [ControllerID] {
    switch self {
    case .presenting(let presented): [presented]
    case .dismissing(let all): all
    case .popping: []
    }
  }

  /// Returns whether a controller's family is one of the transition's ends.
  func concerns(_ id: ControllerID, in hierarchy: Hierarchy) -> Bool {
    let top = hierarchy.familyTop(of: id)
    switch self {
    case .presenting(let presented):
      return top == presented
        || hierarchy.presentation(of: presented).map { hierarchy.familyTop(of: $0.presenter) == top } ?? false
    case .dismissing(let all):
      return all.contains(top)
        || all.last.flatMap { hierarchy.presentation(of: $0) }.map { hierarchy.familyTop(of: $0.presenter) == top }
          ?? false
    case .popping(_, let navigation): return hierarchy.familyTop(of: navigation) == top
    }
  }
}

// Transitions that take time.
extension Replayer {
  mutating func beginPresent(_ presented: ControllerID, from receiver: ControllerID, _ record: inout StepRecord) {
    present(presented, from: receiver, PresentationSettings(), &record)
    if record.outcome == .performed { running.append(.presenting(presented)) }
  }

  /// Begins a dismissal; the dismissed controllers remain until it finishes.
  mutating func beginDismiss(_ receiver: ControllerID, _ record: inout StepRecord) {
    guard let target = dismissalTarget(of: receiver, &record) else { return }
    let removed = hierarchy.presentedControllers(from: target)
    guard !refusesDismissal(of: removed, from: receiver, &record) else { return }
    running.append(.dismissing(removed))
  }

  mutating func beginPop(_ navigation: ControllerID, _ record: inout StepRecord) {
    guard isNavigationController(navigation, &record) else { return }
    guard let top = poppableTop(of: navigation) else {
      record.explain(.stackOfOne(navigation))
      return record.ignore()
    }
    guard !isTransitioning(navigation) else {
      return record.refuse(.transitionInProgress, .popInProgress(navigation), about: navigation)
    }
    running.append(.popping(top, from: navigation))
  }

  /// Finishes the running transitions, of which different windows and definers can have one each.
  mutating func finishTransition(_ record: inout StepRecord) {
    guard !running.isEmpty else { return record.ignore(.noTransition, .noTransition, about: nil) }
    let finished = running
    running = []
    var dismissed: [ControllerID] = []
    for transition in finished {
      switch transition {
      case .presenting: break
      case .dismissing(let removed):
        remove(removed, &record)
        dismissed += removed
      case .popping(let top, let navigation):
        if hierarchy.parent(of: top) == navigation { takeOff([top], navigation, &record) }
      }
    }
    record.dismissed = dismissed
  }

  /// Cancels the running transitions and restores the state before them.
  mutating func cancelTransition(_ record: inout StepRecord) {
    guard !running.isEmpty else { return record.ignore(.noTransition, .noTransition, about: nil) }
    let cancelled = running
    running = []
    for case .presenting(let presented) in cancelled { hierarchy.endPresentation(of: presented) }
    record.explain(.transitionCancelled)
  }
}

extension String {
  fileprivate static let noTransition = "no transition is running, so none can finish or be cancelled"
}
