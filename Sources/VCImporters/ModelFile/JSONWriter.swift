/// Writes a document as JSON: values that fit are written on one line, others are indented.
struct JSONWriter {
  private static let lineLength = 110

  private var text = ""

  static func text(of document: WrittenValue) -> String {
    var writer = JSONWriter()
    writer.write(document, indent: 0, column: 0, isOpen: true)
    return writer.text + "\n"
  }

  private mutating func write(_ value: WrittenValue, indent: Int, column: Int, isOpen: Bool = false) {
    let line = Self.line(value)
    if !isOpen, column + line.unicodeScalars.count < Self.lineLength {
      text += line
      return
    }
    let inner = String(repeating: " ", count: indent + 2)
    let outer = String(repeating: " ", count: indent)
    switch value {
    case .list(let items) where !items.isEmpty:
      text += "["
      for (position, item) in items.enumerated() {
        text += position == 0 ? "\n\(inner)" : ",\n\(inner)"
        write(item, indent: indent + 2, column: indent + 2)
      }
      text += "\n\(outer)]"
    case .mapping(let entries) where !entries.isEmpty:
      text += "{"
      for (position, entry) in entries.enumerated() {
        let key = Self.quoted(entry.key) + ": "
        text += (position == 0 ? "\n" : ",\n") + inner + key
        write(entry.value, indent: indent + 2, column: indent + 2 + key.unicodeScalars.count)
      }
      text += "\n\(outer)}"
    default:
      text += line
    }
  }

  /// Returns a value on one line.
  private static func line(_ value: WrittenValue) -> String {
    switch value {
    case .null: "null"
    case .text(let text): quoted(text)
    case .flag(let flag): "\(flag)"
    case .integer(let number): "\(number)"
    case .number(let number): WrittenValue.text(of: number)
    case .list(let items): "[" + items.map(line).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{" + entries.map { "\(quoted($0.key)): \(line($0.value))" }.joined(separator: ", ") + "}"
    }
  }

  /// Returns text in double quotes with the escapes that JSON and YAML share.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if needsEscape(scalar) {
          result += "\\u" + scalar.hexadecimal(digits: 4)
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  /// Returns whether a character is a control character, an unusual line separator or a noncharacter; all of them have
  /// four digits.
  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Returns the hexadecimal number of the character, with at least this many digits.
  func hexadecimal(digits: Int) -> String {
    let number = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - number.count)) + number
  }
}
