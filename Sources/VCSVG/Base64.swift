/// Bytes as text, for addresses that contain what they stand for.
enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")

  /// The text, without line breaks.
  static func text(of bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      let group = (0..<3).reduce(0) { $0 << 8 | ($1 < count ? Int(bytes[start + $1]) : 0) }
      for place in 0..<4 {
        result.append(place <= count ? digits[group >> (18 - 6 * place) & 63] : padding)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// What a text stands for; white space does not count. `nil` where something else is in it.
  static func bytes(of text: some StringProtocol) -> [UInt8]? {
    var result: [UInt8] = []
    var group = 0
    var count = 0
    for byte in text.utf8 where byte > 0x20 {
      if byte == padding { break }
      guard let value = values[Int(byte)] else { return nil }
      group = group << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        result.append(UInt8(truncatingIfNeeded: group >> count))
        group &= (1 << count) - 1
      }
    }
    return result
  }

  private static let values: [Int?] = (0..<256).map { byte in digits.firstIndex(of: UInt8(byte)) }
}
