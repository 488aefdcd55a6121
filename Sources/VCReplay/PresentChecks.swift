import VCModel

extension Replayer {
  /// Performs the checks of `present` in the order of R33; the record contains the failure.
  ///
  /// The order is undocumented; this function is the only place that defines it.
  func passesChecks(_ request: PresentRequest, presenter: ControllerID, _ record: inout StepRecord) -> Bool {
    let (presented, initiator) = (request.presented, request.initiator)
    let ios = hierarchy.environment.ios
    if presented == initiator {
      record.raise(.presentedItself, presented)
    } else if let parent = hierarchy.parent(of: presented) {
      record.raise(.hasParent, presented, in: parent, ios: ios)
    } else if let edge = hierarchy.presentation(of: presented) {
      record.raise(.alreadyPresented, presented, by: edge.presenter, ios: ios)
    } else if request.resolvedStyle == .none {
      record.raise(.styleNone, presented)
    } else if breaksPartialCurl(request) {
      record.raise(.partialCurl, presented)
    } else if breaksPopoverTransition(request) {
      record.raise(.transitionInPopover, presented, transition: request.transition)
    } else if presented == presenter || hierarchy.isAncestor(presented, of: presenter) {
      record.raise(.presentedItself, presented)
    } else if hierarchy.windows.contains(where: { $0.root == presented }) {
      record.raise(.presentedRoot, presented)
    } else if isInTransition(presenter) {
      record.refuse(.transitionInProgress, .inProgress(request, on: presenter, ios: ios), about: presenter)
    } else if let edge = hierarchy.presentation(by: presenter) {
      record.refuse(.alreadyPresenting, .alreadyPresenting(request, edge, ios: ios), about: presenter)
    } else if !areInWindow(presenter, request.initiator) {
      record.refuse(.notInWindow, .notInWindow(request, on: presenter, ios: ios), about: presenter)
      noteDetached(request, &record)
    } else {
      if !hierarchy.isInWindow(initiator) {
        record.add(.initiatorNotInWindow, .initiatorNotInWindow(request, presenter), about: initiator)
      }
      if hierarchy.read(initiator, { $0.isViewDetached }) ?? false { complainOfDetached(request, &record) }
      return true
    }
    return false
  }

  /// Whether a partial curl is invalid: it needs a full-screen style and a presenter that fills the screen, and a
  /// controller presented by one cannot present anything (R64).
  private func breaksPartialCurl(_ request: PresentRequest) -> Bool {
    let below = hierarchy.presentation(of: hierarchy.familyTop(of: request.initiator))
    if below?.transition == .partialCurl { return true }
    guard request.transition == .partialCurl else { return false }
    let fillsScreen = below.map { $0.style == .fullScreen || $0.style == .overFullScreen } ?? true
    return request.resolvedStyle != .fullScreen || !fillsScreen
  }

  /// Whether a transition is invalid inside a popover: a context presentation there requires `coverVertical` (R65).
  private func breaksPopoverTransition(_ request: PresentRequest) -> Bool {
    request.resolvedStyle.isContextStyle && request.transition != .coverVertical
      && hierarchy.presentation(of: hierarchy.familyTop(of: request.initiator))?.style == .popover
  }

  /// Whether the presenter is part of a presentation that has not finished (R41).
  private func isInTransition(_ presenter: ControllerID) -> Bool {
    let ends = running.flatMap(\.presented)
    guard !ends.isEmpty else { return false }
    let top = hierarchy.familyTop(of: presenter)
    return ends.contains { $0 == top || hierarchy.presentation(of: $0)?.presenter == presenter }
  }

  /// Whether the presenter is in a window; up to iOS 12 the receiver must be, too (R40).
  private func areInWindow(_ presenter: ControllerID, _ receiver: ControllerID) -> Bool {
    hierarchy.isInWindow(presenter) && (hierarchy.environment.ios >= 13 || hierarchy.isInWindow(receiver))
  }

  /// Adds a second warning for a family that is not in a window (R32, R42).
  private func noteDetached(_ request: PresentRequest, _ record: inout StepRecord) {
    if !hierarchy.isConnectedToWindow(request.initiator) { complainOfDetached(request, &record) }
  }

  private func complainOfDetached(_ request: PresentRequest, _ record: inout StepRecord) {
    let text = String.detached(request, ios: hierarchy.environment.ios)
    record.response.log.append(text)
    record.add(.detachedPresenter, text, about: request.initiator)
  }
}

// MARK: - UIKit's messages

extension StepRecord {
  private static let invalidArgument = "NSInvalidArgumentException"

