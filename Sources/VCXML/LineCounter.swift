/// Computes the lines and columns of positions in a text that are requested in ascending order.
final class LineCounter {
  /// The last offset that was counted.
  private var offset: Int
  private var position = XMLPosition(line: 1, column: 1)
  private let start: Int
  /// Texts with carriage returns are counted by a slower method.
  private let hasCarriageReturns: Bool

  /// - Parameter start: The offset of the first column, after a byte order mark.
  init(from start: Int, hasCarriageReturns: Bool) {
    self.start = start
    offset = start
    self.hasCarriageReturns = hasCarriageReturns
  }

  /// - Complexity: Linear in the distance to the last requested position.
  func position(of place: Int, in text: [UInt8]) -> XMLPosition {
    if place < offset { (offset, position) = (start, XMLPosition(line: 1, column: 1)) }
    let count = hasCarriageReturns ? lineEnds(in: text, until: place) : lineFeeds(in: text, until: place)
    var lineStart = offset
    if count > 0 {
      position.line += count
      position.column = 1
      lineStart = place
      while text[lineStart - 1] != 0x0A, text[lineStart - 1] != 0x0D { lineStart -= 1 }
    }
    // UTF-8 continuation bytes do not count as columns.
    for offset in lineStart..<place where text[offset] & 0xC0 != 0x80 { position.column += 1 }
    offset = place
    return position
  }

  private func lineFeeds(in text: [UInt8], until end: Int) -> Int {
    unsafe text.withUnsafeBufferPointer { bytes in
      var count = 0
      for place in offset..<end { count &+= unsafe bytes[place] == 0x0A ? 1 : 0 }
      return count
    }
  }

  /// A carriage return followed by a line feed is one line ending.
  private func lineEnds(in text: [UInt8], until end: Int) -> Int {
    var count = 0
    for place in offset..<end {
      let isPair = text[place] == 0x0D && place + 1 < text.count && text[place + 1] == 0x0A
      if text[place] == 0x0A || (text[place] == 0x0D && !isPair) { count += 1 }
    }
    return count
  }
}
