/// Finds lines and columns of places in a text that are asked for in their order.
final class LineCounter {
  private var offset = 0
  private var line = 1
  /// Texts with carriage returns are counted with more care, and slower.
  private let hasCarriageReturns: Bool
  /// A byte order mark is no column.
  private let textStart: Int

  init(from start: Int, hasCarriageReturns: Bool) {
    textStart = start
    offset = start
    self.hasCarriageReturns = hasCarriageReturns
  }

  func position(of place: Int, in text: [UInt8]) -> XMLPosition {
    if place < offset { (offset, line) = (textStart, 1) }
    line += hasCarriageReturns ? lineEnds(in: text[offset..<place]) : lineFeeds(in: text[offset..<place])
    offset = place
    var lineStart = place
    while lineStart > textStart, text[lineStart - 1] != 0x0A, text[lineStart - 1] != 0x0D { lineStart -= 1 }
    // Bytes that continue a character are no columns of their own.
    let column = text[lineStart..<place].reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    return XMLPosition(line: line, column: column)
  }

  private func lineFeeds(in text: ArraySlice<UInt8>) -> Int {
    unsafe text.withUnsafeBufferPointer { bytes in
      var count = 0
      for place in 0..<bytes.count { count &+= unsafe bytes[place] == 0x0A ? 1 : 0 }
      return count
    }
  }

  /// A carriage return with a line feed is one end.
  private func lineEnds(in text: ArraySlice<UInt8>) -> Int {
    var count = 0
    for place in text.indices {
      let isPair = text[place] == 0x0D && place + 1 < text.endIndex && text[place + 1] == 0x0A
      if text[place] == 0x0A || (text[place] == 0x0D && !isPair) { count += 1 }
    }
    return count
  }
}
