import VCDiagnostics
import VCModel
import VCReplay

/// What came of a scenario.
package struct ScenarioResult: Hashable, Sendable {
  /// The scenario's id.
  package var id: String
  /// What was expected and what came, one sentence each; empty when it passed.
  package var failures: [String]

  /// Whether everything came as expected.
  package var hasPassed: Bool { failures.isEmpty }

  /// `P04 passed`, or what was expected and what came, on one line.
  package var line: String {
    guard !hasPassed else { return "\(id) passed" }
    let text = failures.joined(separator: "; ").split(separator: "\n", omittingEmptySubsequences: false)
    return "\(id) failed: " + text.joined(separator: "\\n")
  }
}

extension Scenario {
  /// Replays the scenario and compares. It goes on after an exception as if that had been caught (R44, R45).
  package func run() -> ScenarioResult {
    var replayer = Replayer(model, options: ReplayOptions(continuesAfterException: true, startsAsDeclared: true))
    // What the system did not have yet is no fault of the start.
    var failures = replayer.startDiagnostics.filter { $0.code == ReplayCode.invalidStart.rawValue }
      .map { "start: \($0.message)" }
    for (number, operation) in operations.enumerated() {
      let observed = operation.perform(on: &replayer)
      for (key, value) in operation.expect {
        guard let failure = observed.mismatch(key, value) else { continue }
        failures.append("op \(number + 1) \(operation.verb): \(failure)")
      }
    }
    let codes = replayer.startDiagnostics.map(\.code)
    for (key, value) in final where key == "startDiagnostics" {
      if let failure = Comparison.mismatch(key, value, list: codes) { failures.append("final \(failure)") }
    }
    for (key, value) in final where key != "startDiagnostics" {
      failures += FinalState(hierarchy: replayer.hierarchy).mismatches(key, value).map { "final \($0)" }
    }
    return ScenarioResult(id: id, failures: failures)
  }
}

extension ScenarioOperation {
  func perform(on replayer: inout Replayer) -> Observation {
    switch action {
    case .step(let operation): return Observation(replayer.perform(operation), replayer.hierarchy)
    case .configured(let operation, let controller, let settings):
      replayer.configure(controller, settings.write)
      return Observation(replayer.perform(operation), replayer.hierarchy)
    case .maskQuery: return Observation(orientations: replayer.orientationQuery(), replayer.hierarchy)
    case .readStyle(let id):
      return Observation(style: replayer.hierarchy.modalPresentationStyle(of: id), replayer.hierarchy)
    case .dump: return Observation(outline: replayer.hierarchy.outline, replayer.hierarchy)
    }
  }
}

extension ScenarioOperation.Settings {
  func write(to controller: inout Controller) {
    if let style { controller.modalPresentationStyle = style }
    if let transition { controller.modalTransitionStyle = transition }
    if let popover { controller.popover = popover }
    if let adaptive { controller.adaptivePresentationStyle = adaptive }
  }
}
