import VCDiagnostics

/// Validates a document against the shapes and reports every mismatch.
struct ShapeCheck {
  private(set) var findings = Findings()

  /// Checks a node and its descendants.
  mutating func check(_ node: LocatedNode, _ shape: Shape) {
    if case .nullable(let inner) = shape {
      if !node.isNull { check(node, inner) }
      return
    }
    if case .numbers(let names) = shape, node.items.count == names.count {
      for item in node.items { check(item, .number) }
      return
    }
    guard fits(node, shape) else {
      findings.report(.wrongType(node, expected: shape))
      return
    }
    switch shape {
    case .text, .flag, .number, .numbers, .steps, .reference, .nullable:
      break
    case .name(let names, let what):
      checkName(node, names, what)
    case .nameOrPath(let names, let what):
      if let text = node.text, !Shape.isPath(text) { checkName(node, names, what, or: "the path of a file") }
    case .integer(let range):
      if let value = node.integer, !range.contains(value) { findings.report(.wrongType(node, expected: shape)) }
    case .controller:
      if node.isMapping { checkController(node) }
    case .step:
      checkStep(node)
    case .list(let element):
      for item in node.items { check(item, element) }
    case .oneOrMore(let element):
      for item in node.itemsOrSelf { check(item, element) }
    case .words:
      for entry in node.entries { checkMapValue(entry, .text) }
    case .map(_, let value):
      for entry in node.entries { checkMapValue(entry, value) }
    case .byController(let value):
      for entry in node.entries { check(entry.value, value) }
    case .record(let record):
      check(node, record)
    case .textOrRecord(let record):
      if node.isMapping { check(node, .record(record)) }
    case .either(let shape, let record):
      check(node, node.isMapping ? .record(record) : shape)
    case .recordOrList(let record):
      for item in node.itemsOrSelf { check(item, .record(record)) }
    }
  }

  /// Returns whether a node has the right type, regardless of its contents.
  private func fits(_ node: LocatedNode, _ shape: Shape) -> Bool {
    switch shape {
    case .text, .name: node.text != nil
    case .nameOrPath: node.text?.isEmpty == false
    case .either(let shape, _): node.isMapping || fits(node, shape)
    case .reference: node.text?.isEmpty == false
    case .words: node.text != nil || !node.entries.isEmpty
    case .flag: node.flag != nil
    case .integer: node.integer != nil
    case .number: node.number != nil
    case .steps: node.steps != nil
    case .numbers: false
    case .controller, .textOrRecord: node.text?.isEmpty == false || node.isMapping
    case .list: if case .sequence = node.value { true } else { false }
    case .step, .map, .byController, .record: node.isMapping
    case .oneOrMore, .recordOrList, .nullable: !node.isNull
    }
  }

  private mutating func checkName(_ node: LocatedNode, _ names: [String], _ what: String, or other: String? = nil) {
    guard let text = node.text, !names.contains(text) else { return }
    findings.report(.unknownName(text, what, names, or: other, at: node.location))
  }

  /// Checks a controller declared inline. A mapping without an id and with unknown keys was meant as something else,
  /// and reporting each key would obscure that.
  private mutating func checkController(_ node: LocatedNode) {
    let record = ModelShapes.declaredController
    let names = record.keys.map(\.name)
    let isMeantOtherwise =
      node.entry("id") == nil
      && node.entries.contains { record.key($0.key) == nil && didYouMean($0.key, among: names) == nil }
      && !lacksColon(names, node)
    if isMeantOtherwise { findings.report(.noController(node)) } else { check(node, record) }
  }

  /// An entry without a value is a declaration without details.
  private mutating func checkMapValue(_ entry: LocatedNode.Entry, _ shape: Shape) {
    if entry.key.isEmpty { findings.report(.emptyKey(at: entry.keyLocation)) }
    if case .record = shape, entry.value.isNull { return }
    check(entry.value, shape)
  }
}

// MARK: - Records

extension ShapeCheck {
  /// Checks a mapping's keys and their values.
  mutating func check(_ node: LocatedNode, _ record: Record) {
    for entry in node.entries {
      guard let key = record.key(entry.key) else {
        findings.report(.unknownKey(entry, in: record))
        continue
      }
      if !entry.value.isNull || key.isRequired { check(entry.value, key.shape) }
    }
    for key in record.keys where key.isRequired && node.entry(key.name) == nil && !isMeant(key, in: node, record) {
      findings.report(.missingKey(key, in: record, at: node.location))
    }
    let given = record.exclusive.compactMap { name in node[name]?.isEmptyList == false ? node.entry(name) : nil }
    if given.count > 1 { findings.report(.exclusive(given[0], given[1])) }
    if given.isEmpty, record.needsOne, !misspells(record.exclusive, node, record) {
      findings.report(.needsOne(of: record, at: node.location))
    }
  }

  /// Returns whether an unknown key, which is reported separately, is probably a misspelling of one of these.
  private func misspells(_ names: [String], _ node: LocatedNode, _ record: Record) -> Bool {
    lacksColon(names, node)
      || node.entries.contains { record.key($0.key) == nil && didYouMean($0.key, among: names) != nil }
  }

  /// Returns whether an unknown key, which is reported separately, is probably a misspelling of this key and no other.
  private func isMeant(_ key: Key, in node: LocatedNode, _ record: Record) -> Bool {
    let names = record.keys.map(\.name)
    return lacksColon([key.name], node)
      || node.entries.contains { entry in
        record.key(entry.key) == nil && meantName(for: entry.key, among: names) == key.name
      }
  }

  /// Returns whether one of these keys occurs without its colon, which is reported separately.
  private func lacksColon(_ names: [String], _ node: LocatedNode) -> Bool {
    node.entries.contains { $0.key.wordWithoutColon(among: names) != nil }
  }

