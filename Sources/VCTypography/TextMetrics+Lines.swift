extension TextMetrics {
  /// Breaks a text into lines that are at most as wide as `width`, in points.
  ///
  /// Lines break at white space, after hyphens and slashes, between East Asian characters, and where the text has a line
  /// break. A word that is too wide for a line breaks within: before capitals and after underscores and dots, as names in code
  /// are read; else by force between grapheme clusters, of which a line holds at least one, and with a hyphen where it is a
  /// word of a language that is written so. White space is collapsed as SVG does it, and control characters are left out.
  /// Right-to-left text keeps its logical order.
  ///
  /// When there is more text than `limit` lines can hold, the last one ends in an ellipsis; that of a name in code begins with
  /// one, since its end says what it is.
  /// - Returns: No line for a text without anything to draw.
  /// - Complexity: O(*n*) in the length of the text that the lines hold; what lies beyond the limit is at most passed over once.
  package static func lines(of text: String, in font: Font, width: Double, limit: Int = .max) -> [String] {
    guard limit > 0 else { return [] }
    if isLine(text, in: font, width: width) { return [text] }
    var breaker = LineBreaker(text, font: font, width: width)
    var lines: [String] = []
    while true {
      let before = breaker
      guard let line = breaker.next() else { break }
      lines.append(line)
      guard lines.count == limit else { continue }
      if breaker.hasMore { lines[limit - 1] = before.ending ?? breaker.ellipsised(line) }
      break
    }
    return lines
  }

  /// Whether a text is a line as it stands: it fits, is made of ASCII's visible characters, and has single spaces between
  /// them. Most names are, and need not be looked at character by character.
  private static func isLine(_ text: String, in font: Font, width: Double) -> Bool {
    var last = UInt8(ascii: " ")
    for byte in text.utf8 {
      guard (0x20..<0x7F).contains(byte), byte != UInt8(ascii: " ") || byte != last else { return false }
      last = byte
    }
    return last != UInt8(ascii: " ") && font.points(ClusterMeasure(font).simpleWidth(of: text)) <= width
  }
}
