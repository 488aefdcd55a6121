/// Measures grapheme clusters, in thousandths of an em.
struct ClusterMeasure {
  private let advanceWidths: AdvanceWidths

  init(_ font: Font) { advanceWidths = font.advanceWidths }

  /// Returns whether a string is pure ASCII, where bytes, scalars and clusters coincide.
  func isSimple(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

  /// Returns the width of an ASCII string.
  func simpleWidth(of text: String) -> Int { text.utf8.reduce(0) { $0 + width(ofASCII: $1) } }

  func width(of text: String) -> Int { text.reduce(0) { $0 + width(of: $1) } }

  /// Returns the width of one cluster: that of an emoji, or the sum of its characters, where most marks add nothing.
  func width(of cluster: Character) -> Int {
    if let ascii = cluster.asciiValue { return width(ofASCII: ascii) }
    let scalars = cluster.unicodeScalars
    if cluster.isDrawnAsEmoji { return Advance.emoji }
    // A syllable of several Hangul letters is one full-width character.
    if scalars.count > 1, scalars.allSatisfy(\.isHangulJamo) { return Advance.wide }
    return scalars.reduce(0) { $0 + width(of: $1) }
  }

  private func width(ofASCII byte: UInt8) -> Int { byte < 0x20 ? 0 : Int(advanceWidths.latin[Int(byte) - 0x20]) }

  private func width(of scalar: Unicode.Scalar) -> Int {
    if let known = advanceWidths.width(of: scalar.value) { return Int(known) }
    switch scalar.properties.generalCategory {
    case .nonspacingMark: return Advance.mark(for: scalar.value)
    case .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator, .surrogate: return 0
    default: break
    }
    if scalar.isWide { return Advance.wide }
    return Advance.latinLetter(scalar) ?? Advance.estimate(for: scalar.value)
  }
}

/// Widths of characters outside the tables.
private enum Advance {
  static let wide = 1000
  /// Colour fonts draw emoji up to a quarter wider than an em.
  static let emoji = 1250

  /// Returns the width of a mark. Marks above and below letters have none; where they join letters, as in Indic scripts and
  /// Burmese, the result may be wider than the letters alone.
  static func mark(for scalar: UInt32) -> Int {
    switch scalar {
    case 0x900..<0xDE0, 0x1000..<0x10A0, 0x1780..<0x1800: 380
    default: 0
    }
  }

  /// Returns the width of a Latin letter with further marks, which is about that of the letter without them.
  static func latinLetter(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x1E2C...0x1E2F, 0x1EC8...0x1ECB, 0x1CF...0x1D0: 250  // I
    case 0x180..<0x250, 0x1E00..<0x1F00: scalar.properties.isUppercase ? 700 : 556
    default: nil
    }
  }

  static func estimate(for scalar: UInt32) -> Int {
    switch scalar {
    case 0x590..<0x600: 650  // Hebrew
    case 0x600..<0x780: 700  // Arabic, Syriac
    case 0x900..<0xDE0: 800  // Indic, Sinhala
    case 0xE00..<0xF00: 800  // Thai, Lao
    case 0x1000..<0x10A0, 0x1780..<0x1800: 800  // Myanmar, Khmer
    case 0x1F00..<0x2000: 667  // Greek with further accents
    case 0x2000...0x200A, 0x202F, 0x205F: space(scalar)
    case 0x2018...0x201B, 0x2032, 0x2039, 0x203A: 333
    case 0x201C...0x201F, 0x2033: 500
    case 0x2010...0x2013, 0x2020...0x2022: 556
    case 0x20AC: 556
    case 0x20A0..<0x20D0: 650  // currency
    case 0x2200..<0x2300: 850  // mathematics
    case 0xFF61..<0xFFE0: 556  // half-width kana and Hangul
    case 0x2014...0x2BFF: 1000  // dashes, ellipsis, arrows, shapes, dingbats
    default: 750
    }
  }

  private static func space(_ scalar: UInt32) -> Int {
    switch scalar {
    case 0x2001, 0x2003: 1000
    case 0x2000, 0x2002: 500
    default: 333
    }
  }
}
