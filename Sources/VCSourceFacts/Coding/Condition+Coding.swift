import VCBinaryCoding

extension Condition: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    switch self {
    case .expression(let first):
      encoder.write(byte: 0)
      first.encode(to: &encoder)
    case .binding(let first):
      encoder.write(byte: 1)
      first.encode(to: &encoder)
    case .match(let first, let second):
      encoder.write(byte: 2)
      first.encode(to: &encoder)
      second.encode(to: &encoder)
    case .availability(let first):
      encoder.write(byte: 3)
      first.encode(to: &encoder)
    }
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self = try decoder.nested(Self.read)
  }

  private static func read(_ decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) -> Self {
    switch try decoder.byte() {
    case 0: .expression(try .init(from: &decoder))
    case 1: .binding(try .init(from: &decoder))
    case 2: .match(try .init(from: &decoder), try .init(from: &decoder))
    case 3: .availability(try .init(from: &decoder))
    default: throw BinaryDecoder.Damage()
    }
  }
}
