/// The nesting depth of square brackets.
///
/// At every `[`, swift-syntax looks ahead to distinguish a type from an array literal, and repeats this for nested brackets:
/// each level doubles its time. Two dozen levels take minutes; typical source code has three or four.
struct BracketNesting {
  /// Four times what source code has. A file with more nested brackets is skipped and reported.
  static let deepest = 16

  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0

  /// Returns the offset of the first bracket that is nested too deeply for the file to be parsed in time; `nil` if none is.
  /// - Complexity: Linear in the number of bytes.
  static func tooDeep(in bytes: [UInt8]) -> Int? {
    var nesting = BracketNesting(bytes: bytes)
    while nesting.offset < bytes.count {
      let place = nesting.offset
      nesting.step()
      if nesting.depth > deepest { return place }
    }
    return nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func step() {
    switch bytes[offset] {
    case UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "]"): depth = max(depth - 1, 0)
    // The contents of braces are parsed separately.
    case UInt8(ascii: "{"), UInt8(ascii: "}"): depth = 0
    case UInt8(ascii: "\"") where isNext(Self.quotes): return skip(past: Self.quotes)
    case UInt8(ascii: "\""): return skipText()
    case UInt8(ascii: "/") where isNext(Self.remark): return skip(past: Self.lineEnd)
    case UInt8(ascii: "/") where isNext(Self.remarkStart): return skip(past: Self.remarkEnd)
    default: break
    }
    offset += 1
  }

  private static let (quotes, lineEnd) = (Array("\"\"\"".utf8), Array("\n".utf8))
  private static let (remark, remarkStart, remarkEnd) = (Array("//".utf8), Array("/*".utf8), Array("*/".utf8))

  private func isNext(_ word: [UInt8]) -> Bool { bytes[offset] == word[0] && bytes[offset...].starts(with: word) }

  /// Advances past the next occurrence of a delimiter, or to the end.
  private mutating func skip(past word: [UInt8]) {
    offset += word.count
    while offset < bytes.count, !isNext(word) { offset += 1 }
    offset = min(offset + word.count, bytes.count)
  }

  /// Advances past a single-line string literal.
  private mutating func skipText() {
    offset += 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\""), bytes[offset] != UInt8(ascii: "\n") {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    offset = min(offset + 1, bytes.count)
  }
}
