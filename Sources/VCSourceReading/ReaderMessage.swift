import VCSourceFacts

/// What a scan and the program that reads source files say to each other: a length, and so many bytes.
///
/// A request is a number of pieces of source with the language of each. The answer has as many facts, in the same order.
enum ReaderMessage {
  /// What the program says first, so that one of another version is not taken for ours.
  static let greeting = Array("vcgraph-source".utf8) + [SourceFacts.codingVersion]

  /// Longer than any message: whoever sends such a number speaks another language.
  static let longest = 1 << 30

  static func framed(_ parts: [[UInt8]]) -> [UInt8] {
    var content = number(parts.count)
    for part in parts { content += number(part.count) + part }
    return number(content.count) + content
  }

  /// The parts of a message without its length; `nil` for anything else.
  static func parts(of content: [UInt8]) -> [ArraySlice<UInt8>]? {
    var rest = content[...]
    guard let count = take(&rest), count <= content.count else { return nil }
    var parts: [ArraySlice<UInt8>] = []
    for _ in 0..<count {
      guard let length = take(&rest), length <= rest.count else { return nil }
      parts.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return rest.isEmpty ? parts : nil
  }

  /// The number at the start of bytes.
  static func take(_ bytes: inout ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= 4 else { return nil }
    defer { bytes = bytes.dropFirst(4) }
    return bytes.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private static func number(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
