import VCSourceFacts

/// The messages between a scan and the reader program, each preceded by its length.
///
/// A request contains pieces of source code, each with its language. The answer contains the facts of each piece in the same
/// order.
enum ReaderMessage {
  /// The first bytes that the program sends; they identify its version.
  static let greeting = Array("vcgraph-source".utf8) + [SourceFacts.codingVersion]

  /// A limit above the length of any message; a greater length is a protocol error.
  static let longest = 1 << 30

  static func framed(_ parts: [[UInt8]]) -> [UInt8] {
    var content = number(parts.count)
    for part in parts { content += number(part.count) + part }
    return number(content.count) + content
  }

  /// Returns the parts of a message without its length; `nil` if the message is malformed.
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

  /// Consumes the number at the start.
  static func take(_ bytes: inout ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= 4 else { return nil }
    defer { bytes = bytes.dropFirst(4) }
    return bytes.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private static func number(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
