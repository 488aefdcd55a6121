import VCDiagnostics
import VCModel

extension Replay {
  /// Everything that the model claims and that is not so: per step right after it, and for the end after the last step.
  ///
  /// Claims about the end are left out when the replay stopped before it.
  /// - Complexity: as much as the replay itself, when a step claims anything.
  public func checkExpectations() -> [Diagnostic] {
    var result: [Diagnostic] = []
    if steps.contains(where: { !$0.step.expect.isEmpty }) {
      var replayer = Replayer(model, options: options)
      for record in steps {
        replayer.perform(record.step)
        let moment = Moment(hierarchy: replayer.hierarchy, record: record)
        result += record.step.expect.compactMap { moment.failure(of: $0) }
      }
    }
    if steps.count == model.steps.count {
      let moment = Moment(hierarchy: hierarchy, record: nil)
      result += model.expect.compactMap { moment.failure(of: $0) }
    }
    return result
  }
}

/// What can be compared at one moment of a replay.
private struct Moment {
  let hierarchy: Hierarchy
  /// The step right before it; `nil` for claims about the end.
  let record: StepRecord?

  func failure(of assertion: Assertion) -> Diagnostic? {
    let unknown = assertion.claim.controllers.first { !hierarchy.contains($0) && hierarchy.tabBar(ofMore: $0) == nil }
    let message = unknown.map { "there is no controller '\($0)'" } ?? mismatch(assertion.claim)
    guard let message else { return nil }
    return Diagnostic(
      code: ReplayCode.expectationFailed.rawValue, severity: ReplayCode.expectationFailed.severity, message: message,
      at: assertion.origin.location, controller: assertion.claim.controllers.first?.rawValue, step: record?.index)
  }

  private func mismatch(_ claim: Assertion.Claim) -> String? {
    switch claim {
    case .pointer(let pointer, let id, let expected):
      return compare("'\(id)'.\(pointer.rawValue)", expected?.rawValue, hierarchy[pointer, of: id]?.rawValue)
    case .style(let id, let expected):
      return compare("the style of '\(id)'", expected?.rawValue, hierarchy.presentation(of: id)?.style.rawValue)
    case .transition(let id, let expected):
      return compare(
        "the transition of '\(id)'", expected?.rawValue, hierarchy.presentation(of: id)?.transition.rawValue)
    case .context(let id, let expected):
      return compare("the context of '\(id)'", expected?.rawValue, hierarchy.presentation(of: id)?.context.rawValue)
    case .initiator(let id, let expected):
      return compare(
        "the initiator of '\(id)'", expected?.rawValue, hierarchy.presentation(of: id)?.initiator?.rawValue)
    case .chain(let expected):
      let chains = hierarchy.chains
      return chains.contains(expected) ? nil : compare("the chain", list(expected), list(chains.first ?? []))
    case .visible(let expected):
      let visible = hierarchy.visible
      let isSo = expected.count == 1 ? visible.contains(expected[0]) : Set(expected) == Set(visible)
      return isSo ? nil : compare("what is visible", list(expected), list(visible))
    case .orientations(let id, let expected):
      return compare(
        "the orientations of '\(id)'", list(expected), list(hierarchy.supportedInterfaceOrientations(of: id)))
    case .outcome, .dismissed, .diagnostics, .appearance:
      guard let record else { return "this can only be expected of a step" }
      return mismatch(claim, in: record)
    }
  }

  private func mismatch(_ claim: Assertion.Claim, in record: StepRecord) -> String? {
    switch claim {
    case .outcome(let expected): return compare("the outcome", expected.rawValue, record.outcome.rawValue)
    case .dismissed(let expected): return compare("what is dismissed", list(expected), list(record.dismissed))
    case .diagnostics(let expected):
      let codes = record.diagnostics.map(\.code)
      let withoutNotes = record.diagnostics.filter { $0.severity != .note }.map(\.code)
      let isSo = expected == codes || expected == withoutNotes
      return isSo ? nil : compare("the diagnostics", words(expected), words(codes))
    case .appearance(let id, let expected):
      let callbacks = record.appearance.filter { $0.controller == id }.flatMap(\.callbacks)
      return compare("the callbacks of '\(id)'", words(expected.map(\.rawValue)), words(callbacks.map(\.rawValue)))
    default: return nil
    }
  }

  private func compare(_ what: String, _ expected: String?, _ found: String?) -> String? {
    expected == found ? nil : "\(what) is \(found ?? "nil"), expected \(expected ?? "nil")"
  }

  private func list(_ ids: [ControllerID]) -> String { words(ids.map(\.rawValue)) }

  private func list(_ mask: InterfaceOrientationMask) -> String { words(mask.names) }

  private func words(_ words: [String]) -> String { "[\(words.joined(separator: ", "))]" }
}

extension Assertion.Claim {
  /// The controllers that must exist for it to make sense.
  fileprivate var controllers: [ControllerID] {
    switch self {
    case .pointer(_, let id, let other), .context(let id, let other), .initiator(let id, let other):
      [id] + (other.map { [$0] } ?? [])
    case .style(let id, _), .transition(let id, _), .orientations(let id, _), .appearance(let id, _): [id]
    case .chain(let ids), .visible(let ids), .dismissed(let ids): ids
    case .outcome, .diagnostics: []
    }
  }
}
