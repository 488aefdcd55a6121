import VCRaster
import VCTypography

/// Measures texts in the fonts that librsvg finds on this machine for a font family.
struct MachineFonts {
  /// A text and the attributes that determine its width.
  struct Text: Hashable {
    let text: String
    let size: String?
    let weight: String?
  }

  /// The `font-family` of the document; `nil` for librsvg's own.
  let family: String?

  /// Returns the advance widths of texts, in points.
  /// - Throws: `RasterError` if librsvg is missing.
  func widths(of texts: Set<Text>) throws(RasterError) -> [Text: Double] {
    if texts.isEmpty { return [:] }
    let all = Array(texts)
    return Dictionary(uniqueKeysWithValues: zip(all, try Raster.widths(of: all.map(\.drawn), family: family)))
  }

  /// Returns the weights whose fonts have the advance widths of Helvetica, as Arial, Liberation Sans and Nimbus Sans do.
  /// - Throws: `RasterError` if librsvg is missing.
  func weightsOfHelveticaWidths(among weights: Set<String?>) throws(RasterError) -> Set<String?> {
    func probes(_ weight: String?) -> [Text] { Self.probes.map { Text(text: $0, size: "100", weight: weight) } }
    let widths = try widths(of: Set(weights.flatMap(probes)))
    return weights.filter { weight in
      probes(weight).allSatisfy { probe in
        let expected = TextMetrics.width(of: probe.text, in: Font(size: 100, isBold: weight == "bold"))
        return widths[probe].map { abs($0 - expected) < expected / 400 } ?? false
      }
    }
  }

  /// All visible ASCII characters; a font of other metrics that is as wide in one of these texts differs in another.
  private static let probes = [
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz", "0123456789",
    ##"!"#$%&'()*+,-./:;<=>?@[\]^_`{|}~"##,
  ]
}

extension MachineFonts.Text {
  /// The text as librsvg draws it: a run of spaces as one, in a medium size unless it has its own.
  fileprivate var drawn: Raster.Text {
    var words = ""
    for scalar in text.unicodeScalars where scalar != " " || words.unicodeScalars.last != " " {
      words.unicodeScalars.append(scalar)
    }
    return Raster.Text(words, size: size.flatMap(Double.init) ?? 12, isBold: weight == "bold")
  }
}
