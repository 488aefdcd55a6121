import VCRaster
import VCSVG

/// Scales the pictures in a figure down to the size of their frames, one after the other.
///
/// librsvg keeps every picture decoded at its full size until the figure is drawn, and a PDF keeps another copy: twenty
/// screenshots of a large tablet would take gigabytes for frames the size of a stamp.
package struct FittedPictures {
  /// The values that determine the scaled picture.
  private struct Key: Hashable {
    let address: String
    let aspect: String?
    let width, height: Double
  }

  /// The number of pixels per unit of the document.
  private let density: Double
  /// The scaled pictures; `nil` for pictures that stay as they are.
  private var known: [Key: String?] = [:]

  /// Returns the document with every picture that has more pixels than needed replaced by a smaller PNG.
  /// - Parameters:
  ///   - document: A figure with embedded pictures.
  ///   - density: The number of pixels per unit of the document, in each direction.
  /// - Throws: `RasterError` if librsvg is missing or rejects a picture.
  /// - Complexity: At most one picture is decoded at a time, and each distinct one once per size.
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
    // The picture is already cropped and centred.
    element["preserveAspectRatio"] = "none"
    element["href"] = small
    return element
  }

  /// Returns a whole number of pixels, within the limit of a surface.
  private static func pixels(_ length: Double) -> Double { min(length.rounded(.up), Raster.lengthLimit) }

  /// Returns the picture scaled to its size in pixels; `nil` if it has no more pixels than that.
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
