/// A pattern for UIKit's messages: `<*>` matches any description, `0x…` any address, and `( … )` anything between the
/// brackets; runs of spaces are equivalent to one space.
struct TextPattern {
  private enum Piece {
    case text([Character])
    case description
    case address
    case anything
  }

  private let pieces: [Piece]

  init(_ text: String) {
    var pieces: [Piece] = []
    var literal: [Character] = []
    var rest = TextPattern.normalised(text)[...]
    func flush() {
      if !literal.isEmpty { pieces.append(.text(literal)) }
      literal = []
    }
    while let first = rest.first {
      if rest.starts(with: "<*>") {
        flush()
        pieces.append(.description)
        rest = rest.dropFirst(3)
      } else if rest.starts(with: "0x…") {
        flush()
        pieces.append(.address)
        rest = rest.dropFirst(3)
      } else if rest.starts(with: "( … )") {
        literal.append("(")
        flush()
        pieces.append(.anything)
        rest = rest.dropFirst(4)
      } else {
        literal.append(first)
        rest = rest.dropFirst()
      }
    }
    flush()
    self.pieces = pieces
  }

  /// Returns whether the pattern matches the whole text.
  func matches(_ text: String) -> Bool { end(in: TextPattern.normalised(text)).map(\.isEmpty) ?? false }

  /// Returns whether the pattern matches the beginning of the text.
  func matchesStart(of text: String) -> Bool { end(in: TextPattern.normalised(text)) != nil }

  /// Returns the rest of a text after the pattern; `nil` if it does not match.
  private func end(in text: [Character]) -> ArraySlice<Character>? {
    var rest = text[...]
    for piece in pieces {
      switch piece {
      case .text(let literal):
        guard rest.starts(with: literal) else { return nil }
        rest = rest.dropFirst(literal.count)
      case .description:
        guard rest.first == "<", let close = rest.firstIndex(of: ">") else { return nil }
        rest = rest[(close + 1)...]
      case .anything:
        guard let close = rest.firstIndex(of: ")") else { return nil }
        rest = rest[close...]
      case .address:
        guard rest.starts(with: "0x") else { return nil }
        rest = rest.dropFirst(2).drop { $0.isHexDigit || $0 == "…" }
      }
    }
    return rest
  }

  /// Returns a text with collapsed spaces and line breaks and without the logger's prefixes.
  private static func normalised(_ text: String) -> [Character] {
    var result: [Character] = []
    for character in text.trimmedPrefixes {
      let character: Character = character.isWhitespace ? " " : character
      if character == " ", result.last == " " { continue }
      result.append(character)
    }
    while result.last == " " { result.removeLast() }
    return result
  }
}

extension String {
  fileprivate var trimmedPrefixes: Substring {
    var rest = self[...].drop(while: \.isWhitespace)
    for prefix in ["[Presentation] ", "Warning: "] where rest.hasPrefix(prefix) { rest = rest.dropFirst(prefix.count) }
    return rest
  }
}
