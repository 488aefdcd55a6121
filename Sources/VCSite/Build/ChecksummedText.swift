import VCDigest

/// Text preceded by a digest of its contents, so that any damage is detected.
package enum ChecksummedText {
  /// Returns the text with a heading.
  /// - Parameter heading: The type and version of the format; one word or several.
  package static func sealed(_ text: String, as heading: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    return Array("\(heading) \(ContentDigest(bytes))\n".utf8) + bytes
  }

  /// Returns the sealed text, or `nil` for anything else: another version, a part, or a text that was changed.
  static func opened(_ bytes: [UInt8], as heading: String) -> [UInt8]? {
    let start = Array("\(heading) ".utf8)
    let end = start.count + 32
    guard bytes.count > end, bytes.starts(with: start), bytes[end] == UInt8(ascii: "\n") else { return nil }
    let text = Array(bytes[(end + 1)...])
    return ContentDigest(digits: bytes[start.count..<end]) == ContentDigest(text) ? text : nil
  }
}
