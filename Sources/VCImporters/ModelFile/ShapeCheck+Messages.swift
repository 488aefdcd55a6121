import VCDiagnostics

// What the mismatches are called, except values of the wrong shape.
extension Diagnostic {
  static func error(
    _ code: String, _ message: String, suggestion: String? = nil, at location: SourceLocation, notes: [Note] = []
  ) -> Self {
    Diagnostic(
      code: code, severity: .error, message: message, suggestion: suggestion, at: location, notes: notes)
  }

  static func noController(_ node: LocatedNode) -> Self {
    let besides = Set(StepShapes.verbs.flatMap { $0.keys.dropFirst().map(\.name) })
    let isStep = node.entries.contains { besides.contains($0.key) }
    return error(
      "wrong-type", "found a mapping without 'id', expected \(Shape.controller.inWords)",
      suggestion: isStep ? "put the other keys of a step beside its verb" : nil, at: node.location)
  }

  static func unknownName(
    _ name: String, _ what: String, _ names: [String], or other: String?, at location: SourceLocation
  ) -> Self {
    let suggestion =
      unqualified(name, among: names).map { "did you mean \(quoted($0))?" } ?? didYouMean(name, among: names)
    let expected = suggestion == nil ? ", expected \(alternatives(names, other: other))" : ""
    return error("unknown-value", "\(quoted(name)) is not \(what)\(expected)", suggestion: suggestion, at: location)
  }

  static func unknownKey(_ entry: LocatedNode.Entry, in record: Record) -> Self {
    let keys = record.keys.map(\.name)
    let suggestion =
      record.elsewhere[entry.key] ?? .missingColon(in: entry.key, among: keys) ?? didYouMean(entry.key, among: keys)
    let expected = suggestion == nil ? ", expected \(few(of: keys))" : ""
    return error(
      "unknown-key", "\(record.name) has no key \(quoted(entry.key))\(expected)", suggestion: suggestion,
      at: entry.keyLocation)
  }

  static func missingKey(_ key: Key, in record: Record, at location: SourceLocation) -> Self {
    error("missing-key", "\(record.name) needs the key '\(key.name)' (\(key.shape.inWords))", at: location)
  }

  static func emptyKey(at location: SourceLocation) -> Self {
    error("wrong-type", "an empty key, expected a name", at: location)
  }

  static func exclusive(_ first: LocatedNode.Entry, _ second: LocatedNode.Entry) -> Self {
    error(
      "several-alternatives", "'\(first.key)' and '\(second.key)' cannot be combined", at: second.keyLocation,
      notes: [Note("'\(first.key)' is given here", at: first.keyLocation)])
  }

  static func needsOne(of record: Record, at location: SourceLocation) -> Self {
    let isModel = record.exclusive.contains("window")
    let message = "\(record.name) needs \(alternatives(record.exclusive))"
    return error(isModel ? "no-window" : "missing-key", message, at: location)
  }

  static func noVerb(_ node: LocatedNode) -> Self {
    let others = Set(StepShapes.verbs.flatMap { $0.keys.dropFirst().map(\.name) })
    guard let unknown = node.entries.first(where: { !others.contains($0.key) }) else {
      return error("no-verb", "a step without a verb, expected one of \(verbs)", at: node.location)
    }
    let suggestion =
      .missingColon(in: unknown.key, among: StepShapes.verbNames)
      ?? didYouMean(unknown.key, among: StepShapes.verbNames)
    let expected = suggestion == nil ? ", expected one of \(verbs)" : ""
    return error(
      "no-verb", "a step without a verb: \(quoted(unknown.key)) is not a verb\(expected)", suggestion: suggestion,
      at: unknown.keyLocation)
  }

  private static var verbs: String { StepShapes.verbNames.joined(separator: ", ") }

  static func severalVerbs(_ verbs: [LocatedNode.Entry]) -> Self {
    error(
      "several-verbs", "a step with the verbs \(alternatives(verbs.map(\.key), "and")), expected one verb per step",
      at: verbs[1].keyLocation, notes: [Note("the first verb is here", at: verbs[0].keyLocation)])
  }
}

extension String {
  /// Returns the known key at the start of a text that should have been a key and its value.
  func wordWithoutColon(among keys: some Sequence<String>) -> String? {
    guard let space = firstIndex(of: " ") else { return nil }
    let word = String(self[..<space])
    return keys.contains(word) ? word : nil
  }

  static func missingColon(after word: String) -> String { "is a colon missing after \(quoted(word))?" }

  /// Returns a suggestion for an unknown key that starts with a known one.
  fileprivate static func missingColon(in key: String, among keys: [String]) -> String? {
    key.wordWithoutColon(among: keys).map(missingColon(after:))
  }
}

/// Returns the name at the end of UIKit's name in Objective-C or a qualified one in Swift: `pageSheet` for
/// `UIModalPresentationPageSheet` and `UIModalPresentationStyle.pageSheet`.
private func unqualified(_ name: String, among names: [String]) -> String? {
  guard name.hasPrefix("UI"), name.utf8.count <= 100 else { return nil }
  let folded = name.lowercased()
  return names.filter { folded.hasSuffix($0.lowercased()) }.max { $0.count < $1.count }
}

/// Returns names as alternatives; if there are many, only the first ones, which are the most common, and the total.
private func few(of names: [String]) -> String {
  guard names.count > 16 else { return alternatives(names) }
  return alternatives(Array(names.prefix(8)), other: "another of its \(names.count) keys")
}
