/// The image data of a PNG file that is known to be complete.
struct PNGFile {
  let width, height: Double
  /// The file without text, profiles, animation and other ancillary chunks.
  let bytes: [UInt8]

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static let kept = Set(
    ["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "gAMA", "cHRM", "sRGB"].map { Array($0.utf8) })

  /// Checks a file; `nil` if a chunk is missing, truncated, or does not match its checksum. Nothing is decoded.
  init?(_ file: [UInt8]) {
    var bytes = Self.signature
    var size: (width: Double, height: Double)?
    var hasPixels = false
    var position = bytes.count
    while position + 12 <= file.count {
      let length = Int(file[position..<position + 4].bigEndianNumber)
      let end = position + 12 + length
      guard length <= file.count, end <= file.count else { return nil }
      let named = file[position + 4..<end - 4]
      guard CRC32.of(named) == UInt32(file[end - 4..<end].bigEndianNumber) else { return nil }
      let name = Array(named.prefix(4))
      if size == nil {
        guard name == Array("IHDR".utf8), length == 13 else { return nil }
        let content = named.dropFirst(4)
        size = (content.prefix(4).bigEndianNumber, content.dropFirst(4).prefix(4).bigEndianNumber)
      }
      hasPixels = hasPixels || name == Array("IDAT".utf8)
      if Self.kept.contains(name) { bytes += file[position..<end] }
      if name == Array("IEND".utf8) {
        guard hasPixels, let size else { return nil }
        (width, height) = size
        self.bytes = bytes
        return
      }
      position = end
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// The bytes as a big-endian number.
  var bigEndianNumber: Double { reduce(0) { $0 * 256 + Double($1) } }
}
