/// A value that facts are made of, and whatever else is kept of a scan.
package protocol FactsCodable {
  /// Writes the value.
  func encode(to encoder: inout FactsEncoder)
  /// Reads what was written.
  init(from decoder: inout FactsDecoder) throws(FactsDecoder.Damage)
}

/// Writes values one after the other: small numbers are one byte, and a text is written once.
package struct FactsEncoder {
  /// What was written.
  package private(set) var bytes: [UInt8] = []
  private var texts: [String: Int] = [:]
  /// Texts that are not among the bytes; `nil` where each stands among them at its first place.
  private var listed: [String]?
  private var line = 1

  /// An encoder that has written nothing.
  package init() {}

  /// What one encoder writes with all its texts in front, so that parts of it can be left out when it is read.
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

  /// A number in as few bytes as it needs.
  package mutating func write(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// The number of a text that was written before, or zero and the text.
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

  /// Lines as the distance from the place before: mostly a small number.
  mutating func write(_ position: SourcePosition) {
    let distance = position.line - line
    write(distance >= 0 ? distance << 1 : (-distance << 1) - 1)
    write(position.column)
    line = position.line
  }

  /// Writes something that whoever reads may leave out.
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

/// Reads what an encoder wrote, and trusts none of it.
package struct FactsDecoder {
  /// Bytes that no encoder wrote.
  package struct Damage: Error {
    package init() {}
  }

  private let bytes: ArraySlice<UInt8>
  private var offset: Int
  private var texts: [String] = []
  private var line = 1
  private var depth = 0
  /// Whether what can be left out is read at once, because nobody knows yet whether all is whole.
  let readsParts: Bool

  /// More than any reader nests: a reader counts what it reads, and each of that is a few values inside each other.
  private static let deepest = 16_000

  /// A decoder of everything in the bytes.
  package init(_ bytes: ArraySlice<UInt8>) { self.init(bytes, readsParts: true) }

  init(_ bytes: ArraySlice<UInt8>, readsParts: Bool) {
    self.bytes = bytes
    self.readsParts = readsParts
    offset = bytes.startIndex
  }

  /// Reads the texts that stand in front.
  mutating func readTexts() throws(Damage) {
    for _ in 0..<(try count()) { try newText() }
  }

  /// What was written as a part, to be read by itself.
  mutating func part() throws(Damage) -> FactsDecoder {
    let count = try count()
    var part = FactsDecoder(bytes[offset..<(offset + count)], readsParts: readsParts)
    (part.texts, part.line, part.depth) = (texts, line, depth)
    offset += count
    return part
  }

  /// Whether nothing is left to read.
  package var isAtEnd: Bool { offset == bytes.endIndex }

  mutating func byte() throws(Damage) -> UInt8 {
    guard offset < bytes.endIndex else { throw Damage() }
    defer { offset += 1 }
    return bytes[offset]
  }

  /// A number that `write` wrote.
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

  /// A number of things of which each takes at least one byte.
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

  /// Reads something inside something else.
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

/// Enums without associated values are the number of their case.
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
