import VCBinaryCoding

/// The names used in a function body, which show whether the body is relevant without decoding it.
package struct Mentions: Hashable, Sendable {
  /// The last names of all calls, the assigned plain names, and the markers of `Word`, without duplicates.
  package private(set) var words: [String] = []
  /// All strings without interpolation, without duplicates.
  package private(set) var texts: [String] = []

  /// Markers that cannot occur as names in source code.
  package enum Word {
    /// Marks the assignment of a value that is or may be a list.
    package static let list = "=[]"
    /// Marks an argument whose label denotes a root.
    package static let root = "root:"
    /// Marks a selector expression.
    package static let selector = "#selector"
    /// Marks conditionally compiled code.
    package static let condition = "#if"

    /// Returns the marker for an assignment to a variable or property of this name.
    package static func assigned(_ name: String) -> String {
      "=" + (name.count > 1 && (name.hasPrefix("_") || name.hasPrefix("$")) ? name.dropFirst() : name[...])
    }
  }

  /// Returns whether an argument label denotes a root.
  package static func isRoot(_ label: String) -> Bool { label.hasSuffix("oot") || label.hasPrefix("root") }

  /// Creates the mentions of statements.
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
      if call.arguments.contains(where: { $0.label.map(Mentions.isRoot) ?? false }) || call.isOfHostingController {
        note(Mentions.Word.root)
      }
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
  /// The name, or the last component of a member access.
  fileprivate var lastName: String? {
    switch self {
    case .name(let name, _), .member(_, let name, _): name
    default: nil
    }
  }

  /// Whether the value contains a list literal that may determine it.
  fileprivate var mayBeList: Bool {
    switch self {
    case .list: true
    case .choice(let parts, _), .other(let parts): parts.contains(where: \.mayBeList)
    case .cast(let inner, _): inner.mayBeList
    case .call(let call): call.arguments.contains { $0.value.mayBeList }
    default: false
    }
  }
}

extension Mentions: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    words.encode(to: &encoder)
    texts.encode(to: &encoder)
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self.init(words: try .init(from: &decoder), texts: try .init(from: &decoder))
  }
}

extension Call {
  /// Whether the call creates a hosting controller, judging by the name: `DismissibleHostingController(content: view)`.
  package var isOfHostingController: Bool { callee.lastName?.hasSuffix("HostingController") ?? false }
}
