import VCBinaryCoding

extension Expression: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    switch self {
    case .name(let first, let second):
      encoder.write(byte: 0)
      first.encode(to: &encoder)
      second.encode(to: &encoder)
    case .member(let first, let second, let third):
      encoder.write(byte: 1)
      first.encode(to: &encoder)
      second.encode(to: &encoder)
      third.encode(to: &encoder)
    case .call(let first):
      encoder.write(byte: 2)
      first.encode(to: &encoder)
    case .element(let first, let second, let third):
      encoder.write(byte: 3)
      first.encode(to: &encoder)
      second.encode(to: &encoder)
      third.encode(to: &encoder)
    case .text(let first):
      encoder.write(byte: 4)
      first.encode(to: &encoder)
    case .literal(let first):
      encoder.write(byte: 5)
      first.encode(to: &encoder)
    case .list(let first):
      encoder.write(byte: 6)
      first.encode(to: &encoder)
    case .dictionary(let first):
      encoder.write(byte: 7)
      first.encode(to: &encoder)
    case .closure(let first):
      encoder.write(byte: 8)
      first.encode(to: &encoder)
    case .cast(let first, let second):
      encoder.write(byte: 9)
      first.encode(to: &encoder)
      second.encode(to: &encoder)
    case .choice(let first, let second):
      encoder.write(byte: 10)
      first.encode(to: &encoder)
      second.encode(to: &encoder)
    case .branches(let first):
      encoder.write(byte: 11)
      first.encode(to: &encoder)
    case .selector(let first, let second):
      encoder.write(byte: 12)
      first.encode(to: &encoder)
      second.encode(to: &encoder)
    case .keyPath(let first, let second):
      encoder.write(byte: 13)
      first.encode(to: &encoder)
      second.encode(to: &encoder)
    case .metatype(let first):
      encoder.write(byte: 14)
      first.encode(to: &encoder)
    case .other(let first):
      encoder.write(byte: 15)
      first.encode(to: &encoder)
    case .tuple(let first):
      encoder.write(byte: 16)
      first.encode(to: &encoder)
    }
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self = try decoder.nested(Self.read)
  }

  private static func read(_ decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) -> Self {
    switch try decoder.byte() {
    case 0: .name(try .init(from: &decoder), try .init(from: &decoder))
    case 1: .member(try .init(from: &decoder), try .init(from: &decoder), try .init(from: &decoder))
    case 2: .call(try .init(from: &decoder))
    case 3: .element(try .init(from: &decoder), try .init(from: &decoder), try .init(from: &decoder))
    case 4: .text(try .init(from: &decoder))
    case 5: .literal(try .init(from: &decoder))
    case 6: .list(try .init(from: &decoder))
    case 7: .dictionary(try .init(from: &decoder))
    case 8: .closure(try .init(from: &decoder))
    case 9: .cast(try .init(from: &decoder), try .init(from: &decoder))
    case 10: .choice(try .init(from: &decoder), when: try .init(from: &decoder))
    case 11: .branches(try .init(from: &decoder))
    case 12: .selector(try .init(from: &decoder), try .init(from: &decoder))
    case 13: .keyPath(try .init(from: &decoder), try .init(from: &decoder))
    case 14: .metatype(try .init(from: &decoder))
    case 15: .other(try .init(from: &decoder))
    case 16: .tuple(try .init(from: &decoder))
    default: throw BinaryDecoder.Damage()
    }
  }
}
