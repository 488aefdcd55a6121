import VCDiagnostics
import VCModel

extension Replay {
  /// Checks the model's assertions and returns the failures: those of a step right after it, the others after the last
  /// step.
  ///
  /// Assertions about the end are skipped if the replay stopped before it.
  /// - Complexity: as much as the replay itself, if any step has assertions.
  public func checkExpectations() -> [Diagnostic] {
    var result: [Diagnostic] = []
    if steps.contains(where: { !$0.step.expect.isEmpty }) {
      var replayer = Replayer(model, options: options)
      for record in steps {
        replayer.perform(record.step)
        let moment = Moment(hierarchy: replayer.hierarchy, record: record, diagnostics: record.diagnostics)
        result += record.step.expect.compactMap { moment.failure(of: $0) }
      }
    }
    if steps.count == model.steps.count {
      let moment = Moment(hierarchy: hierarchy, record: nil, diagnostics: diagnostics)
      result += model.expect.compactMap { moment.failure(of: $0) }
    }
    return result
  }
}

/// The state against which assertions are checked at one moment of a replay.
private struct Moment {
  let hierarchy: Hierarchy
  /// The preceding step; `nil` for assertions about the end.
  let record: StepRecord?
  /// The diagnostics of the step, or of the whole replay at its end.
  let diagnostics: [Diagnostic]

  func failure(of assertion: Assertion) -> Diagnostic? {
    let unknown = assertion.claim.controllers.first { !hierarchy.contains($0) && hierarchy.tabBar(ofMore: $0) == nil }
    let code = assertion.claim.unknownCode
    let message =
      unknown.map { "there is no controller '\($0)'" } ?? code.map { "there is no diagnostic '\($0)'" }
      ?? mismatch(assertion.claim)
    guard let message else { return nil }
    let known = ReplayCode.allCases.map(\.rawValue)
    return Diagnostic(
      code: ReplayCode.expectationFailed.rawValue, severity: ReplayCode.expectationFailed.severity, message: message,
      suggestion: code.flatMap { .nearest(to: $0, among: known) },
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
      let chains = hierarchy.allChains
      return chains.contains(expected) ? nil : compare("the chain", list(expected), list(chains.first ?? []))
    case .visible(let expected):
      let visible = hierarchy.visible
      let isSo = expected.count == 1 ? visible.contains(expected[0]) : Set(expected) == Set(visible)
      return isSo ? nil : compare("the visible controllers", list: list(expected), list(visible))
    case .orientations(let id, let expected):
      return compare(
        "the orientations of '\(id)'", list: list(expected), list(hierarchy.supportedInterfaceOrientations(of: id)))
    case .children, .selected, .detent, .displayMode, .bars, .tabBarPlacement, .asked, .transitionChooser, .scene:
      return mismatchModern(claim)
    case .diagnostics(let expected):
      let codes = diagnostics.map(\.code)
      let isSo = expected == codes || expected == diagnostics.filter { $0.severity != .note }.map(\.code)
      return isSo ? nil : compare("the diagnostics", list: words(expected), words(codes))
    case .outcome, .dismissed, .appearance:
      guard let record else { return "this can only be expected in a step" }
      return mismatch(claim, in: record)
    }
  }

  private func mismatchModern(_ claim: Assertion.Claim) -> String? {
    switch claim {
    case .children(let id, let expected):
      return compare("the children of '\(id)'", list: list(expected), list(hierarchy.children(of: id)))
    case .selected(let id, let expected):
      return compare("the selected tab of '\(id)'", expected?.rawValue, hierarchy.selected(in: id)?.rawValue)
    case .detent(let id, let expected):
      return compare("the detent of '\(id)'", expected, hierarchy.detent(of: id)?.identifier)
    case .displayMode(let id, let expected):
      return compare("the display mode of '\(id)'", expected?.rawValue, hierarchy.displayMode(of: id)?.rawValue)
    case .bars(let id, let expected):
      let found = hierarchy.bars(around: id)
      return Set(found) == Set(expected)
        ? nil : compare("the bars around '\(id)'", list: words(expected.map(\.rawValue)), words(found.map(\.rawValue)))
    case .tabBarPlacement(let id, let expected):
      return compare(
        "the tab bar placement of '\(id)'", expected?.rawValue, hierarchy.tabBarPlacement(of: id)?.rawValue)
    case .asked(let question, let expected):
      let chain = hierarchy.chain(for: question)
      let found = chain.flatMap { $0.isKnown ? $0.asked.last : nil }
      return compare("the controller asked for \(question.rawValue)", expected?.rawValue, found?.rawValue)
    case .transitionChooser(let id, let expected):
      let found = hierarchy.presentation(of: id)?.chooser.kind
      return compare("the transition chooser of '\(id)'", expected?.rawValue, found?.rawValue)
    case .scene(let id, let expected):
      return compare("the state of the scene '\(id)'", expected.rawValue, hierarchy.state(ofScene: id)?.rawValue)
    default: return nil
    }
  }

  private func mismatch(_ claim: Assertion.Claim, in record: StepRecord) -> String? {
    switch claim {
    case .outcome(let expected): return compare("the outcome", expected.rawValue, record.outcome.rawValue)
    case .dismissed(let expected):
      return compare("the dismissed controllers", list: list(expected), list(record.dismissed))
    case .appearance(let id, let expected):
      let callbacks = record.appearance.filter { $0.controller == id }.flatMap(\.callbacks)
      return compare(
        "the callbacks of '\(id)'", list: words(expected.map(\.rawValue)), words(callbacks.map(\.rawValue)))
    default: return nil
    }
  }

  private func compare(_ what: String, _ expected: String?, _ found: String?) -> String? {
    expected == found ? nil : "\(what) is \(found ?? "nil"), expected \(expected ?? "nil")"
  }

  private func compare(_ what: String, list expected: String, _ found: String) -> String? {
    expected == found ? nil : "\(what) are \(found), expected \(expected)"
  }

  private func list(_ ids: [ControllerID]) -> String { words(ids.map(\.rawValue)) }

  private func list(_ mask: InterfaceOrientationMask) -> String { words(mask.names) }

  private func words(_ words: [String]) -> String { "[\(words.joined(separator: ", "))]" }
}

extension Assertion.Claim {
  /// The first expected code that no diagnostic has.
  fileprivate var unknownCode: String? {
    guard case .diagnostics(let codes) = self else { return nil }
    return codes.first { ReplayCode(rawValue: $0) == nil }
  }

  /// The controllers that must exist for the claim to be meaningful.
  fileprivate var controllers: [ControllerID] {
    switch self {
    case .pointer(_, let id, let other), .context(let id, let other), .initiator(let id, let other):
      [id] + (other.map { [$0] } ?? [])
    case .style(let id, _), .transition(let id, _), .orientations(let id, _), .appearance(let id, _),
      .detent(let id, _), .displayMode(let id, _), .bars(let id, _), .tabBarPlacement(let id, _),
      .transitionChooser(let id, _):
      [id]
    case .children(let id, let children): [id] + children
    case .selected(let id, let other): [id] + (other.map { [$0] } ?? [])
    case .asked(_, let id): id.map { [$0] } ?? []
    case .scene: []
    case .chain(let ids), .visible(let ids), .dismissed(let ids): ids
    case .outcome, .diagnostics: []
    }
  }
}
