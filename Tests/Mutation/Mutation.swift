/// Damaged copies of valid inputs, the same on every run, for robustness tests of readers.
///
/// Bytes and lines are changed, removed, duplicated, moved and copied from other inputs.
public struct Mutation: Sendable {
  private let seeds: [[UInt8]]
  private var state: UInt64

  /// Bytes that have a meaning in some format, or in none.
  private static let words: [[UInt8]] =
    [
      "\0", "\n", "\r", "\t", " ", "\"", "'", "\\", "<", ">", "&", "{", "}", "[", "]", "(", ")", ":", ",", "#", "*",
      "|", "%",
      "-", "- ", "null", "~", "true", "0", "-1", "9223372036854775808", "1e999", "NaN", "&a", "*a", "<<: ", "!!binary ",
      "---\n",
      "<!--", "-->", "]]>", "<![CDATA[", "&#0;", "&x;", "```", "/*", "*/", "\u{FEFF}", "\u{2028}", "\u{FFFE}", "é", "👩‍👩‍👧‍👦",
      "\u{202E}", "id", "window", "present", "\u{1B}[31m",
    ].map { Array($0.utf8) } + [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFE, 0xFF]]

  /// - Parameter seed: A different seed gives different copies.
  public init(of inputs: [[UInt8]], seed: UInt64 = 1) {
    seeds = inputs
    state = seed
  }

  /// Returns the next damaged copy.
  public mutating func next() -> [UInt8] {
    var bytes = seeds.isEmpty ? [] : seeds[below(seeds.count)]
    for _ in 0...below(4) { damage(&bytes) }
    return bytes
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    let place = below(bytes.count + 1)
    let part = part(of: bytes)
    switch below(9) {
    case 0: if place < bytes.count { bytes[place] ^= 1 << UInt8(below(8)) }
    case 1: bytes.removeSubrange(part)
    case 2: bytes.insert(contentsOf: bytes[part], at: place)
    case 3: bytes.insert(contentsOf: Self.words[below(Self.words.count)], at: place)
    case 4: bytes.replaceSubrange(part.prefix(8), with: Self.words[below(Self.words.count)])
    case 5: bytes.removeSubrange(place...)
    case 6:
      let other = seeds[below(seeds.count)]
      bytes.insert(contentsOf: other[self.part(of: other)], at: place)
    case 7: bytes.insert(contentsOf: Array(repeating: bytes[part].first ?? 0x20, count: below(300)), at: place)
    default:
      let lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
      let (one, two) = (below(lines.count), below(lines.count))
      var swapped = lines
      swapped.swapAt(one, two)
      bytes = Array(swapped.joined(separator: [10]))
    }
  }

  private mutating func part(of bytes: [UInt8]) -> Range<Int> {
    let start = below(bytes.count + 1)
    return start..<min(start + below(64), bytes.count)
  }

  /// Returns a number from 0 up to, but not including, a bound, with xorshift.
  private mutating func below(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return count > 0 ? Int(state % UInt64(count)) : 0
  }
}
