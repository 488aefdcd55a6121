import VCBinaryCoding

extension BuildCondition: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    switch self {
    case .os(let first):
      encoder.write(byte: 0)
      first.encode(to: &encoder)
    case .environment(let first):
      encoder.write(byte: 1)
      first.encode(to: &encoder)
    case .canImport(let first):
      encoder.write(byte: 2)
      first.encode(to: &encoder)
    case .flag(let first):
      encoder.write(byte: 3)
      first.encode(to: &encoder)
    case .constant(let first):
      encoder.write(byte: 4)
      first.encode(to: &encoder)
    case .not(let first):
      encoder.write(byte: 5)
      first.encode(to: &encoder)
    case .all(let first):
      encoder.write(byte: 6)
      first.encode(to: &encoder)
    case .any(let first):
      encoder.write(byte: 7)
      first.encode(to: &encoder)
    }
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self = try decoder.nested(Self.read)
  }

  private static func read(_ decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) -> Self {
    switch try decoder.byte() {
    case 0: .os(try .init(from: &decoder))
    case 1: .environment(try .init(from: &decoder))
    case 2: .canImport(try .init(from: &decoder))
    case 3: .flag(try .init(from: &decoder))
    case 4: .constant(try .init(from: &decoder))
    case 5: .not(try .init(from: &decoder))
    case 6: .all(try .init(from: &decoder))
    case 7: .any(try .init(from: &decoder))
    default: throw BinaryDecoder.Damage()
    }
  }
}
