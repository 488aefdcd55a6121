// Texts, characters and regular expressions: nothing in them declares anything.

extension SourceScanner {
  /// `"…"`, `"""…"""`, `#"…"#` and what is interpolated in them, from the first quotation mark on.
  ///
  /// Texts and interpolations in one another are kept on a list and not on the stack. A text of one line that does not
  /// end there ends with the line.
  mutating func skipText(hashes: Int) {
    var open = [openText(hashes: hashes)]
    while let text = open.last, !isAtEnd {
      if text.parentheses > 0 {
        skipInterpolated(&open)
      } else if byte() == UInt8(ascii: "\\"), hasHashes(text.hashes, at: 1) {
        offset += 1 + text.hashes
        if language == .swift, byte() == UInt8(ascii: "(") { open[open.count - 1].parentheses = 1 }
        // A line that goes on behind a backslash is one line in C only.
        if !byte().isLineEnd {
          offset += 1
        } else if language == .objectiveC {
          offset += byte() == 0x0D && byte(1) == 0x0A ? 2 : 1
        }
      } else if closes(text) {
        offset += (text.isLong ? 3 : 1) + text.hashes
        open.removeLast()
      } else if byte().isLineEnd, !text.isLong {
        open.removeLast()
      } else {
        offset += 1
      }
    }
    offset = min(offset, bytes.count)
  }

  private struct OpenText {
    var hashes: Int
    var isLong: Bool
    /// How many parentheses are open in what is interpolated; none outside.
    var parentheses = 0
  }

  private mutating func openText(hashes: Int) -> OpenText {
    let isLong = language == .swift && byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    offset += isLong ? 3 : 1
    return OpenText(hashes: hashes, isLong: isLong)
  }

  private func closes(_ text: OpenText) -> Bool {
    guard byte() == UInt8(ascii: "\"") else { return false }
    guard text.isLong else { return hasHashes(text.hashes, at: 1) }
    return byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"") && hasHashes(text.hashes, at: 3)
  }

  private func hasHashes(_ count: Int, at distance: Int) -> Bool {
    for place in 0..<count where byte(distance + place) != UInt8(ascii: "#") { return false }
    return true
  }

  private mutating func skipInterpolated(_ open: inout [OpenText]) {
    switch byte() {
    case UInt8(ascii: "("):
      open[open.count - 1].parentheses += 1
      offset += 1
    case UInt8(ascii: ")"):
      open[open.count - 1].parentheses -= 1
      offset += 1
    case UInt8(ascii: "\""): open.append(openText(hashes: 0))
    case UInt8(ascii: "#"):
      let hashes = skipHashes()
      if byte() == UInt8(ascii: "\"") { open.append(openText(hashes: hashes)) }
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/") && (open.last?.isLong ?? false): skipLine()
    default: offset += 1
    }
  }

  /// - Returns: How many there are.
  private mutating func skipHashes() -> Int {
    let start = offset
    while byte() == UInt8(ascii: "#") { offset += 1 }
    return offset - start
  }

  /// `'x'`, which ends on its line.
  mutating func skipCharacters() {
    offset += 1
    while !isAtEnd, !byte().isLineEnd, byte() != UInt8(ascii: "'") { offset += byte() == UInt8(ascii: "\\") ? 2 : 1 }
    if byte() == UInt8(ascii: "'") { offset += 1 }
    offset = min(offset, bytes.count)
  }

  /// Behind a word of C++: whether it begins a raw text, `R"x(…)x"`, which is passed then.
  mutating func isRawText() -> Bool {
    guard language == .objectiveC, byte() == UInt8(ascii: "\""), byte(-1) == UInt8(ascii: "R") else { return false }
    var mark: [UInt8] = []
    var place = offset + 1
    while place < bytes.count, mark.count <= 16, bytes[place] != UInt8(ascii: "(") {
      mark.append(bytes[place])
      place += 1
    }
    guard place < bytes.count, bytes[place] == UInt8(ascii: "("), !mark.contains(where: \.isLineEnd) else {
      return false
    }
    let end = [UInt8(ascii: ")")] + mark + [UInt8(ascii: "\"")]
    while place < bytes.count, !bytes[place...].starts(with: end) { place += 1 }
    offset = min(place + end.count, bytes.count)
    return true
  }
}

// MARK: - Behind a hash

extension SourceScanner {
  /// A raw text, a regular expression with hashes, a directive, or just the hash.
  mutating func scanHash() -> SourceToken.Kind {
    if language == .objectiveC {
      offset += 1
      while byte() == UInt8(ascii: " ") || byte() == UInt8(ascii: "\t") { offset += 1 }
      while byte().isLetter { offset += 1 }
      return .directive
    }
    let hashes = skipHashes()
    if byte() == UInt8(ascii: "\"") {
      skipText(hashes: hashes)
      return .literal
    }
    if byte() == UInt8(ascii: "/") {
      skipLongRegex(hashes: hashes)
      return .literal
    }
    let start = offset
    while byte().isLetter { offset += 1 }
    if Self.directives.contains(of: bytes, start..<offset) { return .directive }
    offset = start
    return .punctuation
  }

  private static let directives = SourceWords(["if", "elseif", "else", "endif"])

  /// `#/…/#`, over several lines where a line ends right behind the beginning.
  private mutating func skipLongRegex(hashes: Int) {
    offset += 1
    let isLong = byte().isLineEnd
    while !isAtEnd, isLong || !byte().isLineEnd {
      if byte() == UInt8(ascii: "/"), hasHashes(hashes, at: 1) {
        offset += 1 + hashes
        return
      }
      offset += byte() == UInt8(ascii: "\\") && !byte(1).isLineEnd ? 2 : 1
    }
    offset = min(offset, bytes.count)
  }

  /// Passes `/…/` where a regular expression can stand: it does not begin with a space and ends on its line.
  mutating func skipRegex() -> Bool {
    guard offset >= lineWithoutRegex, byte(1) != UInt8(ascii: " "), byte(1) != UInt8(ascii: "\t") else { return false }
    var end = offset + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "/"), !bytes[end].isLineEnd {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "/") else {
      lineWithoutRegex = end
      return false
    }
    offset = end + 1
    return true
  }
}
