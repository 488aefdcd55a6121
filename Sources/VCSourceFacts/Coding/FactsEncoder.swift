/// A type that can be encoded in the binary format of facts, which is also used for the other caches of a scan.
package protocol FactsCodable {
  /// Encodes the value.
  func encode(to encoder: inout FactsEncoder)
  /// Creates a value by decoding it.
  init(from decoder: inout FactsDecoder) throws(FactsDecoder.Damage)
}

/// An encoder that writes values in sequence: a small number takes one byte, and each string is stored only once.
package struct FactsEncoder {
  /// The encoded bytes.
  package private(set) var bytes: [UInt8] = []
  private var texts: [String: Int] = [:]
  /// The strings to store outside `bytes`; `nil` if each string is stored inline at its first use.
  private var listed: [String]?
  private var line = 1

  /// Creates an encoder without any content.
  package init() {}

  /// Returns the encoded content preceded by a table of all its strings, so that a decoder can skip parts of it.
  static func listingTexts(_ write: (inout FactsEncoder) -> Void) -> [UInt8] {
    var content = FactsEncoder()
    content.listed = []
    write(&content)
    var encoder = FactsEncoder()
    encoder.write(content.listed?.count ?? 0)
    for text in content.listed ?? [] {
      encoder.write(text.utf8.count)
      encoder.bytes.append(contentsOf: text.utf8)
    }
    return encoder.bytes + content.bytes
  }

  mutating func write(byte: UInt8) { bytes.append(byte) }

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
  mutating func write(_ text: String) {
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

  /// Writes a position; the line is encoded as the difference from the previous one, which is usually small.
  mutating func write(_ position: SourcePosition) {
    let distance = position.line - line
    write(distance >= 0 ? distance << 1 : (-distance << 1) - 1)
    write(position.column)
    line = position.line
  }

  /// Writes a part, prefixed by its length, that a decoder may skip.
  mutating func writePart(_ write: (inout FactsEncoder) -> Void) {
    let (before, line) = (bytes, line)
    bytes = []
    write(&self)
    let part = bytes
    (bytes, self.line) = (before, line)
    self.write(part.count)
    bytes += part
  }
}

/// A decoder that validates everything it reads.
package struct FactsDecoder {
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
  let readsParts: Bool

  /// A limit above the nesting of any facts: a source reader limits its own nesting, and each level encodes as a few nested
  /// values.
  private static let deepest = 16_000

  /// Creates a decoder of all the bytes.
  package init(_ bytes: ArraySlice<UInt8>) { self.init(bytes, readsParts: true) }

  init(_ bytes: ArraySlice<UInt8>, readsParts: Bool) {
    self.bytes = bytes
    self.readsParts = readsParts
    offset = bytes.startIndex
  }

  /// Reads the string table at the beginning.
  mutating func readTexts() throws(Damage) {
    for _ in 0..<(try count()) { try newText() }
  }

  /// Returns a decoder for a part that was written with `writePart`.
  mutating func part() throws(Damage) -> FactsDecoder {
    let count = try count()
    var part = FactsDecoder(bytes[offset..<(offset + count)], readsParts: readsParts)
    (part.texts, part.line, part.depth) = (texts, line, depth)
    offset += count
    return part
  }

  /// Whether all bytes have been read.
  package var isAtEnd: Bool { offset == bytes.endIndex }

  mutating func byte() throws(Damage) -> UInt8 {
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
  mutating func count() throws(Damage) -> Int {
    let count = try number()
    guard count >= 0, count <= bytes.endIndex - offset else { throw Damage() }
    return count
  }

  mutating func text() throws(Damage) -> String {
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

  mutating func position() throws(Damage) -> SourcePosition {
    let distance = try number()
    let change = distance & 1 == 0 ? distance >> 1 : -((distance >> 1) + 1)
    let (sum, overflow) = line.addingReportingOverflow(change)
    guard !overflow else { throw Damage() }
    line = sum
    return SourcePosition(line: line, column: try number())
  }

  /// Reads a nested value.
  mutating func nested<Value>(
    _ read: (inout FactsDecoder) throws(Damage) -> Value
  ) throws(Damage) -> Value {
    guard depth < Self.deepest else { throw Damage() }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }
}

extension String: FactsCodable {
  package func encode(to encoder: inout FactsEncoder) { encoder.write(self) }
  package init(from decoder: inout FactsDecoder) throws(FactsDecoder.Damage) { self = try decoder.text() }
}

extension Bool: FactsCodable {
  package func encode(to encoder: inout FactsEncoder) { encoder.write(byte: self ? 1 : 0) }
  package init(from decoder: inout FactsDecoder) throws(FactsDecoder.Damage) {
    let byte = try decoder.byte()
    guard byte < 2 else { throw FactsDecoder.Damage() }
    self = byte == 1
  }
}

extension Int: FactsCodable {
  package func encode(to encoder: inout FactsEncoder) { encoder.write(self) }
  package init(from decoder: inout FactsDecoder) throws(FactsDecoder.Damage) { self = try decoder.number() }
}

extension SourcePosition: FactsCodable {
  package func encode(to encoder: inout FactsEncoder) { encoder.write(self) }
  package init(from decoder: inout FactsDecoder) throws(FactsDecoder.Damage) { self = try decoder.position() }
}

extension Array: FactsCodable where Element: FactsCodable {
  package func encode(to encoder: inout FactsEncoder) {
    encoder.write(count)
    for element in self { element.encode(to: &encoder) }
  }

  package init(from decoder: inout FactsDecoder) throws(FactsDecoder.Damage) {
    let count = try decoder.count()
    self = []
    reserveCapacity(Swift.min(count, 1024))
    for _ in 0..<count { append(try Element(from: &decoder)) }
  }
}

extension Optional: FactsCodable where Wrapped: FactsCodable {
  package func encode(to encoder: inout FactsEncoder) {
    encoder.write(byte: self.map { _ in 1 } ?? 0)
    self?.encode(to: &encoder)
  }

  package init(from decoder: inout FactsDecoder) throws(FactsDecoder.Damage) {
    self = try Bool(from: &decoder) ? try Wrapped(from: &decoder) : nil
  }
}

/// Enums without associated values are encoded as the index of their case.
extension FactsCodable where Self: CaseIterable & Equatable, Self.AllCases == [Self] {
  package func encode(to encoder: inout FactsEncoder) {
    encoder.write(byte: UInt8(truncatingIfNeeded: Self.allCases.firstIndex(of: self) ?? 0))
  }

  package init(from decoder: inout FactsDecoder) throws(FactsDecoder.Damage) {
    let place = Int(try decoder.byte())
    guard Self.allCases.indices.contains(place) else { throw FactsDecoder.Damage() }
    self = Self.allCases[place]
  }
}

extension SourceLanguage: FactsCodable {}
extension TypeDeclaration.Kind: FactsCodable {}
