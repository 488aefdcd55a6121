import VCBinaryCoding
import ViewControllerGraph

/// A message between the main process and a worker process: a letter, a length, and the body.
struct RenderMessage {
  /// The kind of a message, which is its first byte.
  enum Kind: UInt8 {
    case request = 0x72
    case begins = 0x62
    case drawn = 0x64
  }

  /// The input's path, or the name of the figure that is about to be drawn.
  let input: String
  /// The numbers of the figures to skip, or of the figure that is about to be drawn.
  let skipped: [Int]

  init(input: String, skipped: [Int]) {
    self.input = input
    self.skipped = skipped
  }

  init?(_ body: [UInt8]) {
    var decoder = BinaryDecoder(body[...])
    guard let message = try? RenderMessage(from: &decoder) else { return nil }
    self = message
  }

  /// Returns the length of the body from the head of five bytes.
  static func length(_ head: [UInt8]) -> Int { head.dropFirst().reduce(0) { $0 << 8 | Int($1) } }

  /// Returns the whole message.
  func frame(_ kind: Kind) -> [UInt8] { Self.frame(kind, self) }

  static func frame(_ kind: Kind, _ message: some BinaryCodable) -> [UInt8] {
    var encoder = BinaryEncoder()
    message.encode(to: &encoder)
    let body = encoder.bytes
    let length = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: body.count >> $0) }
    return [kind.rawValue] + length + body
  }
}

extension RenderMessage: BinaryCodable {
  func encode(to encoder: inout BinaryEncoder) {
    input.encode(to: &encoder)
    skipped.encode(to: &encoder)
  }

  init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    input = try String(from: &decoder)
    skipped = try [Int](from: &decoder)
  }
}
