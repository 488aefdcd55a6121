/// Removes the markup of a web page, or the escapes of a JSON text, from a dump.
enum DumpMarkup {
  /// Returns whether angle brackets are written as entities or escapes.
  static func isEscaped(_ text: String) -> Bool {
    brackets.contains { text[...].position(of: $0) != nil }
  }

  private static let brackets = ["&lt;", "&#60;", "&#x3c;", "&#x3C;", "&amp;lt;", "\\u003c", "\\u003C"]

  /// Returns whether angle brackets are escaped as in Markdown.
  static func isMarkdown(_ text: String) -> Bool { text[...].position(of: "\\<") != nil }

  /// Returns a text without the backslashes with which Markdown escapes its markup.
  static func withoutBackslashes(_ text: String) -> String {
    var result = ""
    var previous: Character = " "
    for character in text {
      if previous == "\\", "<>|_*+-".contains(character) { result.removeLast() }
      result.append(character)
      previous = character
    }
    return result
  }

  /// Returns the text as it appears on the page: without tags, and with line breaks at block elements.
  static func plain(_ text: String) -> String {
    var plain = withoutTags(text)
    // Twice, because both the page and the tool that made it may have escaped the text.
    for _ in 0..<2 { plain = replacingEntities(in: plain) }
    return plain
  }

  private static func withoutTags(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "<") {
      result += rest[..<open]
      let tag = rest[open...]
      let name = tag.dropFirst().drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
      guard !name.isEmpty, let close = tag.firstIndex(of: ">") else {
        result.append("<")
        rest = tag.dropFirst()
        continue
      }
      if blocks.contains(name) { result += "\n" }
      rest = tag[close...].dropFirst()
    }
    return result + rest
  }

  private static let blocks: Set<String> = ["br", "p", "div", "li", "tr", "pre", "blockquote"]

  private static func replacingEntities(in text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(where: { $0 == "&" || $0 == "\\" }) {
      result += rest[..<start]
      rest = rest[start...]
      if let (character, length) = character(at: rest) {
        result += character
        rest = rest.dropFirst(length)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }

  /// Returns the character of an entity or an escape, and the length of its source.
  private static func character(at text: Substring) -> (String, Int)? {
    if text.hasPrefix("\\u"), let code = UInt32(text.dropFirst(2).prefix(4), radix: 16) {
      return UnicodeScalar(code).map { (String($0), 6) }
    }
    guard text.first == "&", let end = text.prefix(10).firstIndex(of: ";") else { return nil }
    let name = text[..<end].dropFirst()
    let length = name.count + 2
    if let known = entities[String(name)] { return (known, length) }
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let code = digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(UnicodeScalar.init).map { (String($0), length) }
  }

  private static let entities = [
    "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'", "nbsp": " ", "ensp": " ", "emsp": " ", "vert": "|",
    "plus": "+", "ast": "*", "colon": ":", "comma": ",",
  ]
}
