import VCSourceFacts

/// A lexer for Objective-C that discards comments and whitespace.
struct Lexer {
  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1
  private var lineStart = 0
  /// Whether only whitespace precedes the current position on its line.
  private var isAtLineStart = true

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// Returns the tokens of a file; the last one marks the end.
  static func tokens(of bytes: [UInt8]) -> [Token] {
    var lexer = Lexer(bytes)
    var tokens: [Token] = []
    while let token = lexer.next() { tokens.append(token) }
    tokens.append(Token(kind: .end, text: "", position: lexer.position))
    return tokens
  }

  private var position: SourcePosition { SourcePosition(line: line, column: offset - lineStart + 1) }

  private func byte(_ distance: Int = 0) -> UInt8 {
    offset + distance < bytes.count ? bytes[offset + distance] : 0
  }

  private mutating func step() {
    if bytes[offset] == 0x0A {
      line += 1
      lineStart = offset + 1
      isAtLineStart = true
    }
    offset += 1
  }

  private mutating func next() -> Token? {
    skipBlanks()
    guard offset < bytes.count else { return nil }
    let position = position
    defer { isAtLineStart = false }
    let first = byte()
    if first == UInt8(ascii: "#"), isAtLineStart {
      return Token(kind: .directive, text: directive(), position: position)
    }
    if Self.isLetter(first) {
      let word = word()
      if byte() == UInt8(ascii: "\""), Self.rawPrefixes.contains(word) {
        return Token(kind: .text, text: rawText(), position: position)
      }
      return Token(kind: .word, text: word, position: position)
    }
    if Self.isDigit(first) || (first == UInt8(ascii: ".") && Self.isDigit(byte(1))) {
      return Token(kind: .number, text: number(), position: position)
    }
    if first == UInt8(ascii: "\"") { return Token(kind: .text, text: quoted(by: first), position: position) }
    if first == UInt8(ascii: "'") { return Token(kind: .number, text: "'\(quoted(by: first))'", position: position) }
    if first == UInt8(ascii: "@") {
      offset += 1
      if byte() == UInt8(ascii: "\"") {
        return Token(kind: .text, text: quoted(by: UInt8(ascii: "\"")), position: position)
      }
      if Self.isLetter(byte()) { return Token(kind: .keyword, text: word(), position: position) }
      return Token(kind: .sign, text: "@", position: position)
    }
    return Token(kind: .sign, text: sign(), position: position)
  }

  // MARK: Whitespace

  private mutating func skipBlanks() {
    while offset < bytes.count {
      let next = byte()
      if next == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") {
        skipLine()
      } else if next == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        skipComment()
      } else if next <= 0x20 || (next == UInt8(ascii: "\\") && byte(1) <= 0x20) {
        step()
      } else {
        return
      }
    }
  }

  /// Skips a line comment, which continues after a backslash at the end of the line.
  private mutating func skipLine() {
    while offset < bytes.count, byte() != 0x0A {
      if byte() == UInt8(ascii: "\\"), byte(1) == 0x0A { step() }
      step()
    }
  }

  private mutating func skipComment() {
    offset += 2
    while offset < bytes.count, !(byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) { step() }
    offset = min(offset + 2, bytes.count)
  }

  // MARK: Tokens

  private mutating func word() -> String {
    let start = offset
    while offset < bytes.count, Self.isLetter(byte()) || Self.isDigit(byte()) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func number() -> String {
    let start = offset
    while offset < bytes.count, Self.isLetter(byte()) || Self.isDigit(byte()) || byte() == UInt8(ascii: ".") {
      offset += 1
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Reads a literal that ends at the closing quote or, if that is missing, at the end of the line.
  private mutating func quoted(by quote: UInt8) -> String {
    offset += 1
    var text: [UInt8] = []
    while offset < bytes.count, byte() != quote, byte() != 0x0A {
      if byte() == UInt8(ascii: "\\"), offset + 1 < bytes.count {
        step()
        text.append(Self.escapes[byte()] ?? byte())
      } else {
        text.append(byte())
      }
      step()
    }
    if byte() == quote { offset += 1 }
    return String(decoding: text, as: UTF8.self)
  }

  private static let rawPrefixes: Set<String> = ["R", "LR", "uR", "UR", "u8R"]

  /// Reads an Objective-C++ raw string literal, `"mark(text)mark"`, which extends to the end of the file if unterminated.
  private mutating func rawText() -> String {
    let start = offset
    while offset < bytes.count, byte() != UInt8(ascii: "(") { step() }
    guard offset < bytes.count else { return "" }
    let end = [UInt8(ascii: ")")] + bytes[(start + 1)..<offset] + [UInt8(ascii: "\"")]
    step()
    let first = offset
    while offset < bytes.count, !bytes[offset...].starts(with: end) { step() }
    defer { offset = min(offset + end.count, bytes.count) }
    return String(decoding: bytes[first..<offset], as: UTF8.self)
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
  ]

  private mutating func sign() -> String {
    for length in [3, 2] where offset + length <= bytes.count {
      let text = String(decoding: bytes[offset..<(offset + length)], as: UTF8.self)
      if Self.longSigns.contains(text) {
        offset += length
        return text
      }
    }
    let start = offset
    // A multibyte character is a single token.
    offset += 1
    while offset < bytes.count, byte() & 0xC0 == 0x80 { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private static let longSigns: Set<String> = [
    "...", "->", "==", "!=", "<=", ">=", "&&", "||", "+=", "-=", "*=", "/=", "|=", "&=", "^=", "++", "--", "?:",
    "<<", "::",
  ]

  /// Reads a directive with its continuation lines, without comments.
  private mutating func directive() -> String {
    offset += 1
    var text: [UInt8] = []
    while offset < bytes.count, byte() != 0x0A {
      if byte() == UInt8(ascii: "\\"), byte(1) == 0x0A || byte(1) == 0x0D {
        step()
        while byte() == 0x0D { step() }
        text.append(0x20)
      } else if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") {
        while offset < bytes.count, byte() != 0x0A { step() }
        continue
      } else if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        skipComment()
        continue
      } else {
        text.append(byte())
      }
      if offset < bytes.count { step() }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
