import VCRaster
import VCSVG

/// Scales the pictures inside a figure down to what their places need, one after the other.
///
/// librsvg keeps every picture decoded at its full size until the figure is drawn, and a PDF keeps them once more: twenty
/// screenshots of a large tablet would take gigabytes for places as large as a stamp.
package struct FittedPictures {
  /// What decides how a picture comes out.
  private struct Key: Hashable {
    let address: String
    let aspect: String?
    let width, height: Double
  }

  /// How many pixels a picture gets for a unit of its place.
  private let density: Double
  /// What became of each picture; `nil` where it stays.
  private var known: [Key: String?] = [:]

  /// The same document, with every picture that has more pixels than its place needs replaced by a smaller PNG.
  /// - Parameters:
  ///   - document: A figure with pictures as parts of its file.
  ///   - density: How many pixels are needed for a unit of the document, in each direction.
  /// - Throws: `RasterError` when librsvg is missing or refuses a picture.
  /// - Complexity: At most one picture is decoded at a time, and each different one once for each size.
  package static func fitted(_ document: SVGDocument, density: Double) throws(RasterError) -> SVGDocument {
    var pictures = FittedPictures(density: density)
    var document = document
    document.root = try pictures.fitted(document.root)
    return document
  }

  private init(density: Double) { self.density = density }

  private mutating func fitted(_ element: SVGElement) throws(RasterError) -> SVGElement {
    if element.name == "image" { return try replaced(element) }
    var element = element
    for position in element.content.indices {
      if case .element(let child) = element.content[position], !child.content.isEmpty || child.name == "image" {
        element.content[position] = .element(try fitted(child))
      }
    }
    return element
  }

  private mutating func replaced(_ element: SVGElement) throws(RasterError) -> SVGElement {
    guard let address = element["href"], let width = element["width"].flatMap(Double.init),
      let height = element["height"].flatMap(Double.init), width > 0, height > 0
    else { return element }
    let key = Key(
      address: address, aspect: element["preserveAspectRatio"], width: Self.pixels(width * density),
      height: Self.pixels(height * density))
    if known[key] == nil { known.updateValue(try Self.scaled(key), forKey: key) }
    guard let small = known[key] ?? nil else { return element }
    var element = element
    // Cut and centred already.
    element["preserveAspectRatio"] = "none"
    element["href"] = small
    return element
  }

  /// Whole pixels, as many as a surface can have.
  private static func pixels(_ length: Double) -> Double { min(length.rounded(.up), Raster.lengthLimit) }

  /// The picture in as many pixels as it gets; `nil` where it has no more than that.
  private static func scaled(_ key: Key) throws(RasterError) -> String? {
    guard let picture = SVGImage(dataAddress: key.address), picture.pixelCount > key.width * key.height else {
      return nil
    }
    var image = SVGElement(
      "image", [.init("width", key.width), .init("height", key.height), .init("href", key.address)])
    image["preserveAspectRatio"] = key.aspect
    let sheet = SVGDocument(width: key.width, height: key.height, [], [image])
    let png = try Raster.picture(of: sheet.bytes, width: key.width, height: key.height, as: .png, pixelLimit: .max)
    return SVGImage.address(of: png, as: .png)
  }
}
