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

  /// Returns whether every character has its width in the tables, is a full-width East Asian character, or is nearly as wide as
  /// assumed in every font, such as accented Latin letters and currency signs, so that the text may be fitted to its width.
  /// The width of other scripts and of emoji is an estimate with room to spare. A few emoji among such characters are fitted with
  /// them: a font may draw the parts of a sequence one after another.
  package static func isFittable(_ text: String) -> Bool {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return true }
    let widths = AdvanceWidths.regular
    var emoji = 0
    var letters = 0
    for cluster in text {
      if cluster.isDrawnAsEmoji {
        emoji += 1
      } else {
        guard cluster.unicodeScalars.allSatisfy({ widths.width(of: $0.value) != nil || $0.isFittable }) else {
          return false
        }
        letters += cluster.isWhitespace ? 0 : 1
      }
    }
    return emoji < letters
  }
}

extension Unicode.Scalar {
  /// Whether it is a full-width character, an invisible character, punctuation of the tables' typefaces, an arrow, a Latin
  /// letter, or a sign of currency, trade or mathematics; all of them may be stretched like letters of the tables.
  fileprivate var isFittable: Bool {
    switch value {
    case 0x180..<0x250, 0x1E00..<0x1F00, 0x2010...0x2026, 0x202F, 0x20A0..<0x2150, 0x2190...0x2193, 0x2200..<0x2300:
      return true
    default: if isWide { return true }
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
