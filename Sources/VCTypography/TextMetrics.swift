/// Measures and wraps text with the metrics of Helvetica and Arial, the same on every machine and with no font installed.
///
/// Letters of Latin, Greek and Cyrillic have their exact advance widths, without kerning. Other scripts are
/// estimated, and rather too wide than too narrow, since their glyphs come from whatever font a reader has.
public enum TextMetrics {
  /// How wide a text is on one line, in points.
  ///
  /// A grapheme cluster is measured as the one shape it is drawn as. Control characters, line feeds included, have no width.
  /// - Complexity: O(*n*) in the length of the text.
  public static func width(of text: String, in font: Font) -> Double {
    let measure = ClusterMeasure(font)
    return font.points(measure.isSimple(text) ? measure.simpleWidth(of: text) : measure.width(of: text))
  }
}

extension Font {
  /// Thousandths of an em as points.
  func points(_ thousandths: Int) -> Double { Double(thousandths) * size / 1000 }

  /// How far each character advances.
  var advanceWidths: AdvanceWidths { isBold ? .bold : .regular }
}
