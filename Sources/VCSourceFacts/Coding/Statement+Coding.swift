import VCBinaryCoding

extension Statement: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    switch self {
    case .binding(let first):
      encoder.write(byte: 0)
      first.encode(to: &encoder)
    case .assignment(let first, let second, let third):
      encoder.write(byte: 1)
      first.encode(to: &encoder)
      second.encode(to: &encoder)
      third.encode(to: &encoder)
    case .expression(let first):
      encoder.write(byte: 2)
      first.encode(to: &encoder)
    case .result(let first, let second):
      encoder.write(byte: 3)
      first.encode(to: &encoder)
      second.encode(to: &encoder)
    case .conditional(let first, let second, let third):
      encoder.write(byte: 4)
      first.encode(to: &encoder)
      second.encode(to: &encoder)
      third.encode(to: &encoder)
    case .requirement(let first, let second):
      encoder.write(byte: 5)
      first.encode(to: &encoder)
      second.encode(to: &encoder)
    case .selection(let first, let second):
      encoder.write(byte: 6)
      first.encode(to: &encoder)
      second.encode(to: &encoder)
    case .loop(let first, let second, let third):
      encoder.write(byte: 7)
      first.encode(to: &encoder)
      second.encode(to: &encoder)
      third.encode(to: &encoder)
    case .function(let first):
      encoder.write(byte: 8)
      first.encode(to: &encoder)
    case .block(let first):
      encoder.write(byte: 9)
      first.encode(to: &encoder)
    case .compiled(let first):
      encoder.write(byte: 10)
      first.encode(to: &encoder)
    }
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self = try decoder.nested(Self.read)
  }

  private static func read(_ decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) -> Self {
    switch try decoder.byte() {
    case 0: .binding(try .init(from: &decoder))
    case 1: .assignment(try .init(from: &decoder), try .init(from: &decoder), try .init(from: &decoder))
    case 2: .expression(try .init(from: &decoder))
    case 3: .result(try .init(from: &decoder), try .init(from: &decoder))
    case 4:
      .conditional(try .init(from: &decoder), then: try .init(from: &decoder), otherwise: try .init(from: &decoder))
    case 5: .requirement(try .init(from: &decoder), otherwise: try .init(from: &decoder))
    case 6: .selection(try .init(from: &decoder), try .init(from: &decoder))
    case 7: .loop(try .init(from: &decoder), try .init(from: &decoder), try .init(from: &decoder))
    case 8: .function(try .init(from: &decoder))
    case 9: .block(try .init(from: &decoder))
    case 10: .compiled(try .init(from: &decoder))
    default: throw BinaryDecoder.Damage()
    }
  }
}
