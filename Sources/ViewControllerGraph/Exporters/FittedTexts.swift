import VCRaster
import VCSVG

/// Fits texts to their declared lengths, independent of the fonts on this machine.
///
/// Browsers respect `textLength`; librsvg does not, so text in a wider font than the measured one would overflow its
/// box.
package enum FittedTexts {
  /// The values that determine the width of a text.
  private struct Key: Hashable {
    let text: String
    let size: String?
    let weight: String?
  }

  /// Returns the document with every text that differs from its declared length scaled horizontally.
  /// - Throws: `RasterError` if librsvg is missing or rejects the texts.
  /// - Complexity: Linear; each distinct text is measured once.
  package static func fitted(_ document: SVGDocument) throws(RasterError) -> SVGDocument {
    let texts = Set(document.root.descendants.filter { $0.name == "text" && $0["textLength"] != nil }.map(key))
    let keys = texts.sorted { ($0.text, $0.size ?? "", $0.weight ?? "") < ($1.text, $1.size ?? "", $1.weight ?? "") }
    let ids = keys.indices.map { "t\($0)" }
    let found = try Raster.widths(of: ids, in: sheet(of: keys, ids, in: document).bytes)
    let widths = Dictionary(uniqueKeysWithValues: zip(keys, found))
    var document = document
    document.root = fitted(document.root) { widths[key($0)] ?? nil }
    return document
  }

  private static func key(_ element: SVGElement) -> Key {
    Key(text: element.text, size: element["font-size"], weight: element["font-weight"])
  }

  /// Returns a document of the texts alone, in the original fonts.
  private static func sheet(of keys: [Key], _ ids: [String], in document: SVGDocument) -> SVGDocument {
    let font = document.root["font-family"].map { [SVGElement.Attribute("font-family", $0)] } ?? []
    return SVGDocument(
      width: document.width, height: document.height, font,
      zip(keys, ids).map { key, id in
        var text = SVGElement("text", [.init("id", id)], text: key.text)
        text["font-size"] = key.size
        text["font-weight"] = key.weight
        return text
      })
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
