/// Marks pictures as generated, in metadata that viewers ignore.
enum PictureMark {
  /// Returns a PNG with a text chunk after its header, or a PDF with a comment at its end.
  static func marked(_ bytes: [UInt8], as format: OutputFormat, _ mark: FigureMark) -> [UInt8] {
    switch format {
    case .png where bytes.count > headerEnd:
      bytes[..<headerEnd] + chunk("tEXt", Array("Software\0\(mark.text)".utf8)) + bytes[headerEnd...]
    case .pdf: bytes + Array("% \(mark.text)\n".utf8)
    default: bytes
    }
  }

  /// The end of the signature and the header, which come first in every PNG.
  private static let headerEnd = 8 + 25

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + content
    return number(UInt32(content.count)) + named + number(CRC32.of(named))
  }

  private static func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
  }
}
