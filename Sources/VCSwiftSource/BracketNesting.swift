/// How deep square brackets stand in each other.
///
/// swift-syntax looks ahead at every `[` to tell a type from a list, at the same brackets again and again: each further one
/// inside another doubles its time. Two dozen take it minutes; source that people write has three or four.
struct BracketNesting {
  static let deepest = 16

  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0

  /// Where a bracket opens inside so many others that the file cannot be parsed in time; `nil` where none does.
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
    // What stands in braces is parsed by itself.
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

  /// Goes on behind the next place of a word, or at the end.
  private mutating func skip(past word: [UInt8]) {
    offset += word.count
    while offset < bytes.count, !isNext(word) { offset += 1 }
    offset = min(offset + word.count, bytes.count)
  }

  /// Goes on behind a text on one line.
  private mutating func skipText() {
    offset += 1
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\""), bytes[offset] != UInt8(ascii: "\n") {
      offset += bytes[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    offset = min(offset + 1, bytes.count)
  }
}
