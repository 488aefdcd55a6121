import VCDiagnostics
import VCModel
import VCReplay

/// The results of an operation, with the keys of `expect`.
struct Observation {
  var outcome = "ok"
  var presentation: Presentation?
  var response: StepRecord.Response
  var dismissed: [ControllerID] = []
  /// A result that is text rather than a controller.
  var word: String?
  var orientations: OrientationAnswer?
  /// The record of the step, if the operation is one.
  var record: StepRecord?
  var appearance: [AppearanceChange] = []
  var diagnostics: [String] = []
  let hierarchy: Hierarchy

  init(_ record: StepRecord, _ hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
    self.record = record
    presentation = record.presentation
    response = record.response
    dismissed = record.dismissed
    appearance = record.appearance
    diagnostics = record.diagnostics.map(\.code)
    switch record.outcome {
    case .performed: outcome = "ok"
    case .ignored: outcome = record.response.log.isEmpty ? "noop" : "refused"
    case .exception: outcome = "exception"
    case .skipped: outcome = "skipped"
    }
  }

  init(style: ModalPresentationStyle?, _ hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
    response = StepRecord.Response()
    word = style?.rawValue
  }

  init(outline: String, _ hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
    response = StepRecord.Response()
    word = outline
  }

  init(orientations: (answer: OrientationAnswer?, exception: UIKitException?), _ hierarchy: Hierarchy) {
    self.hierarchy = hierarchy
    response = StepRecord.Response()
    self.orientations = orientations.answer
    response.exception = orientations.exception
    if orientations.exception != nil { outcome = "exception" }
  }

  /// Returns the mismatch of one entry of `expect`; `nil` if it matches.
  func mismatch(_ key: String, _ expected: Located) -> String? {
    if let found = scalar(key) { return Comparison.mismatch(key, expected, found: found) }
    switch key {
    case "dismissed": return Comparison.mismatch(key, expected, list: dismissed.map(\.rawValue))
    case "calls": return Comparison.mismatch(key, expected, list: response.delegateCalls)
    case "returns": return returned(expected)
    case "log": return Comparison.mismatch(key, expected, anyOf: [expected], in: response.log)
    case "logAnyOf":
      guard case .list(let texts) = expected.value else { return "logAnyOf: expected a list" }
      return Comparison.mismatch(key, expected, anyOf: texts, in: response.log)
    case "exception": return Comparison.mismatch(expected, exception: response.exception)
    case "mask":
      guard let wanted = try? expected.mask("mask") else { return "mask: expected orientations" }
      return wanted == orientations?.mask
        ? nil : "mask: expected \(wanted.words), found \(orientations?.mask.words ?? "none")"
    case "adaptedOf": return adapted(expected)
    case "appearance": return appeared(expected)
    case "diagnostics": return Comparison.mismatch(key, expected, list: diagnostics)
    default: return "there is no expectation '\(key)'"
    }
  }

  /// Returns the result for a key with a single value; the outer optional is `nil` for other keys.
  private func scalar(_ key: String) -> String?? {
    switch key {
    case "outcome": .some(outcome)
    case "initiator": .some(presentation?.initiator?.rawValue ?? response.refusedInitiator?.rawValue)
    case "presenter": .some(presentation?.presenter.rawValue ?? response.refusedPresenter?.rawValue)
    case "resolved": .some(presentation?.resolvedStyle.rawValue)
    case "adapted": .some(presentation?.style.rawValue)
    case "coversScreen": .some(presentation.map { "\($0.coversScreen(in: hierarchy.environment))" })
    case "removesViews": .some(presentation.map { "\($0.removesPresentersView(in: hierarchy))" })
    case "transition": .some(presentation?.transitionName)
    case "chooser": .some(presentation?.chooser.kind.rawValue)
    case "context": .some(presentation?.context.rawValue)
    case "detent": .some(presentation.flatMap { hierarchy.detent(of: $0.presented)?.identifier })
    case "animates": .some(response.animated?.rawValue)
    case "destination": .some(response.destination?.rawValue)
    case "asked": .some(orientations?.asked.rawValue)
    default: nil
    }
  }

  private func returned(_ expected: Located) -> String? {
    if let word { return Comparison.mismatch("returns", expected, found: word) }
    switch response.returned {
    case .nothing: return Comparison.mismatch("returns", expected, found: nil)
    case .controller(let id): return Comparison.mismatch("returns", expected, found: id?.rawValue)
    case .controllers(let ids): return Comparison.mismatch("returns", expected, list: ids.map(\.rawValue))
    }
  }

  /// Compares the callbacks of the listed controllers, in order; an empty list expects none for that controller.
  private func appeared(_ expected: Located) -> String? {
    guard case .mapping(let pairs) = expected.value else { return "appearance: expected a mapping" }
    let failures = pairs.compactMap { key, value in
      let callbacks = appearance.filter { $0.controller.rawValue == key }.flatMap(\.callbacks)
      return Comparison.mismatch("appearance \(key)", value, list: callbacks.map(\.rawValue))
    }
    return failures.isEmpty ? nil : failures.joined(separator: "; ")
  }

  private func adapted(_ expected: Located) -> String? {
    guard case .mapping(let pairs) = expected.value else { return "adaptedOf: expected a mapping" }
    let failures = pairs.compactMap { key, value in
      Comparison.mismatch(
        "adaptedOf \(key)", value, found: hierarchy.presentation(of: ControllerID(key))?.style.rawValue)
    }
    return failures.isEmpty ? nil : failures.joined(separator: "; ")
  }
}

extension Presentation {
  /// The visible transition: the preferred one, if that decides.
  fileprivate var transitionName: String {
    if case .preferred(let preferred) = chooser { preferred.rawValue } else { transition.rawValue }
  }
}

extension InterfaceOrientationMask {
  /// The names joined by `|`, as in scenarios.
  var words: String { isEmpty ? "none" : names.joined(separator: "|") }
}
