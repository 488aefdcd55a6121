/// A JPEG file that is known to be complete.
struct JPEGFile {
  let width, height: Double

  /// Checks a file; `nil` if the size, the image data or the end is missing. Nothing is decoded.
  init?(_ file: [UInt8]) {
    var size: (width: Double, height: Double)?
    var position = 2
    while position + 4 <= file.count, file[position] == 0xFF {
      let marker = file[position + 1]
      guard marker != 0xFF else {
        position += 1
        continue
      }
      let length = Int(file[position + 2..<position + 4].bigEndianNumber)
      if Self.isFrame(marker), position + 9 <= file.count {
        size = (
          file[position + 7..<position + 9].bigEndianNumber, file[position + 5..<position + 7].bigEndianNumber
        )
      }
      position += 2 + length
      if marker == Self.startOfScan {
        guard let size, Self.hasEnd(file[min(position, file.count)...]) else { return nil }
        (width, height) = size
        return
      }
    }
    return nil
  }

  private static let startOfScan: UInt8 = 0xDA

  /// Returns whether an end-of-image marker follows; within a scan every 0xFF that is not a marker is followed by a zero.
  private static func hasEnd(_ scan: ArraySlice<UInt8>) -> Bool {
    zip(scan, scan.dropFirst()).contains { $0 == 0xFF && $1 == 0xD9 }
  }

  private static func isFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
  }
}
