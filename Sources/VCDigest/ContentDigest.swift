/// A 128-bit FNV-1a digest: it detects changes of content, but not deliberate forgery.
package struct ContentDigest: Hashable, Sendable {
  private var high: UInt64 = 0x6c62_272e_07bb_0142
  private var low: UInt64 = 0x62b8_2175_6295_c58d

  /// Creates the digest of no bytes.
  package init() {}

  package init(_ bytes: [UInt8]) { combine(bytes) }

  /// Adds bytes; their number is not included.
  /// - Complexity: Linear in the number of bytes.
  package mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { combine(byte) }
  }

  /// Adds a text and its end, so that adjacent texts cannot be confused.
  package mutating func combine(_ text: String) {
    combine(text.utf8)
    combine(UInt8(0xFF))
  }

  /// Adds another digest.
  package mutating func combine(_ other: ContentDigest) {
    combine(other.high)
    combine(other.low)
  }

  /// Adds another digest independently of order: additions in any order give the same digest.
  mutating func add(_ other: ContentDigest) {
    let (sum, overflow) = low.addingReportingOverflow(other.low)
    low = sum
    high = high &+ other.high &+ (overflow ? 1 : 0)
  }

  /// Adds the bytes of a number, the least significant first.
  mutating func combine(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { combine(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  /// Multiplies by the prime 2⁸⁸ + 0x13B after the byte is mixed in.
  private mutating func combine(_ byte: UInt8) {
    let mixed = low ^ UInt64(byte)
    let product = mixed.multipliedFullWidth(by: 0x13B)
    high = high &* 0x13B &+ product.high &+ (mixed << 24)
    low = product.low
  }
}

extension ContentDigest: LosslessStringConvertible {
  /// 32 hexadecimal digits.
  package var description: String { Self.digits(of: high) + Self.digits(of: low) }

  package init?(_ description: String) { self.init(digits: description.utf8) }

  /// Creates a digest from its 32 digits in ASCII.
  package init?(digits: some Collection<UInt8>) {
    guard digits.count == 32 else { return nil }
    (high, low) = (0, 0)
    for byte in digits {
      guard let digit = Self.digit(byte) else { return nil }
      high = high << 4 | low >> 60
      low = low << 4 | digit
    }
  }

  private static func digit(_ byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte - UInt8(ascii: "a") + 10)
    default: nil
    }
  }

  private static func digits(of value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
