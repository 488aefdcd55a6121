import VCDiagnostics

// The message about a value of the wrong shape: what was found, what was expected, and how to write it.
extension Diagnostic {
  static func wrongType(_ node: LocatedNode, expected shape: Shape) -> Self {
    let suggestion = shape.suggestion(insteadOf: node)
    let form = suggestion == nil ? shape.form : ""
    return error(
      "wrong-type", "found \(shape.found(node)), expected \(shape.inWords)\(form)", suggestion: suggestion,
      at: node.location)
  }
}

extension Shape {
  fileprivate func found(_ node: LocatedNode) -> String {
    if case .numbers = self, case .sequence(let items) = node.value { return "a list of \(items.count)" }
    return node.kindInWords
  }

  /// Returns what was probably meant; `nil` if several values are equally likely.
  fileprivate func suggestion(insteadOf node: LocatedNode) -> String? {
    guard let text = node.text else { return listedMapping(node) }
    if let keys, let word = text.wordWithoutColon(among: keys) { return .missingColon(after: word) }
    switch self {
    case .flag, .nullable(.flag): return flag(insteadOf: text)
    case .integer: return integer(insteadOf: text, isQuoted: node.integer == nil)
    case .list(let element), .nullable(.list(let element)):
      if element.accepts(text) { return "did you mean \(quoted("[\(text)]"))?" }
      return element.key(with: text).map { "did you mean '[{\($0): \(text)}]'?" }
    default: return key(with: text).map { "did you mean '{\($0): \(text)}'?" }
    }
  }

  /// Returns a suggestion for a mapping in place of a list with that mapping as its only entry.
  private func listedMapping(_ node: LocatedNode) -> String? {
    guard case .list(let element) = self, let keys = element.keys,
      node.entries.contains(where: { keys.contains($0.key) })
    else { return nil }
    return "make it an entry of a list: '- ' before its first key, or the mapping in brackets"
  }

  private func flag(insteadOf text: String) -> String? {
    switch text.lowercased() {
    case "yes", "on", "y": "did you mean 'true'?"
    case "no", "off", "n": "did you mean 'false'?"
    case let word where word == "true" || word == "false": "write \(word) without quotes"
    default: nil
    }
  }

  private func integer(insteadOf text: String, isQuoted: Bool) -> String? {
    guard let number = Double(text), number.magnitude < 1e6, isQuoted || number.rounded(.down) != number else {
      return nil
    }
    return "did you mean '\(Int(number))'?"
  }

  /// The syntax of this shape, to be appended to its description; empty if the description says it all.
  fileprivate var form: String {
    switch self {
    case .list(let shape), .oneOrMore(let shape), .nullable(let shape): shape.form
    case .name(let names, _): ": \(alternatives(names))"
    case .step: ": a mapping with one verb, such as '{dismiss: home}'"
    case .record(let record), .recordOrList(let record), .textOrRecord(let record), .either(_, let record):
      record.form
    default: ""
    }
  }

  /// Returns whether a text is a value of this shape.
  private func accepts(_ text: String) -> Bool {
    switch self {
    case .name(let names, _): names.contains(text)
    case .text, .reference, .controller, .textOrRecord: !text.isEmpty
    case .either(let shape, _): shape.accepts(text)
    default: false
    }
  }

  /// Returns the key of the expected mapping whose possible values include a word.
  private func key(with word: String) -> String? {
    switch self {
    case .record(let record), .recordOrList(let record):
      record.keys.first { if case .name(let names, _) = $0.shape { names.contains(word) } else { false } }?.name
    case .oneOrMore(let shape), .nullable(let shape): shape.key(with: word)
    default: nil
    }
  }

  /// The keys of the expected mapping; `nil` if a mapping with known keys is not expected.
  private var keys: [String]? {
    switch self {
    case .step: StepShapes.verbNames
    case .record(let record), .recordOrList(let record): record.keys.map(\.name)
    case .list(let shape), .oneOrMore(let shape), .nullable(let shape): shape.keys
    default: nil
    }
  }
}

extension Record {
  /// The syntax of a mapping of this shape: the required keys, then the most common others.
  fileprivate var form: String {
    let sorted = keys.filter(\.isRequired) + keys.filter { !$0.isRequired }
    let shown = alternatives(Array(sorted.map(\.name).prefix(4)), "and")
    return name.hasSuffix("mapping") ? " with keys such as \(shown)" : ": a mapping with keys such as \(shown)"
  }
}
