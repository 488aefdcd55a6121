/// An encoder that writes values in sequence: a small number takes one byte, and each string is stored only once.
package struct BinaryEncoder {
  /// The encoded bytes.
  package private(set) var bytes: [UInt8] = []
  private var texts: [String: Int] = [:]
  /// The strings to store outside `bytes`; `nil` if each string is stored inline at its first use.
  private var listed: [String]?
  private var line = 1

  /// Creates an encoder without any content.
  package init() {}

  /// Returns the encoded content preceded by a table of all its strings, so that a decoder can skip parts of it.
  package static func listingTexts(_ write: (inout BinaryEncoder) -> Void) -> [UInt8] {
    var content = BinaryEncoder()
    content.listed = []
    write(&content)
    var encoder = BinaryEncoder()
    encoder.write(content.listed?.count ?? 0)
    for text in content.listed ?? [] {
      encoder.write(text.utf8.count)
      encoder.bytes.append(contentsOf: text.utf8)
    }
    return encoder.bytes + content.bytes
  }

  /// Writes a byte.
  package mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Writes a number with a variable length.
  package mutating func write(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes the index of a string that was written before, or zero and the string.
  package mutating func write(_ text: String) {
    if let known = texts[text] { return write(known) }
    texts[text] = texts.count + 1
    guard listed == nil else {
      listed?.append(text)
      return write(texts.count)
    }
    write(0)
    write(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes a line and a column of a text; the line is encoded as the difference from the previous one, which is usually
  /// small.
  package mutating func write(line newLine: Int, column: Int) {
    let distance = newLine - line
    write(distance >= 0 ? distance << 1 : (-distance << 1) - 1)
    write(column)
    line = newLine
  }

  /// Writes bytes, preceded by their number.
  package mutating func write(_ content: [UInt8]) {
    write(content.count)
    bytes.append(contentsOf: content)
  }

  /// Writes a part, prefixed by its length, that a decoder may skip.
  package mutating func writePart(_ write: (inout BinaryEncoder) -> Void) {
    let (before, line) = (bytes, line)
    bytes = []
    write(&self)
    let part = bytes
    (bytes, self.line) = (before, line)
    self.write(part.count)
    bytes += part
  }
}
