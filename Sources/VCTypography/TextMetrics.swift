/// Measures and wraps text with the metrics of Helvetica and Arial, the same on every machine and with no font installed.
///
/// Letters of Latin, Greek and Cyrillic have their exact advance widths, without kerning. Other scripts are
/// estimated, and rather too wide than too narrow, since their glyphs come from whatever font a reader has.
package enum TextMetrics {
  /// How wide a text is on one line, in points.
  ///
  /// A grapheme cluster is measured as the one shape it is drawn as. Control characters, line feeds included, have no width.
  /// - Complexity: O(*n*) in the length of the text.
  package static func width(of text: String, in font: Font) -> Double {
    let measure = ClusterMeasure(font)
    return font.points(measure.isSimple(text) ? measure.simpleWidth(of: text) : measure.width(of: text))
  }

  /// Whether every character has its width in the table, or is a square of East Asian typography: then a text is as wide as
  /// it is measured. Of other scripts, and of emoji, the width is an estimate that leaves room.
  package static func isExact(_ text: String) -> Bool {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return true }
    let widths = AdvanceWidths.regular
    return text.allSatisfy { cluster in
      !cluster.isDrawnAsEmoji && cluster.unicodeScalars.allSatisfy { widths.width(of: $0.value) != nil || $0.isExact }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a full square, or nothing to be drawn that stands by itself, or punctuation of the table's typefaces, or an
  /// arrow: that may be stretched like any of their letters.
  fileprivate var isExact: Bool {
    if isWide || (0x2010...0x2026).contains(value) || (0x2190...0x2193).contains(value) || value == 0x202F {
      return true
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return true
    default: return false
    }
  }
}

extension Font {
  /// Thousandths of an em as points.
  func points(_ thousandths: Int) -> Double { Double(thousandths) * size / 1000 }

  /// How far each character advances.
  var advanceWidths: AdvanceWidths { isBold ? .bold : .regular }
}
