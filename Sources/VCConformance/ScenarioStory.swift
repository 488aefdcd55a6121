import VCDiagnostics
import VCModel
import VCReplay

extension Scenario {
  /// The complete results of a replay of the scenario: outcomes, reasons, diagnostics and callbacks of each operation,
  /// and the final state. Two replays that differ in any of these have different stories.
  package var story: String {
    var replayer = Replayer(model, options: .scenario)
    var lines = ["\(id): \(title)"]
    lines += replayer.startDiagnostics.map { "  start: \($0.code): \($0.message)" }
    lines += state(replayer.hierarchy).map { "  | \($0)" }
    for operation in operations { lines += story(of: operation, &replayer).map { "  \($0)" } }
    lines += state(replayer.hierarchy).map { "  | \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }

  private func story(of operation: ScenarioOperation, _ replayer: inout Replayer) -> [String] {
    let observed = operation.perform(on: &replayer)
    var lines = ["\(operation.verb): \(observed.outcome)"]
    if let word = observed.word, operation.verb != "dump" { lines[0] += " \(word)" }
    guard let record = observed.record else { return lines }
    lines += record.reasons.map { "  \($0)" }
    lines += record.diagnostics.map { "  \($0.severity.rawValue) \($0.code): \($0.message)" }
    lines += record.response.log.map { "  log \($0)" }
    if let exception = record.response.exception { lines.append("  raises \(exception.name)") }
    if !record.dismissed.isEmpty { lines.append("  dismissed \(words(record.dismissed))") }
    if let moving = record.animated { lines.append("  moves \(moving)") }
    lines += record.appearance.map { "  \($0.controller) \($0.callbacks.map(\.rawValue).joined(separator: " "))" }
    return lines
  }

  private func state(_ hierarchy: Hierarchy) -> [String] {
    var lines = hierarchy.printedHierarchy.split(separator: "\n").map(String.init)
    lines += hierarchy.presentations.map { presentation in
      "\(presentation.presented) by \(presentation.presenter) from \(presentation.initiator?.rawValue ?? "nobody known"),"
        + " \(presentation.style.rawValue) of \(presentation.resolvedStyle.rawValue), \(presentation.transition.rawValue)"
        + " by \(presentation.chooser.kind.rawValue)"
    }
    for id in hierarchy.ids {
      let pointers = Pointer.allCases.compactMap { pointer in
        hierarchy[pointer, of: id].map { "\(pointer.rawValue) \($0)" }
      }
      let mask = hierarchy.supportedInterfaceOrientations(of: id).words
      lines.append("\(id): \(pointers.isEmpty ? "alone" : pointers.joined(separator: ", ")); \(mask)")
    }
    lines.append("visible \(words(hierarchy.visible))")
    return lines
  }

  private func words(_ ids: [ControllerID]) -> String { ids.map(\.rawValue).joined(separator: ", ") }
}
