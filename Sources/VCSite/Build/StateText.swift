/// Reads lines and words from the text of a state, byte by byte: creating strings would take most of the time of a
/// build with nothing to do.
struct StateText {
  private let bytes: [UInt8]
  private var position = 0

  private static let lineBreak = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  /// Returns whether a text comes next.
  func isAt(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  /// Skips a text.
  /// - Returns: Whether it came next.
  mutating func skip(_ text: String) -> Bool {
    guard isAt(text) else { return false }
    position += text.utf8.count
    return true
  }

  /// Returns the rest of the line.
  mutating func line() -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count, bytes[position] != Self.lineBreak { position += 1 }
    defer { if !isAtEnd { position += 1 } }
    return bytes[start..<position]
  }

  /// Returns the word before the next space in the line.
  mutating func word() -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count, bytes[position] != Self.space, bytes[position] != Self.lineBreak { position += 1 }
    defer { if !isAtEnd, bytes[position] == Self.space { position += 1 } }
    return bytes[start..<position]
  }

  /// Returns a word that is a natural number; `nil` for any other word, which is skipped too.
  mutating func number() -> UInt64? {
    var number: UInt64 = 0
    let digits = word()
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      let (tens, isLarge) = number.multipliedReportingOverflow(by: 10)
      let (sum, isLarger) = tens.addingReportingOverflow(UInt64(digit - UInt8(ascii: "0")))
      if isLarge || isLarger { return nil }
      number = sum
    }
    return digits.isEmpty ? nil : number
  }
}
