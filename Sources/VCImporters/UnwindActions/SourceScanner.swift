/// Splits source code into pieces, without comments and without looking into texts.
///
/// It knows as much of a language as is needed to see where declarations stand. Every sequence of bytes can be read, in
/// time linear in their number and without recursion.
struct SourceScanner {
  let bytes: [UInt8]
  let language: SourceLanguage
  var offset: Int
  private(set) var startsLine = true
  /// Whether what comes next cannot be the right side of an operator, so that a slash begins a regular expression.
  var expectsValue = true
  /// Up to here it is known that no regular expression ends.
  var lineWithoutRegex = 0

  init(_ bytes: [UInt8], _ language: SourceLanguage) {
    self.bytes = bytes
    self.language = language
    // A byte order mark is no part of the first word.
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The byte so many places further on; zero behind the end.
  func byte(_ distance: Int = 0) -> UInt8 {
    let place = offset + distance
    return place < bytes.count ? bytes[place] : 0
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The next piece, or `nil` at the end.
  mutating func next() -> SourceToken? {
    skipTrivia()
    guard !isAtEnd else { return nil }
    let start = offset
    let kind = scan()
    let token = SourceToken(kind: kind, range: start..<offset, startsLine: startsLine)
    startsLine = false
    expectsValue = self.expectsValue(after: token)
    return token
  }

  func text(_ token: SourceToken) -> String {
    let range = token.kind == .quotedWord ? token.range.dropFirst().dropLast() : token.range
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether a token is this one character.
  func isSign(_ token: SourceToken, _ sign: Unicode.Scalar) -> Bool {
    token.kind == .punctuation && token.range.count == 1 && bytes[token.range.lowerBound] == UInt8(ascii: sign)
  }

  private mutating func scan() -> SourceToken.Kind {
    let first = byte()
    if first.isLetter {
      skipWord()
      return isRawText() ? .literal : .word
    }
    if first.isDigit {
      skipWord()
      return .literal
    }
    switch first {
    case UInt8(ascii: "\""):
      skipText(hashes: 0)
      return .literal
    case UInt8(ascii: "#"): return scanHash()
    case UInt8(ascii: "'") where language == .objectiveC:
      skipCharacters()
      return .literal
    case UInt8(ascii: "`") where language == .swift: return scanBackquotes()
    case UInt8(ascii: "/") where language == .swift && expectsValue && skipRegex(): return .literal
    case UInt8(ascii: "-") where byte(1) == UInt8(ascii: ">"): offset += 2
    default: offset += 1
    }
    return .punctuation
  }

  /// A name in backquotes ends on its line.
  private mutating func scanBackquotes() -> SourceToken.Kind {
    var end = offset + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), !bytes[end].isLineEnd { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "`") else {
      offset = end
      return .literal
    }
    offset = end + 1
    return .quotedWord
  }

  private mutating func skipWord() {
    while !isAtEnd, byte().isLetter || byte().isDigit { offset += 1 }
  }

  /// Behind a name, a closing bracket or a literal a slash divides; elsewhere it begins a regular expression.
  private func expectsValue(after token: SourceToken) -> Bool {
    switch token.kind {
    case .literal, .quotedWord: return false
    case .directive: return true
    case .word: return Self.wordsBeforeValues.contains(of: bytes, token.range)
    case .punctuation:
      return ![UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(bytes[token.range.lowerBound])
    }
  }

  private static let wordsBeforeValues = SourceWords([
    "return", "in", "case", "where", "if", "while", "guard", "switch", "try", "await", "else", "throw", "is", "as",
  ])
}

// MARK: - What stands between

extension SourceScanner {
  private mutating func skipTrivia() {
    while !isAtEnd {
      let here = byte()
      if here.isLineEnd {
        startsLine = true
        offset += 1
      } else if here <= UInt8(ascii: " ") {
        offset += 1
      } else if here == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") {
        skipLine()
      } else if here == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        skipComment()
      } else if here == UInt8(ascii: "\\"), language == .objectiveC, byte(1).isLineEnd {
        offset += byte(1) == 0x0D && byte(2) == 0x0A ? 3 : 2
      } else {
        return
      }
    }
  }

  /// Up to the end of the line; in C a backslash at the end goes on with the next one.
  mutating func skipLine() {
    while !isAtEnd, !byte().isLineEnd {
      let goesOn = language == .objectiveC && byte() == UInt8(ascii: "\\")
      offset += goesOn && byte(1) == 0x0D && byte(2) == 0x0A ? 3 : goesOn && byte(1).isLineEnd ? 2 : 1
    }
    offset = min(offset, bytes.count)
  }

  /// In Swift comments nest.
  mutating func skipComment() {
    var depth = 0
    while !isAtEnd {
      if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        offset += 2
        depth -= 1
        if depth <= 0 { return }
      } else if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*"), depth == 0 || language == .swift {
        offset += 2
        depth += 1
      } else {
        if byte().isLineEnd { startsLine = true }
        offset += 1
      }
    }
  }
}

extension UInt8 {
  /// What names are made of; every byte of a character beyond ASCII counts.
  var isLetter: Bool {
    (0x61...0x7A).contains(self) || (0x41...0x5A).contains(self) || self == 0x5F || self == 0x24 || self >= 0x80
  }

  var isDigit: Bool { (0x30...0x39).contains(self) }

  var isLineEnd: Bool { self == 0x0A || self == 0x0D }
}

/// Words that are looked for in code, without making a string of each word that is there.
struct SourceWords: Sendable {
  private var byLength: [[[UInt8]]] = []

  init(_ words: [String]) {
    for word in words {
      while byLength.count <= word.utf8.count { byLength.append([]) }
      byLength[word.utf8.count].append(Array(word.utf8))
    }
  }

  func contains(of bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard range.count < byLength.count else { return false }
    return byLength[range.count].contains { word in
      for position in word.indices where bytes[range.lowerBound + position] != word[position] { return false }
      return true
    }
  }
}
