import VCRaster
import VCSVG

/// Brings texts to the lengths that they are given, whatever fonts this machine has.
///
/// Browsers obey `textLength`; librsvg does not, so that a wider font than the one we measure with would leave its boxes.
package enum FittedTexts {
  /// What decides how wide a text is.
  private struct Key: Hashable {
    let text: String
    let size: String?
    let weight: String?
  }

  /// The same document, with every text that has a length and comes out at another one narrowed or widened.
  /// - Throws: `RasterError` when librsvg is missing or refuses the texts.
  /// - Complexity: Linear; each different text is measured once.
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

  /// The texts alone, in the fonts of the document.
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

  /// By how much a text has to be narrowed; `nil` where that would not be seen.
  private static func scale(of element: SVGElement, _ width: (SVGElement) -> Double?) -> Double? {
    guard let length = element["textLength"].flatMap(Double.init), let found = width(element), found > 0 else {
      return nil
    }
    // Four digits are a tenth of a point in the longest text.
    let scale = (length / found * 10_000).rounded() / 10_000
    return abs(scale - 1) > 0.005 ? scale : nil
  }
}
