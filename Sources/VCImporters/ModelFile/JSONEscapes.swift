/// Rewrites JSON's escape of a character beyond the basic plane, `\uD83D\uDE00`, as YAML's: `\U0001F600`.
///
/// YAML accepts the rest of JSON's syntax. The rewritten text is shorter; `original` maps a position in it back to the
/// file.
struct JSONEscapes {
  /// The text for a YAML parser.
  private(set) var text: String
  /// Per line, the columns after which two characters were removed.
  private var shortened: [Int: [Int]] = [:]

  init(_ source: String) {
    text = source
    let isJSON = source.unicodeScalars.first { !$0.properties.isWhitespace }.map { $0 == "{" || $0 == "[" } ?? false
    guard isJSON, source.contains("\\u") else { return }
    rewrite(Array(source.unicodeScalars))
  }

  private mutating func rewrite(_ source: [Unicode.Scalar]) {
    var result = String.UnicodeScalarView()
    var (line, column) = (1, 1)
    var isInString = false
    var position = 0
    while position < source.count {
      let scalar = source[position]
      var length = 1
      if scalar == "\"" { isInString.toggle() }
      if isInString, scalar == "\\" {
        let escape = Self.escape(source, at: position)
        length = escape.length
        if let character = escape.character {
          result.append(contentsOf: ("\\U" + character.hexadecimal(digits: 8)).unicodeScalars)
          shortened[line, default: []].append(column + length - 2)
        } else {
          result.append(contentsOf: source[position..<position + length])
        }
      } else {
        result.append(scalar)
      }
      column += length
      if scalar == "\n" { (line, column) = (line + 1, 1) }
      position += length
    }
    text = String(result)
  }

  /// Returns the position in the file for a position in the rewritten text.
  func original(line: Int, column: Int) -> (line: Int, column: Int) {
    var column = column
    for position in shortened[line] ?? [] where column >= position { column += 2 }
    return (line, column)
  }

  /// Returns the length of the escape that starts at a backslash, and its character if it is a surrogate pair.
  ///
  /// An unpaired surrogate is left for the parser to reject.
  private static func escape(
    _ source: [Unicode.Scalar], at position: Int
  ) -> (length: Int, character: Unicode.Scalar?) {
    guard let first = codeUnit(source, at: position), UTF16.isLeadSurrogate(first),
      let second = codeUnit(source, at: position + 6), UTF16.isTrailSurrogate(second)
    else { return (min(2, source.count - position), nil) }
    return (12, Unicode.Scalar(0x10000 + (UInt32(first & 0x3FF) << 10) + UInt32(second & 0x3FF)))
  }

  private static func codeUnit(_ source: [Unicode.Scalar], at position: Int) -> UInt16? {
    guard position + 6 <= source.count, source[position] == "\\", source[position + 1] == "u" else { return nil }
    var text = ""
    text.unicodeScalars.append(contentsOf: source[position + 2..<position + 6])
    return text.utf8.allSatisfy { $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") } ? UInt16(text, radix: 16) : nil
  }
}
