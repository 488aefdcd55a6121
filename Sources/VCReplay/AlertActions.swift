import VCModel

// Taps on the actions of an alert (R174).
extension Replayer {
  /// Taps an action: the alert is dismissed first, then the action's handler runs (R80).
  mutating func tap(_ title: String, in alert: ControllerID, _ record: inout StepRecord) {
    guard hierarchy.presentation(of: alert) != nil else {
      return record.ignore(.notPresented, "'\(alert)' is not presented, so it cannot be tapped", about: alert)
    }
    guard let action = hierarchy.read(alert, { $0.actions.first { $0.title == title } }) ?? nil else {
      let titles = hierarchy.read(alert) { $0.actions.map { "'\($0.title)'" } } ?? []
      let known = titles.isEmpty ? "it has none" : "it has \(titles.joined(separator: ", "))"
      return record.ignore(.noSuchAction, "'\(alert)' has no action '\(title)'; \(known)", about: alert)
    }
    perform(action, of: alert, &record)
  }

  /// Dismisses an alert and runs the action's handler.
  mutating func perform(_ action: AlertAction, of alert: ControllerID, _ record: inout StepRecord) {
    if let transition = running, transition.concerns(alert, in: hierarchy) {
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
    guard controller.actions.count(where: { $0.style == .cancel }) > 1 else { return }
    reportStart(
      .twoCancelActions, "UIAlertController can only have one action with a style of UIAlertActionStyleCancel",
      about: controller)
  }
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
