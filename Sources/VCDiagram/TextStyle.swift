import VCTypography

/// The text styles of a figure.
package enum TextStyle: CaseIterable {
  case title, subtitle, eyebrow, row, edgeLabel, clusterTitle, clusterDetail, legend, caption, screenTitle

  package var font: Font {
    switch self {
    case .title: Font(size: 13, isBold: true)
    case .subtitle: Font(size: 11)
    case .eyebrow: Font(size: 11)
    case .row: Font(size: 11)
    case .edgeLabel: Font(size: 11)
    case .clusterTitle: Font(size: 11.5, isBold: true)
    case .clusterDetail: Font(size: 11.5)
    case .legend: Font(size: 11)
    case .caption: Font(size: 11)
    case .screenTitle: Font(size: 11, isBold: true)
    }
  }

  /// The distance between baselines, sufficient for the tallest fallback font.
  package var lineHeight: Double { (font.size * 1.32).rounded(.up) }

  /// The distance from the top of a line to its baseline.
  package var ascent: Double { (lineHeight - font.size) / 2 + font.size * 0.8 }

  package func width(of text: String) -> Double { TextMetrics.width(of: text, in: font) }

  package func width(of lines: [String]) -> Double { lines.map(width(of:)).max() ?? 0 }

  package func height(of lines: [String]) -> Double { Double(lines.count) * lineHeight }

  /// Returns as much of the start of a text as fits a line, with an ellipsis if that is not all.
  package func start(of text: String, width: Double) -> String {
    let clean = text.singleLine
    if self.width(of: clean) <= width { return clean }
    var start = clean
    while !start.isEmpty, self.width(of: start + "…") > width { start.removeLast() }
    while start.hasSuffix(" ") { start.removeLast() }
    return start.isEmpty ? "" : start + "…"
  }

  /// Breaks a text into at most a few lines; an ellipsis replaces what does not fit.
  package func lines(of text: String, width: Double, limit: Int) -> [String] {
    let clean = text.singleLine
    guard !clean.isEmpty else { return [] }
    return TextMetrics.lines(of: clean, in: font, width: width, limit: limit)
  }
}

extension String {
  /// The text without control characters, and with each run of white space replaced by one space.
  package var singleLine: String {
    if isPlainLine { return self }
    let scalars = unicodeScalars.map {
      $0.properties.isWhitespace || $0.properties.generalCategory == .control ? " " : $0
    }
    return String(String.UnicodeScalarView(scalars)).split(separator: " ").joined(separator: " ")
  }

  /// Whether it is printable ASCII with single spaces between words, as most labels are.
  private var isPlainLine: Bool {
    var last = UInt8(ascii: " ")
    for byte in utf8 {
      guard (0x20..<0x7F).contains(byte), byte != 0x20 || last != 0x20 else { return false }
      last = byte
    }
    return last != 0x20
  }
}
