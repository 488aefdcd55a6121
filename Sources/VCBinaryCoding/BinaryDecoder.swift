/// A decoder that validates everything it reads.
package struct BinaryDecoder {
  /// The error thrown for bytes that no encoder wrote.
  package struct Damage: Error {
    package init() {}
  }

  private let bytes: ArraySlice<UInt8>
  private var offset: Int
  private var texts: [String] = []
  private var line = 1
  private var depth = 0
  /// Whether skippable parts are decoded immediately, because the bytes have not been verified.
  package let readsParts: Bool

  /// A limit above the nesting of any facts: a source reader limits its own nesting, and each level encodes as a few nested
  /// values.
  private static let deepest = 16_000

  /// Creates a decoder of all the bytes.
  /// - Parameters:
  ///   - bytes: The encoded bytes.
  ///   - readsParts: Whether skippable parts are decoded immediately.
  package init(_ bytes: ArraySlice<UInt8>, readsParts: Bool = true) {
    self.bytes = bytes
    self.readsParts = readsParts
    offset = bytes.startIndex
  }

  /// Reads the string table at the beginning.
  package mutating func readTexts() throws(Damage) {
    for _ in 0..<(try count()) { try newText() }
  }

  /// Returns a decoder for a part that was written with `writePart`.
  package mutating func part() throws(Damage) -> BinaryDecoder {
    let count = try count()
    var part = BinaryDecoder(bytes[offset..<(offset + count)], readsParts: readsParts)
    (part.texts, part.line, part.depth) = (texts, line, depth)
    offset += count
    return part
  }

  /// Whether all bytes have been read.
  package var isAtEnd: Bool { offset == bytes.endIndex }

  /// Reads a byte.
  package mutating func byte() throws(Damage) -> UInt8 {
    guard offset < bytes.endIndex else { throw Damage() }
    defer { offset += 1 }
    return bytes[offset]
  }

  /// Reads a number written by `write`.
  package mutating func number() throws(Damage) -> Int {
    var number: UInt = 0
    var shift: UInt = 0
    while true {
      let next = try byte()
      number |= UInt(next & 0x7F) << shift
      if next < 0x80 { return Int(bitPattern: number) }
      shift += 7
      if shift > 63 { throw Damage() }
    }
  }

  /// Reads a number of elements, each of which takes at least one byte.
  package mutating func count() throws(Damage) -> Int {
    let count = try number()
    guard count >= 0, count <= bytes.endIndex - offset else { throw Damage() }
    return count
  }

  /// Reads bytes, preceded by their number.
  package mutating func content() throws(Damage) -> [UInt8] {
    let count = try count()
    defer { offset += count }
    return Array(bytes[offset..<(offset + count)])
  }

  /// Reads a string.
  package mutating func text() throws(Damage) -> String {
    let place = try number()
    if place != 0 {
      guard texts.indices.contains(place - 1) else { throw Damage() }
      return texts[place - 1]
    }
    return try newText()
  }

  @discardableResult private mutating func newText() throws(Damage) -> String {
    let count = try count()
    let text = String(decoding: bytes[offset..<(offset + count)], as: UTF8.self)
    offset += count
    texts.append(text)
    return text
  }

  /// Reads a line and a column.
  package mutating func position() throws(Damage) -> (line: Int, column: Int) {
    let distance = try number()
    let change = distance & 1 == 0 ? distance >> 1 : -((distance >> 1) + 1)
    let (sum, overflow) = line.addingReportingOverflow(change)
    guard !overflow else { throw Damage() }
    line = sum
    return (line, try number())
  }

  /// Reads a nested value.
  package mutating func nested<Value>(
    _ read: (inout BinaryDecoder) throws(Damage) -> Value
  ) throws(Damage) -> Value {
    guard depth < Self.deepest else { throw Damage() }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }
}
