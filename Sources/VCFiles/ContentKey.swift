/// A key for the contents of a file: equal bytes have equal keys, and different bytes different ones, except by chance.
///
/// It is designed for speed, not to withstand a deliberate search for collisions.
package struct ContentKey: Hashable, Sendable {
  /// The first half.
  package let high: UInt64
  /// The second half.
  package let low: UInt64

  /// Creates a key that was computed earlier.
  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Computes the key of bytes.
  /// - Parameter salt: Distinguishes different products of the same bytes.
  package init(of bytes: [UInt8], salt: UInt64 = 0) { self.init(of: bytes[...], salt: salt) }

  /// Computes the key of bytes, independent of their position in an array.
  package init(of bytes: ArraySlice<UInt8>, salt: UInt64 = 0) {
    var high = 0x9e37_79b9_7f4a_7c15 ^ salt
    var low = 0xd1b5_4a32_d192_ed03 &+ UInt64(bytes.count)
    unsafe bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset + 16 <= buffer.count {
        let first = unsafe buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        let second = unsafe buffer.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)
        Self.mix(UInt64(littleEndian: first), UInt64(littleEndian: second), into: &high, &low)
        offset += 16
      }
      var rest: [UInt64] = [0, 0]
      for place in offset..<buffer.count {
        let shift = UInt64((place - offset) % 8 * 8)
        rest[(place - offset) / 8] |= unsafe UInt64(buffer[place]) << shift
      }
      Self.mix(rest[0], rest[1], into: &high, &low)
    }
    Self.mix(high, low, into: &high, &low)
    self.init(high: high, low: low)
  }

  private static func mix(_ first: UInt64, _ second: UInt64, into high: inout UInt64, _ low: inout UInt64) {
    let left = (high ^ first).multipliedFullWidth(by: 0xa076_1d64_78bd_642f)
    let right = (low ^ second).multipliedFullWidth(by: 0xe703_7ed1_a0b4_28db)
    high = (left.high ^ left.low) &+ second
    low = (right.high ^ right.low) &+ (high &>> 29) &+ first
  }
}
