import VCDiagnostics
import VCReplay

extension Scenario {
  /// Returns the numbers of the rules that a replay of the scenario gives as reasons or in diagnostics.
  package func touchedRules() -> Set<Int> {
    var replayer = Replayer(model, options: .scenario)
    var found = Set(replayer.startDiagnostics.compactMap(\.ruleNumber))
    for operation in operations {
      guard let record = operation.perform(on: &replayer).record else { continue }
      found.formUnion(record.reasons.compactMap(\.ruleNumber) + record.diagnostics.compactMap(\.ruleNumber))
    }
    return found
  }
}

extension Reason {
  fileprivate var ruleNumber: Int? { Int(rule.dropFirst()) }
}

extension Diagnostic {
  fileprivate var ruleNumber: Int? { ReplayCode(rawValue: code)?.rule.flatMap { Int($0.dropFirst()) } }
}
