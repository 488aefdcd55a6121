import VCBinaryCoding

extension Pattern: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    switch self {
    case .name(let first):
      encoder.write(byte: 0)
      first.encode(to: &encoder)
    case .enumCase(let first, let second, let third):
      encoder.write(byte: 1)
      first.encode(to: &encoder)
      second.encode(to: &encoder)
      third.encode(to: &encoder)
    case .tuple(let first):
      encoder.write(byte: 2)
      first.encode(to: &encoder)
    case .type(let first, let second):
      encoder.write(byte: 3)
      first.encode(to: &encoder)
      second.encode(to: &encoder)
    case .value(let first):
      encoder.write(byte: 4)
      first.encode(to: &encoder)
    case .anything:
      encoder.write(byte: 5)
    }
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self = try decoder.nested(Self.read)
  }

  private static func read(_ decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) -> Self {
    switch try decoder.byte() {
    case 0: .name(try .init(from: &decoder))
    case 1: .enumCase(try .init(from: &decoder), try .init(from: &decoder), try .init(from: &decoder))
    case 2: .tuple(try .init(from: &decoder))
    case 3: .type(try .init(from: &decoder), try .init(from: &decoder))
    case 4: .value(try .init(from: &decoder))
    case 5: .anything
    default: throw BinaryDecoder.Damage()
    }
  }
}