  mutating func raise(_ code: ReplayCode, on receiver: ControllerID) {
    raise(
      code, Self.invalidArgument,
      "Application tried to present a nil modal view controller on target <\(receiver)>.", about: receiver)
  }

  fileprivate mutating func raise(_ code: ReplayCode, _ presented: ControllerID) {
    switch code {
    case .styleNone:
      raise(
        code, "NSInternalInconsistencyException",
        "The specified modal presentation style doesn't have a corresponding presentation controller.",
        about: presented)
    case .partialCurl:
      raise(
        code, Self.invalidArgument,
        "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller"
          + " <\(presented)>.", about: presented)
    case .presentedRoot: raiseActive(code, presented)
    default:
      raise(
        code, Self.invalidArgument,
        "Application tried to present modal view controller on itself. Presenting controller is <\(presented)>.",
        about: presented)
    }
  }

  fileprivate mutating func raise(_ code: ReplayCode, _ presented: ControllerID, in parent: ControllerID, ios: Int) {
    guard ios >= 13 else { return raiseActive(code, presented) }
    raise(
      code, Self.invalidArgument,
      "Application tried to present modally a view controller <\(presented)> that has a parent view controller"
        + " <\(parent)>.", about: presented)
  }

  fileprivate mutating func raise(_ code: ReplayCode, _ presented: ControllerID, by presenter: ControllerID, ios: Int) {
    guard ios >= 13 else { return raiseActive(code, presented) }
    raise(
      code, Self.invalidArgument,
      "Application tried to present modally a view controller <\(presented)> that is already being presented by"
        + " <\(presenter)>.", about: presented)
  }

  fileprivate mutating func raise(_ code: ReplayCode, _ presented: ControllerID, transition: ModalTransitionStyle) {
    raise(
      code, Self.invalidArgument,
      "inside a popover <\(presented)> can only be presented in a context with coverVertical, not with"
        + " \(transition.rawValue)", about: presented)
  }

  private mutating func raiseActive(_ code: ReplayCode, _ presented: ControllerID) {
    raise(
      code, Self.invalidArgument, "Application tried to present modally an active controller <\(presented)>.",
      about: presented)
  }
}

extension String {
  /// Returns `Attempt to present <X> on <Y>`: old systems name the receiver, newer ones both controllers (R39, R43).
  private static func attempt(_ request: PresentRequest, on presenter: ControllerID, ios: Int) -> String {
    ios < 13
      ? "Attempt to present <\(request.presented)> on <\(request.initiator)>"
      : "Attempt to present <\(request.presented)> on <\(presenter)> (from <\(request.initiator)>)"
  }

  /// Returns the message for a presenter that is already presenting (R39, R43).
  fileprivate static func alreadyPresenting(_ request: PresentRequest, _ edge: Presentation, ios: Int) -> String {
    attempt(request, on: edge.presenter, ios: ios) + " which is already presenting <\(edge.presented)>"
      + (ios < 13 ? "" : ".")
  }

  /// Returns the message for a presenter whose view is not in a window (R40, R43).
  fileprivate static func notInWindow(_ request: PresentRequest, on presenter: ControllerID, ios: Int) -> String {
    attempt(request, on: presenter, ios: ios) + " whose view is not in the window hierarchy" + (ios < 13 ? "!" : ".")
  }

  /// Returns the message for a presenter that is in the middle of a presentation (R41, R43).
  fileprivate static func inProgress(_ request: PresentRequest, on presenter: ControllerID, ios: Int) -> String {
    attempt(request, on: presenter, ios: ios) + " while a presentation is in progress" + (ios < 13 ? "!" : ".")
  }

  /// Returns the message for a family that is not in a window (R32, R42).
  fileprivate static func detached(_ request: PresentRequest, ios: Int) -> String {
    let (presented, receiver) = (request.presented, request.initiator)
    switch ios {
    case ..<13: return "Presenting view controllers on detached view controllers is discouraged <\(receiver)>."
    case ..<16:
      return "Presenting view controller <\(presented)> from detached view controller <\(receiver)> is discouraged."
    default:
      return "Presenting view controller <\(presented)> from detached view controller <\(receiver)> is not supported,"
        + " and may result in incorrect safe area insets and a corrupt root presentation. Make sure <\(receiver)> is in"
        + " the view controller hierarchy before presenting from it. Will become a hard exception in a future release."
    }
  }

  fileprivate static func initiatorNotInWindow(_ request: PresentRequest, _ presenter: ControllerID) -> String {
    "'\(request.initiator)' is asked to present although its view is not in the window; '\(presenter)' is in the window and presents"
  }
}
