import VCDigest

/// Text with a digest of all of it in front, so that damage anywhere is noticed.
package enum SealedText {
  /// The text behind its heading.
  /// - Parameter heading: What it is, and the version of its form; one word or several.
  package static func sealed(_ text: String, as heading: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    return Array("\(heading) \(ContentDigest(bytes))\n".utf8) + bytes
  }

  /// What was sealed; `nil` for anything else: another version, a part, or something that was changed since.
  static func opened(_ bytes: [UInt8], as heading: String) -> [UInt8]? {
    let start = Array("\(heading) ".utf8)
    let end = start.count + 32
    guard bytes.count > end, bytes.starts(with: start), bytes[end] == UInt8(ascii: "\n") else { return nil }
    let text = Array(bytes[(end + 1)...])
    return ContentDigest(digits: bytes[start.count..<end]) == ContentDigest(text) ? text : nil
  }
}
