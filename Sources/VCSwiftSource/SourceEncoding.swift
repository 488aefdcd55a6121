/// A test for the encoding of Swift source code, which is always UTF-8.
enum SourceEncoding {
  /// Returns whether a file starts with the byte order mark of UTF-16.
  static func isUTF16(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
  }

  /// Returns whether a file is UTF-8 text.
  static func isUTF8(_ bytes: [UInt8]) -> Bool { String(validating: bytes, as: UTF8.self) != nil }

  /// Returns the offset of the first byte that does not belong to UTF-8 text; `nil` if there is none.
  static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
    guard !isUTF8(bytes) else { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { offset += UTF8.width(scalar) }
    return offset
  }
}
