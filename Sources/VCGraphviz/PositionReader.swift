/// Reads the numbers of an attribute in which Graphviz stores positions, without copying its text.
@safe struct PositionReader {
  /// The rest of the text, which ends in a zero.
  private var rest: UnsafePointer<CChar>

  /// The powers of ten that divide digits after a decimal point. Like the digits, they are exact, so their quotient is the number
  /// nearest to the text.
  private static let powers: [Double] = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000]
  private static let mostDigits = 15

  /// - Parameter text: A text that ends in a zero, and outlives the reader.
  init(_ text: UnsafePointer<CChar>) { unsafe rest = text }

  /// The next byte; zero at the end.
  var next: UInt8 { unsafe UInt8(bitPattern: rest.pointee) }

  /// Skips a byte if it is the next one.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte, byte != 0 else { return false }
    unsafe rest += 1
    return true
  }

  /// Reads a point and what follows it up to a space or a semicolon; `nil` if there is none.
  mutating func point() -> (x: Double, y: Double)? {
    guard let x = number(), skip(UInt8(ascii: ",")), let y = number() else { return nil }
    while skip(UInt8(ascii: ",")) { if number() == nil { return nil } }
    return (x, y)
  }

  /// Reads a finite number; `nil` if there is none.
  mutating func number() -> Double? {
    let start = unsafe rest
    let isNegative = skip(UInt8(ascii: "-"))
    var (digits, count, decimals) = (0, 0, 0)
    var hasPoint = false
    while true {
      if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next), count < Self.mostDigits {
        digits = digits * 10 + Int(next - UInt8(ascii: "0"))
        count += 1
        if hasPoint { decimals += 1 }
      } else if next == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else {
        break
      }
      unsafe rest += 1
    }
    guard isAtEnd, count > 0, decimals < Self.powers.count else { return unsafe otherNumber(from: start) }
    let value = Double(digits) / Self.powers[decimals]
    return isNegative ? -value : value
  }

  /// Whether no more of a number can follow.
  private var isAtEnd: Bool {
    switch next {
    case 0, UInt8(ascii: ","), UInt8(ascii: " "), UInt8(ascii: ";"): true
    default: false
    }
  }

  /// Reads a number in another form, such as `1e+05`.
  private mutating func otherNumber(from start: UnsafePointer<CChar>) -> Double? {
    unsafe rest = start
    var text = ""
    while !isAtEnd {
      text.unicodeScalars.append(Unicode.Scalar(next))
      unsafe rest += 1
    }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
