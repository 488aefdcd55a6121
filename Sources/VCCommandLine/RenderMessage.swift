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
    var reader = MessageReader(body)
    guard let message = try? RenderMessage(from: &reader) else { return nil }
    self = message
  }

  /// Returns the length of the body from the head of five bytes.
  static func length(_ head: [UInt8]) -> Int { head.dropFirst().reduce(0) { $0 << 8 | Int($1) } }

  /// Returns the whole message.
  func frame(_ kind: Kind) -> [UInt8] { Self.frame(kind, self) }

  static func frame(_ kind: Kind, _ message: some MessageValue) -> [UInt8] {
    var writer = MessageWriter([kind.rawValue, 0, 0, 0, 0])
    message.write(to: &writer)
    writer.replace(at: 1, by: writer.bytes.count - 5)
    return writer.bytes
  }
}

extension RenderMessage: MessageValue {
  func write(to message: inout MessageWriter) {
    input.write(to: &message)
    skipped.write(to: &message)
  }

  init(from message: inout MessageReader) throws(MessageReader.Damaged) {
    input = try String(from: &message)
    skipped = try [Int](from: &message)
  }
}
