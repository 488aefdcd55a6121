/// A value in a message between processes of this program.
///
/// JSON would be easier to read, but encoding and decoding a message would take longer than the rest of its way.
protocol MessageValue {
  func write(to message: inout MessageWriter)
  init(from message: inout MessageReader) throws(MessageReader.Damaged)
}

/// Writes the bytes of a message.
struct MessageWriter {
  private(set) var bytes: [UInt8]

  /// Creates a message that begins with the given bytes.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func write(_ values: some Sequence<UInt8>) { bytes.append(contentsOf: values) }

  /// Replaces four bytes by a number.
  mutating func replace(at place: Int, by number: Int) {
    for (offset, shift) in [24, 16, 8, 0].enumerated() {
      bytes[place + offset] = UInt8(truncatingIfNeeded: number >> shift)
    }
  }
}

/// Reads the bytes of a message.
struct MessageReader {
  private let bytes: [UInt8]
  private var position = 0

  /// The message is shorter than its contents say.
  struct Damaged: Error {}

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read(_ count: Int) throws(Damaged) -> ArraySlice<UInt8> {
    guard count >= 0, count <= bytes.count - position else { throw Damaged() }
    defer { position += count }
    return bytes[position..<position + count]
  }
}

extension Int: MessageValue {
  func write(to message: inout MessageWriter) {
    for shift in stride(from: 56, through: 0, by: -8) {
      message.write(CollectionOfOne(UInt8(truncatingIfNeeded: self >> shift)))
    }
  }

  init(from message: inout MessageReader) throws(MessageReader.Damaged) {
    self = try message.read(8).reduce(0) { $0 << 8 | Int($1) }
  }
}

extension String: MessageValue {
  func write(to message: inout MessageWriter) {
    utf8.count.write(to: &message)
    message.write(utf8)
  }

  init(from message: inout MessageReader) throws(MessageReader.Damaged) {
    let count = try Int(from: &message)
    self.init(decoding: try message.read(count), as: UTF8.self)
  }
}

extension Array: MessageValue where Element: MessageValue {
  func write(to message: inout MessageWriter) {
    count.write(to: &message)
    for element in self { element.write(to: &message) }
  }

  init(from message: inout MessageReader) throws(MessageReader.Damaged) {
    self.init()
    for _ in 0..<Swift.max(0, try Int(from: &message)) { append(try Element(from: &message)) }
  }
}

extension Optional: MessageValue where Wrapped: MessageValue {
  func write(to message: inout MessageWriter) {
    (self == nil ? 0 : 1).write(to: &message)
    self?.write(to: &message)
  }

  init(from message: inout MessageReader) throws(MessageReader.Damaged) {
    self = try Int(from: &message) == 0 ? nil : try Wrapped(from: &message)
  }
}
