import VCRaster
import VCSVG
import VCTypography

/// Fits texts to their declared lengths, independent of the fonts on this machine.
///
/// Browsers respect `textLength`; librsvg does not, so text in a wider font than the measured one would overflow its
/// box.
package enum FittedTexts {
  /// Returns the document with every text that differs from its declared length scaled horizontally.
  /// - Throws: `RasterError` if librsvg is missing.
  /// - Complexity: Linear; each distinct text is measured once, and none in a font with the widths of the tables.
  package static func fitted(_ document: SVGDocument) throws(RasterError) -> SVGDocument {
    let fonts = MachineFonts(family: document.root["font-family"])
    let texts = document.root.descendants.filter { $0.name == "text" && $0["textLength"] != nil }
    let exact = try fonts.weightsOfHelveticaWidths(among: Set(texts.map { $0["font-weight"] }))
    let unknown = texts.filter { !exact.contains($0["font-weight"]) || !hasHelveticaWidth($0) }
    let widths = try fonts.widths(of: Set(unknown.map(measured)))
    if widths.isEmpty { return document }
    var document = document
    document.root = fitted(document.root) { widths[measured($0)] }
    return document
  }

  /// Returns whether the declared length of a text is that of its ASCII characters in Helvetica.
  private static func hasHelveticaWidth(_ element: SVGElement) -> Bool {
    guard let size = element["font-size"].flatMap(Double.init), let length = element["textLength"].flatMap(Double.init),
      element.text.utf8.allSatisfy({ $0 < 0x80 })
    else { return false }
    let width = TextMetrics.width(of: element.text, in: Font(size: size, isBold: element["font-weight"] == "bold"))
    return abs(length - width) <= length * 0.005
  }

  private static func measured(_ element: SVGElement) -> MachineFonts.Text {
    MachineFonts.Text(text: element.text, size: element["font-size"], weight: element["font-weight"])
  }

  private static func fitted(_ element: SVGElement, _ width: (SVGElement) -> Double?) -> SVGElement {
    var element = element
    if element.name == "text" {
      if let scale = scale(of: element, width) {
        let x = element["x"].flatMap(Double.init) ?? 0
        let matrix = "matrix(\(scale) 0 0 1 \(SVGNumber.text(x * (1 - scale))) 0)"
        element["transform"] = element["transform"].map { "\($0) \(matrix)" } ?? matrix
      }
      return element
    }
    element.content = element.content.map {
      if case .element(let child) = $0 { .element(fitted(child, width)) } else { $0 }
    }
    return element
  }

  /// Returns the horizontal scale of a text; `nil` if the difference would not be visible.
  private static func scale(of element: SVGElement, _ width: (SVGElement) -> Double?) -> Double? {
    guard let length = element["textLength"].flatMap(Double.init), let found = width(element), found > 0 else {
      return nil
    }
    // Four digits are precise to a tenth of a point in the longest text.
    let scale = (length / found * 10_000).rounded() / 10_000
    return abs(scale - 1) > 0.005 ? scale : nil
  }
}
