import VCDiagnostics
import VCModel
import VCReplay

extension ReplayOptions {
  /// The options for scenarios, which continue after an exception as if it had been caught (R44, R45), and ask for the
  /// orientations with `maskQuery`.
  static let scenario = ReplayOptions(
    continuesAfterException: true, startsAsDeclared: true, asksForOrientations: false)
}

/// The result of a scenario.
package struct ScenarioResult: Hashable, Sendable {
  /// The scenario's identifier.
  package var id: String
  /// The failures, one sentence each with what was expected and found; empty if the scenario passed.
  package var failures: [String]

  /// Whether all expectations were met.
  package var hasPassed: Bool { failures.isEmpty }

  /// `P04 passed`, or the failures on one line.
  package var line: String {
    guard !hasPassed else { return "\(id) passed" }
    let text = failures.joined(separator: "; ").split(separator: "\n", omittingEmptySubsequences: false)
    return "\(id) failed: " + text.joined(separator: "\\n")
  }
}

extension Scenario {
  /// Replays the scenario and compares the results. The replay continues after an exception as if it had been caught
  /// (R44, R45).
  package func run() -> ScenarioResult {
    var replayer = Replayer(model, options: .scenario)
    // API that is newer than the system does not make the start invalid.
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
