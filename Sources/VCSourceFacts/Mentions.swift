/// What a function's body names: enough to tell bodies that matter from others without reading them.
package struct Mentions: Hashable, Sendable {
  /// The last names of all calls, of plain names that are assigned, and what `Word` stands for; each once.
  package private(set) var words: [String] = []
  /// All texts without interpolation; each once.
  package private(set) var texts: [String] = []

  /// Words that no source has.
  package enum Word {
    /// A list of values, or of several one, is assigned to something.
    package static let list = "=[]"
    /// An argument gives something a root.
    package static let root = "root:"
    /// A method is named as a selector.
    package static let selector = "#selector"
    /// Some of the code counts under a condition only.
    package static let condition = "#if"

    /// Something is assigned to what has this name.
    package static func assigned(_ name: String) -> String {
      "=" + (name.count > 1 && (name.hasPrefix("_") || name.hasPrefix("$")) ? name.dropFirst() : name[...])
    }
  }

  /// Whether the label of an argument says that it is something's root.
  package static func isRoot(_ label: String) -> Bool { label.hasSuffix("oot") || label.hasPrefix("root") }

  /// What statements name.
  init(_ statements: [Statement]) {
    var collector = Collector()
    collector.read(statements)
    words = collector.words
    texts = collector.texts
  }

  fileprivate init(words: [String], texts: [String]) {
    self.words = words
    self.texts = texts
  }
}

private struct Collector: CodeVisitor {
  private(set) var words: [String] = []
  private(set) var texts: [String] = []
  private var known: Set<String> = []
  private var knownTexts: Set<String> = []

  private mutating func note(_ word: String) { if known.insert(word).inserted { words.append(word) } }

  mutating func visit(_ expression: Expression) {
    switch expression {
    case .text(let text): if knownTexts.insert(text).inserted { texts.append(text) }
    case .selector: note(Mentions.Word.selector)
    case .call(let call):
      if let name = call.callee.lastName { note(name) }
      if call.arguments.contains(where: { $0.label.map(Mentions.isRoot) ?? false }) { note(Mentions.Word.root) }
    default: break
    }
  }

  mutating func visit(assignmentOf value: Expression, to target: Expression) {
    if let name = target.lastName { note(Mentions.Word.assigned(name)) }
    if case .name(let name, _) = value { note(name) }
    if value.mayBeList { note(Mentions.Word.list) }
  }

  mutating func visit(_ clause: CompiledClause) { note(Mentions.Word.condition) }
}

extension Expression {
  /// The name, or the last of several.
  fileprivate var lastName: String? {
    switch self {
    case .name(let name, _), .member(_, let name, _): name
    default: nil
    }
  }

  /// Whether a list of values is written somewhere in what makes the value.
  fileprivate var mayBeList: Bool {
    switch self {
    case .list: true
    case .choice(let parts), .other(let parts): parts.contains(where: \.mayBeList)
    case .cast(let inner, _): inner.mayBeList
    case .call(let call): call.arguments.contains { $0.value.mayBeList }
    default: false
    }
  }
}

extension Mentions: FactsCodable {
  package func encode(to encoder: inout FactsEncoder) {
    words.encode(to: &encoder)
    texts.encode(to: &encoder)
  }

  package init(from decoder: inout FactsDecoder) throws(FactsDecoder.Damage) {
    self.init(words: try .init(from: &decoder), texts: try .init(from: &decoder))
  }
}
