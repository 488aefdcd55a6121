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
    case .text, .flag, .onlyTrue, .number, .numbers, .steps, .reference, .nullable: break
    case .name(let names, let what): checkName(node, names, what)
    case .nameOrPath(let names, let what):
      if let text = node.text, !Shape.isPath(text) { checkName(node, names, what, or: "the path of a file") }
    case .integer(let range):
      if let value = node.integer, !range.contains(value) { findings.report(.wrongType(node, expected: shape)) }
    case .controller: if node.isMapping { checkController(node) }
    case .step: checkStep(node)
    case .list(let element): for item in node.items { check(item, element) }
    case .oneOrMore(let element): for item in node.itemsOrSelf { check(item, element) }
    case .words: for entry in node.entries { checkMapValue(entry, .text) }
    case .map(_, let value): for entry in node.entries { checkMapValue(entry, value) }
    case .byController(let value): for entry in node.entries { check(entry.value, value) }
    case .record(let record): check(node, record)
    case .textOrRecord(let record): if node.isMapping { check(node, .record(record)) }
    case .either(let shape, let record): check(node, node.isMapping ? .record(record) : shape)
    case .recordOrList(let record): for item in node.itemsOrSelf { check(item, .record(record)) }
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
    case .onlyTrue: node.flag == true
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
      if !entry.value.isNull || key.isRequired || record.needsValues { check(entry.value, key.shape) }
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
