import VCDiagnostics
import VCModel
internal import VCWords

/// A node of a YAML or JSON document, with the position where it starts.
package struct LocatedNode {
  /// The value of a node.
  package enum Value {
    /// An empty value, `~` or `null`, not in quotes.
    case null
    /// `isPlain` distinguishes `true` from `"true"`.
    case scalar(String, isPlain: Bool)
    case sequence([LocatedNode])
    case mapping([Entry])
  }

  /// A key and its value.
  package struct Entry {
    package var key: String
    package var keyLocation: SourceLocation
    package var value: LocatedNode
  }

  package var value: Value
  package var location: SourceLocation
}

// The value of a node, read as a particular type; `nil` if it has another type.
extension LocatedNode {
  /// Returns the value of a key of a mapping; `null` counts as absent.
  package subscript(key: String) -> LocatedNode? {
    guard let entry = entry(key), !entry.value.isNull else { return nil }
    return entry.value
  }

  /// Returns the entry of a key, whatever its value.
  package func entry(_ key: String) -> Entry? { entries.first { $0.key == key } }

  /// A text; if there are texts in several languages, the one for the current language.
  package var words: String? {
    text ?? Language.current.choice(of: entries.compactMap { entry in entry.value.text.map { (entry.key, $0) } })
  }

  package var isEmptyList: Bool { if case .sequence(let items) = value { items.isEmpty } else { false } }

  package var isNull: Bool { if case .null = value { true } else { false } }

  package var entries: [Entry] { if case .mapping(let entries) = value { entries } else { [] } }

  package var items: [LocatedNode] { if case .sequence(let items) = value { items } else { [] } }

  /// The items of a sequence; any other node as the only item, where a single value may replace a list of one.
  package var itemsOrSelf: [LocatedNode] { if case .sequence(let items) = value { items } else { [self] } }

  package var isMapping: Bool { if case .mapping = value { true } else { false } }

  package var text: String? { if case .scalar(let text, _) = value { text } else { nil } }

  package var plainText: String? { if case .scalar(let text, isPlain: true) = value { text } else { nil } }

  package var flag: Bool? {
    switch plainText {
    case "true", "True", "TRUE": true
    case "false", "False", "FALSE": false
    default: nil
    }
  }

  package var integer: Int? { plainText.flatMap(Int.init) }

  /// A range of consecutive steps.
  package var steps: ClosedRange<Int>? { text.flatMap(StepRange.range) }

  /// A finite number in decimal notation.
  package var number: Double? {
    guard let text = plainText, text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns the case of an enumeration with this name.
  package func name<Name: RawRepresentable>(_: Name.Type) -> Name? where Name.RawValue == String {
    text.flatMap(Name.init)
  }

  /// A description of the value for messages: `'abc'`, `a list`.
  package var kindInWords: String {
    switch value {
    case .null: "nothing"
    case .scalar(let text, _): quoted(text)
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}

/// Returns a name for use in a message: in single quotes, on one line, and at most a line of text long.
package func quoted(_ name: some StringProtocol) -> String {
  var shown = ""
  for (count, scalar) in name.unicodeScalars.enumerated() {
    if count == 60 {
      shown += "…"
      break
    }
    if scalar.properties.generalCategory == .control || scalar.properties.isPatternWhitespace && scalar != " " {
      shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    } else {
      shown.unicodeScalars.append(scalar)
    }
  }
  return "'\(shown)'"
}
