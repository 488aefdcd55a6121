/// Measures and wraps text with the metrics of Helvetica and Arial, with equal results on every machine and without fonts.
///
/// Latin, Greek and Cyrillic letters have their exact advance widths, without kerning. Other scripts are estimated, rather too
/// wide than too narrow, since their glyphs come from whichever font the reader has.
package enum TextMetrics {
  /// Returns the width of a text on one line, in points.
  ///
  /// A grapheme cluster is measured as the single shape that is drawn. Control characters, including line feeds, have no width.
  /// - Complexity: O(*n*) in the length of the text.
  package static func width(of text: String, in font: Font) -> Double {
    let measure = ClusterMeasure(font)
    return font.points(measure.isSimple(text) ? measure.simpleWidth(of: text) : measure.width(of: text))
  }

  /// Returns whether every character has its width in the tables, or is a full-width East Asian character, so that the measured
  /// width is exact. The width of other scripts and of emoji is an estimate with room to spare.
  package static func isExact(_ text: String) -> Bool {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return true }
    let widths = AdvanceWidths.regular
    return text.allSatisfy { cluster in
      !cluster.isDrawnAsEmoji && cluster.unicodeScalars.allSatisfy { widths.width(of: $0.value) != nil || $0.isExact }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a full-width character, an invisible character, punctuation of the tables' typefaces, or an arrow; all of
  /// them may be stretched like letters of the tables.
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
  /// Returns thousandths of an em in points.
  func points(_ thousandths: Int) -> Double { Double(thousandths) * size / 1000 }

  /// The advance width of each character.
  var advanceWidths: AdvanceWidths { isBold ? .bold : .regular }
}
