/// Writes a document as readable YAML: values that fit are written on one line, others are indented.
struct YAMLWriter {
  private static let lineLength = 110

  private var text = ""

  static func text(of document: WrittenValue) -> String {
    var writer = YAMLWriter()
    guard case .mapping(let entries) = document, !entries.isEmpty else { return flow(document) + "\n" }
    for (key, value) in entries { writer.write(key, value, indent: 0, isTopLevel: true) }
    return writer.text
  }

  private mutating func write(_ key: String, _ value: WrittenValue, indent: Int, isTopLevel: Bool = false) {
    let indentation = String(repeating: " ", count: indent)
    write(value, after: "\(indentation)\(Self.scalar(key)):", indent: indent, isTopLevel: isTopLevel)
  }

  /// Writes a value after the start of its line, or in the lines below.
  private mutating func write(_ value: WrittenValue, after start: String, indent: Int, isTopLevel: Bool = false) {
    let line = Self.flow(value)
    let fits = start.unicodeScalars.count + 1 + line.unicodeScalars.count <= Self.lineLength
    switch value {
    case .mapping(let entries) where !entries.isEmpty && (!fits || isTopLevel && entries.count > 1):
      text += "\(start)\n"
      for (key, value) in entries { write(key, value, indent: indent + 2) }
    case .list(let items) where !items.isEmpty && (!fits || isTopLevel && Self.holdsMappings(items)):
      text += "\(start)\n"
      for item in items { write(item: item, indent: indent + 2) }
    default:
      text += "\(start) \(line)\n"
    }
  }

  /// Writes an item of a list; a mapping that is too long for a line has its first key after the dash.
  private mutating func write(item: WrittenValue, indent: Int) {
    let dash = String(repeating: " ", count: indent) + "-"
    guard case .mapping(let entries) = item, let first = entries.first,
      indent + 2 + Self.flow(item).unicodeScalars.count > Self.lineLength
    else {
      write(item, after: dash, indent: indent)
      return
    }
    write(first.value, after: "\(dash) \(Self.scalar(first.key)):", indent: indent + 2)
    for (key, value) in entries.dropFirst() { write(key, value, indent: indent + 2) }
  }

  private static func holdsMappings(_ items: [WrittenValue]) -> Bool {
    items.contains { if case .mapping = $0 { true } else { false } }
  }
}

// MARK: - Values on one line

extension YAMLWriter {
  /// Returns a value on one line.
  private static func flow(_ value: WrittenValue) -> String {
    switch value {
    case .null: "null"
    case .text(let text): scalar(text)
    case .flag(let flag): "\(flag)"
    case .integer(let number): "\(number)"
    case .number(let number): WrittenValue.text(of: number)
    case .list(let items): "[" + items.map(flow).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{" + entries.map { "\(scalar($0.key)): \(flow($0.value))" }.joined(separator: ", ") + "}"
    }
  }

  /// Returns the text unquoted if every YAML reader reads it as that text, otherwise in quotes.
  private static func scalar(_ text: String) -> String {
    isPlain(text) ? text : JSONWriter.quoted(text)
  }

  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last, last != " ", last != ":" else {
      return false
    }
    guard first == "/" || first == "_" || isLetterOrDigit(first) else {
      return false
    }
    guard text.unicodeScalars.allSatisfy(isPlainScalar) else { return false }
    return !text.contains(": ") && !text.contains(" #") && !isOtherType(text)
  }

  private static func isPlainScalar(_ scalar: Unicode.Scalar) -> Bool {
    isLetterOrDigit(scalar) || " ./_-+()@:;!?'=&%#*".unicodeScalars.contains(scalar)
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
  }

  /// Returns whether some YAML readers interpret the text as a number, a date, a Boolean or null.
  private static func isOtherType(_ text: String) -> Bool {
    let words = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]
    if words.contains(text.lowercased()) { return true }
    guard text.first?.isNumber == true else { return false }
    return text.unicodeScalars.allSatisfy { "0123456789abcdefABCDEFxXoOtTzZ+-.:_ ".unicodeScalars.contains($0) }
  }
}

extension WrittenValue {
  /// Returns the shortest representation of the number; whole numbers have no decimal point.
  static func text(of number: Double) -> String {
    number.magnitude < 1e15 && number.rounded() == number ? "\(Int(number))" : "\(number)"
  }
}
