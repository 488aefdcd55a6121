/// A type that can be encoded in the binary format of this program's caches and of the messages between its processes.
///
/// JSON would be easier to read, but encoding and decoding it would take most of the time of a second scan or of a message.
package protocol BinaryCodable {
  /// Encodes the value.
  func encode(to encoder: inout BinaryEncoder)
  /// Creates a value by decoding it.
  init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage)
}

extension String: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) { encoder.write(self) }
  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) { self = try decoder.text() }
}

extension Bool: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) { encoder.write(byte: self ? 1 : 0) }
  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    let byte = try decoder.byte()
    guard byte < 2 else { throw BinaryDecoder.Damage() }
    self = byte == 1
  }
}

extension Int: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) { encoder.write(self) }
  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) { self = try decoder.number() }
}

extension Array: BinaryCodable where Element: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    encoder.write(count)
    for element in self { element.encode(to: &encoder) }
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    let count = try decoder.count()
    self = []
    reserveCapacity(Swift.min(count, 1024))
    for _ in 0..<count { append(try Element(from: &decoder)) }
  }
}

extension Optional: BinaryCodable where Wrapped: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    encoder.write(byte: self.map { _ in 1 } ?? 0)
    self?.encode(to: &encoder)
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self = try Bool(from: &decoder) ? try Wrapped(from: &decoder) : nil
  }
}

/// Enums without associated values are encoded as the index of their case.
extension BinaryCodable where Self: CaseIterable & Equatable, Self.AllCases == [Self] {
  package func encode(to encoder: inout BinaryEncoder) {
    encoder.write(byte: UInt8(truncatingIfNeeded: Self.allCases.firstIndex(of: self) ?? 0))
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    let place = Int(try decoder.byte())
    guard Self.allCases.indices.contains(place) else { throw BinaryDecoder.Damage() }
    self = Self.allCases[place]
  }
}
