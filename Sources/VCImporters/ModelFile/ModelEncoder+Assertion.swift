import VCModel

extension ModelEncoder {
  /// Returns the assertions as a mapping, or as a list of mappings if one mapping cannot express their order or a
  /// repetition.
  func expectation(_ assertions: [Assertion]) -> WrittenValue {
    var mappings: [ExpectationMapping] = [ExpectationMapping()]
    for assertion in assertions {
      let (key, subject, value) = modernWords(assertion.claim) ?? words(assertion.claim)
      if !mappings[mappings.count - 1].take(key, subject, value) {
        mappings.append(ExpectationMapping())
        _ = mappings[mappings.count - 1].take(key, subject, value)
      }
    }
    return mappings.count == 1 ? mappings[0].value : .list(mappings.map(\.value))
  }

  /// Returns the key of a claim, its subject if the key has one entry per controller, and the claimed value.
  private func words(_ claim: Assertion.Claim) -> (key: String, subject: ControllerID?, value: WrittenValue) {
    switch claim {
    case .pointer(let pointer, let id, let target): (pointer.rawValue, id, .name(target))
    case .style(let id, let style): ("style", id, .name(style))
    case .transition(let id, let transition): ("transition", id, .name(transition))
    case .context(let id, let context): ("context", id, .name(context))
    case .initiator(let id, let initiator): ("initiator", id, .name(initiator))
    case .chain(let chain): ("chain", nil, .list(ids(chain)))
    case .visible(let visible): ("visible", nil, visible.count == 1 ? .name(visible.first) : .list(ids(visible)))
    case .orientations(let id, let mask): ("orientations", id, orientations(mask))
    case .outcome(let outcome): ("outcome", nil, .name(outcome))
    case .dismissed(let dismissed): ("dismissed", nil, .list(ids(dismissed)))
    case .diagnostics(let codes): ("diagnostics", nil, .list(codes.map(WrittenValue.text)))
    case .appearance(let id, let callbacks): ("appearance", id, .names(callbacks))
    default: ("", nil, .null)
    }
  }
}

/// A mapping of claims under construction.
private struct ExpectationMapping {
  private var keys: [(key: String, value: WrittenValue?, subjects: WrittenMapping)] = []

  /// Adds a claim if that preserves the order of all claims and repeats none.
  mutating func take(_ key: String, _ subject: ControllerID?, _ value: WrittenValue) -> Bool {
    guard let last = keys.last, last.key == key else {
      guard !keys.contains(where: { $0.key == key }) else { return false }
      var subjects = WrittenMapping()
      if let subject { subjects.set(subject.rawValue, value) }
      keys.append((key, subject == nil ? value : nil, subjects))
      return true
    }
    guard let subject, !last.subjects.entries.contains(where: { $0.key == subject.rawValue }) else { return false }
    keys[keys.count - 1].subjects.set(subject.rawValue, value)
    return true
  }

  var value: WrittenValue { .mapping(keys.map { ($0.key, $0.value ?? $0.subjects.value) }) }
}
