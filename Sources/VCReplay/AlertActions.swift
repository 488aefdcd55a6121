import VCModel

// Taps on the actions of an alert (R174).
extension Replayer {
  /// Taps an action: the alert is dismissed first, then the action's handler runs (R80).
  mutating func tap(_ title: String, in alert: ControllerID, _ record: inout StepRecord) {
    guard hierarchy.presentation(of: alert) != nil else {
      return record.ignore(.notPresented, "'\(alert)' is not presented, so it cannot be tapped", about: alert)
    }
    guard hierarchy.isConnectedToWindow(alert) else {
      return record.ignore(.notInWindow, "'\(alert)' is in no window, so it cannot be tapped", about: alert)
    }
    guard isReachable(alert) else {
      let topmost = topmostPresentation(above: alert)?.presented ?? alert
      return record.ignore(.notTopmost, .notTopmost(alert, below: topmost), about: alert)
    }
    guard let action = hierarchy.read(alert, { $0.actions.first { $0.title == title } }) ?? nil else {
      let titles = hierarchy.read(alert) { $0.actions.map { "'\($0.title)'" } } ?? []
      let known = titles.isEmpty ? "it has none" : "it has \(titles.joined(separator: ", "))"
      return record.ignore(.noSuchAction, "'\(alert)' has no action '\(title)'; \(known)", about: alert)
    }
    perform(action, of: alert, &record)
  }

  /// Whether the user can touch an alert: it is on top of its window, or below a sheet that does not dim it (R172).
  private func isReachable(_ alert: ControllerID) -> Bool {
    hierarchy.visible.contains { hierarchy.familyTop(of: $0) == alert }
  }

  /// Dismisses an alert and runs the action's handler.
  mutating func perform(_ action: AlertAction, of alert: ControllerID, _ record: inout StepRecord) {
    if isTransitioning(alert) {
      return record.refuse(.transitionInProgress, .dismissInProgress(alert), about: alert)
    }
    remove(hierarchy.presentedControllers(from: alert), &record)
    record.explain(.tapped(action.title, alert))
    for step in action.then {
      var inner = StepRecord(index: record.index, step: step)
      inner.step.origin = step.origin.location == nil ? record.step.origin : step.origin
      run(step, &inner)
      record.take(inner)
      if inner.outcome == .exception { return }
    }
  }

  /// Returns the action that a tap outside an action sheet performs.
  func cancelAction(of alert: ControllerID) -> AlertAction? {
    hierarchy.read(alert) { $0.actions.first { $0.style == .cancel } } ?? nil
  }

  /// Reports a second cancel action, for which UIKit raises an exception.
  mutating func checkActions(of controller: Controller) {
    guard let second = controller.secondCancelAction else { return }
    let origin = second.origin.location == nil ? controller.origin : second.origin
    reportStart(.twoCancelActions, .twoCancelActions, at: origin, about: controller.id)
  }

  /// Raises the exception for an alert with a second cancel action when the alert is made, right before it is presented.
  func raisesForActions(of presented: ControllerID, _ record: inout StepRecord) -> Bool {
    guard hierarchy.read(presented, { $0.secondCancelAction != nil }) ?? false else { return false }
    record.raise(.twoCancelActions, "NSInternalInconsistencyException", .twoCancelActions, about: presented)
    return true
  }
}

extension Controller {
  /// The cancel action after the first one.
  fileprivate var secondCancelAction: AlertAction? { actions.filter { $0.style == .cancel }.dropFirst().first }
}

extension String {
  fileprivate static let twoCancelActions =
    "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
}

extension StepRecord {
  /// Adds the results of a step that this one caused.
  fileprivate mutating func take(_ inner: StepRecord) {
    diagnostics += inner.diagnostics
    reasons += inner.reasons
    dismissed += inner.dismissed
    response.presentations += inner.response.presentations
    response.log += inner.response.log
    response.delegateCalls += inner.response.delegateCalls
    guard inner.outcome == .exception else { return }
    outcome = .exception
    response.exception = inner.response.exception
  }
}
