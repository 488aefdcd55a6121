import VCDiagnostics
import VCModel

extension ModelDecoder {
  /// Returns the assertions of `expect`, in the document's order.
  mutating func assertions(_ node: LocatedNode) -> [Assertion] {
    var result: [Assertion] = []
    for entry in node.itemsOrSelf.flatMap(\.entries) where !entry.value.isNull {
      result += modernClaims(entry) ?? claims(entry)
    }
    return result
  }

  private mutating func claims(_ entry: LocatedNode.Entry) -> [Assertion] {
    if let pointer = Pointer(rawValue: entry.key) {
      return each(entry) { .pointer(pointer, of: $1, is: $0.reference($2)) }
    }
    switch entry.key {
    case "style": return each(entry) { .style(of: $1, is: $2.name(ModalPresentationStyle.self)) }
    case "transition": return each(entry) { .transition(of: $1, is: $2.name(ModalTransitionStyle.self)) }
    case "context": return each(entry) { .context(of: $1, is: $0.reference($2)) }
    case "initiator": return each(entry) { .initiator(of: $1, is: $0.reference($2)) }
    case "orientations": return each(entry) { .orientations(of: $1, are: $0.orientations($2)) }
    case "appearance":
      return each(entry) { .appearance(of: $1, is: $2.items.compactMap { $0.name(AppearanceCallback.self) }) }
    default: return claim(entry).map { [Assertion($0, origin: Origin(entry.keyLocation))] } ?? []
    }
  }

  private mutating func claim(_ entry: LocatedNode.Entry) -> Assertion.Claim? {
    switch entry.key {
    case "chain": .chain(entry.value.items.compactMap { reference($0) })
    case "visible": .visible(entry.value.itemsOrSelf.compactMap { reference($0) })
    case "dismissed": .dismissed(entry.value.items.compactMap { reference($0) })
    case "diagnostics": .diagnostics(texts(entry.value))
    case "outcome": entry.value.name(StepOutcome.self).map(Assertion.Claim.outcome)
    default: nil
    }
  }

  /// Returns one assertion per controller used as a key.
  mutating func each(
    _ entry: LocatedNode.Entry, _ claim: (inout Self, ControllerID, LocatedNode) -> Assertion.Claim
  ) -> [Assertion] {
    entry.value.entries.map { subject in
      let id = reference(subject.key, at: subject.keyLocation)
      return Assertion(claim(&self, id, subject.value), origin: Origin(subject.keyLocation))
    }
  }
}