  /// Checks that a step has exactly one verb, and then its other keys.
  private mutating func checkStep(_ node: LocatedNode) {
    let verbs = node.entries.filter { StepShapes.verbNames.contains($0.key) }
    guard let verb = verbs.first else {
      findings.report(.noVerb(node))
      return
    }
    guard verbs.count == 1 else {
      findings.report(.severalVerbs(verbs))
      return
    }
    if let record = StepShapes.verbs.first(where: { $0.keys[0].name == verb.key }) { check(node, record) }
  }
}

// MARK: - Messages

extension Diagnostic {
  static func error(
    _ code: String, _ message: String, suggestion: String? = nil, at location: SourceLocation, notes: [Note] = []
  ) -> Self {
    Diagnostic(
      code: code, severity: .error, message: message, suggestion: suggestion, at: location, notes: notes)
  }

  fileprivate static func noController(_ node: LocatedNode) -> Self {
    let besides = Set(StepShapes.verbs.flatMap { $0.keys.dropFirst().map(\.name) })
    let isStep = node.entries.contains { besides.contains($0.key) }
    return error(
      "wrong-type", "found a mapping without 'id', expected \(Shape.controller.inWords)",
      suggestion: isStep ? "put the other keys of a step beside its verb" : nil, at: node.location)
  }

  fileprivate static func unknownName(
    _ name: String, _ what: String, _ names: [String], or other: String?, at location: SourceLocation
  ) -> Self {
    let suggestion =
      unqualified(name, among: names).map { "did you mean \(quoted($0))?" } ?? didYouMean(name, among: names)
    let expected = suggestion == nil ? ", expected \(alternatives(names, other: other))" : ""
    return error("unknown-value", "\(quoted(name)) is not \(what)\(expected)", suggestion: suggestion, at: location)
  }

  fileprivate static func unknownKey(_ entry: LocatedNode.Entry, in record: Record) -> Self {
    let keys = record.keys.map(\.name)
    let suggestion =
      record.elsewhere[entry.key] ?? .missingColon(in: entry.key, among: keys) ?? didYouMean(entry.key, among: keys)
    let expected = suggestion == nil ? ", expected \(few(of: keys))" : ""
    return error(
      "unknown-key", "\(record.name) has no key \(quoted(entry.key))\(expected)", suggestion: suggestion,
      at: entry.keyLocation)
  }

  fileprivate static func missingKey(_ key: Key, in record: Record, at location: SourceLocation) -> Self {
    error("missing-key", "\(record.name) needs the key '\(key.name)' (\(key.shape.inWords))", at: location)
  }

  fileprivate static func emptyKey(at location: SourceLocation) -> Self {
    error("wrong-type", "an empty key, expected a name", at: location)
  }

  fileprivate static func exclusive(_ first: LocatedNode.Entry, _ second: LocatedNode.Entry) -> Self {
    error(
      "several-alternatives", "'\(first.key)' and '\(second.key)' cannot be combined", at: second.keyLocation,
      notes: [Note("'\(first.key)' is given here", at: first.keyLocation)])
  }

  fileprivate static func needsOne(of record: Record, at location: SourceLocation) -> Self {
    let isModel = record.exclusive.contains("window")
    let message = "\(record.name) needs \(alternatives(record.exclusive))"
    return error(isModel ? "no-window" : "missing-key", message, at: location)
  }

  fileprivate static func noVerb(_ node: LocatedNode) -> Self {
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

  fileprivate static func severalVerbs(_ verbs: [LocatedNode.Entry]) -> Self {
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

/// Returns `did you mean 'present'?` if a candidate is close enough.
func didYouMean(_ name: String, among candidates: some Sequence<String>) -> String? {
  if let meant = meantName(for: name, among: candidates) { return "did you mean \(quoted(meant))?" }
  // The last word of UIKit's names is the most specific: 'style' for 'modalPresentationStyle'.
  let lastWord = name.prefix(1).uppercased() + name.dropFirst()
  let ended = (3...100).contains(name.utf8.count) ? candidates.filter { $0.hasSuffix(lastWord) } : []
  return ended.isEmpty ? nil : "did you mean \(alternatives(Array(ended.prefix(4))))?"
}

/// Returns the name at the end of UIKit's name in Objective-C or a qualified one in Swift: `pageSheet` for
/// `UIModalPresentationPageSheet` and `UIModalPresentationStyle.pageSheet`.
private func unqualified(_ name: String, among names: [String]) -> String? {
  guard name.hasPrefix("UI"), name.utf8.count <= 100 else { return nil }
  let folded = name.lowercased()
  return names.filter { folded.hasSuffix($0.lowercased()) }.max { $0.count < $1.count }
}

/// Returns the name that was probably meant.
private func meantName(for name: String, among candidates: some Sequence<String>) -> String? {
  guard name.utf8.count <= 100 else { return nil }
  let nearest = NearestName.suggestion(for: name, among: candidates)
  // An abbreviation has a large edit distance to the word.
  let begun = name.count >= 3 ? candidates.first { $0.hasPrefix(name) } : nil
  return nearest ?? begun
}

/// Returns names as alternatives; if there are many, only the first ones, which are the most common, and the total.
private func few(of names: [String]) -> String {
  guard names.count > 16 else { return alternatives(names) }
  return alternatives(Array(names.prefix(8)), other: "another of its \(names.count) keys")
}

/// Returns `'a', 'b' or 'c'`; the last alternative may be a description instead of a name.
func alternatives(_ names: [String], _ conjunction: String = "or", other: String? = nil) -> String {
  let names = names.map { "'\($0)'" } + (other.map { [$0] } ?? [])
  guard names.count > 1, let last = names.last else { return names.joined() }
  return names.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}
