extension TextMetrics {
  /// Returns the text broken into lines that are at most `width` points wide.
  ///
  /// Lines break at white space, after hyphens and slashes, between East Asian characters, and at line breaks in the text. A
  /// word that is too wide for a line breaks before capitals and after underscores and dots, as in identifiers; otherwise
  /// between grapheme clusters, of which a line contains at least one, and with a hyphen if the script uses them. White space
  /// is collapsed as in SVG, and control characters are dropped. Right-to-left text keeps its logical order.
  ///
  /// If the text needs more than `limit` lines, the last one ends in an ellipsis; that of an identifier begins with one, since
  /// its end is the most specific part.
  /// - Returns: No lines for text without visible characters.
  /// - Complexity: O(*n*) in the length of the text on the lines; text beyond the limit is scanned at most once.
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

  /// Returns whether a string is already a line: it fits, and consists of visible ASCII characters with single spaces between
  /// them. This is true of most names, and avoids examining them character by character.
  private static func isLine(_ text: String, in font: Font, width: Double) -> Bool {
    var last = UInt8(ascii: " ")
    for byte in text.utf8 {
      guard (0x20..<0x7F).contains(byte), byte != UInt8(ascii: " ") || byte != last else { return false }
      last = byte
    }
    return last != UInt8(ascii: " ") && font.points(ClusterMeasure(font).simpleWidth(of: text)) <= width
  }
}
