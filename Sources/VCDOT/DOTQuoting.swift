/// Quotes and escapes text for DOT.
enum DOTQuoting {
  /// Returns an identifier, unquoted where DOT allows it, otherwise in quotation marks.
  ///
  /// Backslashes are doubled, since a quoted identifier cannot end in a single one, and a leading per cent sign is prefixed
  /// with one, since cgraph drops names that begin with it; `DOTWriter.name(fromIdentifier:)` reverses both.
  static func identifier(_ text: String) -> String {
    isBare(text) ? text : quoted((text.utf8.first == UInt8(ascii: "%") ? "\\" : "") + escaped(text))
  }

  /// Returns the characters of a text that can be written.
  static func plain(_ text: String) -> String {
    var result = ""
    result.unicodeScalars.append(contentsOf: text.unicodeScalars.compactMap(visible))
    return result
  }

  /// Returns a label whose lines are shown literally: `\N` and `&amp;` have no special meaning.
  static func label(_ lines: [String]) -> String {
    let shown = lines.flatMap { $0.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) }
    return quoted(shown.map { escaped($0, ampersand: "&amp;") }.joined(separator: "\\n"))
  }

  /// Returns a link in which characters are percent-encoded that are invalid in an address, or would end an SVG attribute.
  static func address(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): result += "&amp;"
      case 0...0x20, 0x7F..., UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"), UInt8(ascii: ">"),
        UInt8(ascii: "\\"), UInt8(ascii: "`"):
        result += "%" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      default: result.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    return quoted(result)
  }

  /// Returns text or an attribute's value for an HTML-like label.
  static func html(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // Graphviz takes it for the end of the whole label if the cell contains nothing else.
      case "]" where result.isEmpty: result += "&#93;"
      default: if let kept = visible(scalar) { result.unicodeScalars.append(kept) }
      }
    }
    return result
  }

  /// Returns a number with at most four decimals and no trailing zeros, never in scientific notation.
  static func number(_ value: Double) -> String {
    guard value.magnitude < 1e12 else { return value < 0 ? "-1000000000000" : "1000000000000" }
    let scaled = Int((value * 10_000).rounded())
    let (whole, fraction) = scaled.magnitude.quotientAndRemainder(dividingBy: 10_000)
    let sign = scaled < 0 ? "-" : ""
    guard fraction > 0 else { return "\(sign)\(whole)" }
    var (digits, count) = (fraction, 4)
    while digits % 10 == 0 { (digits, count) = (digits / 10, count - 1) }
    let text = String(digits)
    return "\(sign)\(whole)." + String(repeating: "0", count: count - text.utf8.count) + text
  }

  /// Returns a quoted string, split into parts if it is long, since Graphviz's scanner has a buffer of 16,384 bytes in some
  /// versions.
  private static func quoted(_ text: String) -> String {
    guard text.utf8.count > partLength else { return "\"\(text)\"" }
    var parts: [String] = [""]
    var isEscaped = false
    for scalar in text.unicodeScalars {
      // Escape sequences and entities are not split.
      if parts[parts.count - 1].utf8.count >= partLength, !isEscaped, scalar == " " || scalar == "\\" || scalar == "&" {
        parts.append("")
      } else if parts[parts.count - 1].utf8.count >= 2 * partLength, !isEscaped {
        parts.append("")
      }
      parts[parts.count - 1].unicodeScalars.append(scalar)
      isEscaped = scalar == "\\" && !isEscaped
    }
    return parts.map { "\"\($0)\"" }.joined(separator: " + ")
  }

  private static let partLength = 4_000

  private static func escaped(_ text: some StringProtocol, ampersand: String = "&") -> String {
    // A fast path for the common case.
    if text.utf8.allSatisfy(isOrdinary) { return String(text) }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "\"": result += "\\\(scalar)"
      case "&": result += ampersand
      default: if let kept = visible(scalar) { result.unicodeScalars.append(kept) }
      }
    }
    return result
  }

  /// Returns the scalar, a space for white space, or `nil` for characters that XML and terminals cannot show.
  private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x20..<0x7F: scalar
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: " "
    case 0..<0x20, 0x7F..<0xA0: nil
    default: scalar.properties.isNoncharacterCodePoint ? nil : scalar
    }
  }

  /// Returns whether a byte is an ASCII character that needs no escaping between quotation marks.
  private static func isOrdinary(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "&"): false
    default: (0x20..<0x7F).contains(byte)
    }
  }

  private static func isBare(_ text: String) -> Bool {
    text.utf8.count <= partLength && (isName(text) || isNumeral(text))
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first), text.utf8.allSatisfy({ isLetter($0) || isDigit($0) }) else {
      return false
    }
    return text.utf8.count > longestKeyword || !keywords.contains(text.lowercased())
  }

  private static let keywords = ["node", "edge", "graph", "digraph", "subgraph", "strict"]
  private static let longestKeyword = 8

  private static func isNumeral(_ text: String) -> Bool {
    guard let first = text.utf8.first, first == UInt8(ascii: "-") || isDigit(first) else { return false }
    let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return (1...2).contains(parts.count) && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(isDigit) }
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
