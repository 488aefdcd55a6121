public import VCDiagnostics
public import VCModel
import VCReplay

/// Checks states of a model against dumps: the hierarchy must match the observed one, apart from names.
public struct ObservedHierarchyCheck {
  private let model: Model
  /// The hierarchies at the start and after each step.
  private let states: [Hierarchy]

  /// Replays a model.
  public init(_ model: Model) {
    self.model = model
    states = Array(Replay(model).states)
  }

  /// Checks the model's final state against a dump. If there are several dumps, this is the last one; the earlier ones
  /// were taken before it, in order, each after some step.
  public func findings(against observation: ObservedHierarchy, named name: String) -> [Diagnostic] {
    var first = 0
    for number in observation.dumps.indices.dropLast() {
      guard let dump = observation.dump(number + 1) else { continue }
      let step = states.indices.dropFirst(first).first { Self.differences(of: states[$0], from: dump).isEmpty }
      guard let step else { return [.neverSeen(number + 1, of: name, firstLine(of: dump))] }
      first = step
    }
    let last = observation.dump(observation.dumps.count) ?? observation
    return finding(after: nil, last, named: name, claim: nil).map { [$0] } ?? []
  }

  /// Checks the state that the model names against a dump.
  public func findings(of state: ObservedState, against observation: ObservedHierarchy) -> [Diagnostic] {
    var dump = observation
    if observation.dumps.count > 1 || state.number != nil {
      guard let number = state.number, let chosen = observation.dump(number) else {
        return [.whichDump(state, count: observation.dumps.count)]
      }
      dump = chosen
    }
    return finding(after: state.after, dump, named: state.dump, claim: state.origin).map { [$0] } ?? []
  }

  /// Returns the first difference, with the states that the dump would match instead.
  private func finding(after step: Int?, _ dump: ObservedHierarchy, named name: String, claim: Origin?) -> Diagnostic? {
    let position = step ?? states.count - 1
    guard states.indices.contains(position) else { return nil }
    let differences = Self.differences(of: states[position], from: dump)
    guard let first = differences.first else { return nil }
    let fitting = states.indices.filter { $0 != position && Self.differences(of: states[$0], from: dump).isEmpty }
    var notes: [Diagnostic.Note] = []
    if let place = first.observedOrigin.location { notes.append(.init("the dump shows it here", at: place)) }
    if let claim = claim?.location { notes.append(.init("the model names the dump here", at: claim)) }
    let more = differences.count - 1
    return Diagnostic(
      code: "seen-otherwise", severity: .error,
      message: "\(when(step)) \(first.words)"
        + (more > 0 ? "; \(more) more \(more == 1 ? "difference" : "differences")" : ""),
      suggestion: fitting.isEmpty
        ? nil : "the dump matches the state \(fitting.map(moment).joined(separator: " and "))",
      at: first.origin.location ?? first.observedOrigin.location ?? SourceLocation(file: name), notes: notes,
      controller: first.controller?.rawValue, step: position == 0 ? nil : position)
  }

  private func when(_ step: Int?) -> String {
    guard let step else { return states.count > 1 ? "after the last step" : "at the start" }
    return moment(step)
  }

  private func moment(_ step: Int) -> String { step == 0 ? "at the start" : "after step \(step)" }

  private func firstLine(of dump: ObservedHierarchy) -> SourceLocation? {
    dump.dumps.first?.lines.first?.controller.origin.location
  }

  private static func differences(of hierarchy: Hierarchy, from dump: ObservedHierarchy) -> [HierarchyDifference] {
    HierarchyMatch(hierarchy, dump.hierarchy).differences
  }
}

extension Diagnostic {
  fileprivate static func neverSeen(_ number: Int, of name: String, _ location: SourceLocation?) -> Diagnostic {
    Diagnostic(
      code: "seen-otherwise", severity: .error,
      message: "dump \(number) of '\(name)' does not match any state of the model in this order",
      suggestion: "show the differences with 'vcgraph diff'", at: location ?? SourceLocation(file: name))
  }

  fileprivate static func whichDump(_ state: ObservedState, count: Int) -> Diagnostic {
    let message =
      state.number.map { "there is no dump \($0) in '\(state.dump)'" } ?? "'\(state.dump)' contains several dumps"
    return Diagnostic(
      code: "no-such-dump", severity: .error, message: message,
      suggestion: count == 1 ? "it contains one dump" : "select one with 'number', from 1 to \(count)",
      at: state.origin.location)
  }
}
