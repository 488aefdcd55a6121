import VCRaster
import VCSVG
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
  /// - Throws: `RasterError` if librsvg is missing or rejects the texts.
  /// - Complexity: Linear; librsvg converts each text to a path.
  func widths(of texts: Set<Text>) throws(RasterError) -> [Text: Double] {
    if texts.isEmpty { return [:] }
    // librsvg measures up to the last pixel that is drawn, without the space after it. The difference between two letters
    // with and without the text between them is the advance width of the text.
    let frames = Set(texts.map { Text(text: "", size: $0.size, weight: $0.weight) })
    let all = Array(texts.union(frames))
    let ids = all.indices.map { "t\($0)" }
    let measured = try Raster.widths(of: ids, in: sheet(of: all, ids).bytes)
    let lengths = Dictionary(uniqueKeysWithValues: zip(all, measured))
    var widths: [Text: Double] = [:]
    for text in texts {
      let frame = Text(text: "", size: text.size, weight: text.weight)
      guard let framed = lengths[text] ?? nil, let empty = lengths[frame] ?? nil else { continue }
      widths[text] = framed - empty
    }
    return widths
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

  private func sheet(of texts: [Text], _ ids: [String]) -> SVGDocument {
    SVGDocument(
      width: 1, height: 1, family.map { [SVGElement.Attribute("font-family", $0)] } ?? [],
      zip(texts, ids).map { text, id in
        var element = SVGElement("text", [.init("id", id)], text: "H\(text.text)H")
        element["font-size"] = text.size
        element["font-weight"] = text.weight
        return element
      })
  }
}
