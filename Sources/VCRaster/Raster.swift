/// Turns SVG into pictures with librsvg and cairo, where they are installed.
///
/// Both are loaded when the first picture is asked for: a program that draws none starts without them. Texts are drawn
/// with the fonts of this machine, so that the bytes differ from machine to machine.
package enum Raster {
  /// A kind of picture.
  package enum Format: String, Hashable, Sendable, CaseIterable { case png, pdf }

  /// An opaque colour, each part from 0 to 1.
  package struct Color: Hashable, Sendable {
    package var red, green, blue: Double

    package init(red: Double, green: Double, blue: Double) { (self.red, self.green, self.blue) = (red, green, blue) }
  }

  /// Whether pictures can be made on this machine.
  package static var isAvailable: Bool { Library.shared != nil }

  /// The most pixels of a PNG where nobody says otherwise; it takes four bytes for each while it is drawn.
  package static let pixelLimit = 100_000_000

  /// The most pixels of a picture in one direction: cairo's own limit.
  package static let lengthLimit = 32_767.0

  /// The picture of an SVG whose size is given in pixels.
  /// - Parameters:
  ///   - scale: How many pixels of a PNG one unit of the SVG becomes; a PDF has no pixels and takes no notice.
  ///   - page: What the whole SVG lies on; a PNG then needs no transparency, takes half the
  ///     time and is smaller; a PDF takes no notice.
  ///   - pixelLimit: A PNG of a larger area is not drawn.
  /// - Throws: `RasterError` when librsvg is missing, refuses the text, or the picture would be too large.
  package static func picture(
    of svg: [UInt8], width: Double, height: Double, scale: Double = 1, as format: Format, on page: Color? = nil,
    pixelLimit: Int = pixelLimit
  ) throws(RasterError) -> [UInt8] {
    guard let library = Library.shared else { throw .missingLibrary }
    let scale = format == .png ? scale : 1
    let canvas = Canvas(width: width * scale, height: height * scale)
    guard canvas.isPossible, format == .pdf || canvas.width * canvas.height <= Double(pixelLimit) else {
      throw .tooLarge(width: canvas.width, height: canvas.height)
    }
    return try library.draw(svg, on: canvas, as: format, format == .png ? page : nil)
  }

  /// How wide elements of an SVG are with the fonts of this machine, in units of the SVG.
  /// - Returns: A width for each identifier; `nil` for one that is not there.
  /// - Throws: `RasterError` when librsvg is missing or refuses the text.
  package static func widths(of ids: [String], in svg: [UInt8]) throws(RasterError) -> [Double?] {
    guard let library = Library.shared else { throw .missingLibrary }
    return try library.widths(of: ids, in: svg)
  }
}

/// Why there is no picture.
package enum RasterError: Error, Hashable, Sendable, CustomStringConvertible {
  /// librsvg is not installed.
  case missingLibrary
  /// More pixels than cairo holds in one surface.
  case tooLarge(width: Double, height: Double)
  /// What librsvg or cairo said.
  case failed(String)

  /// One sentence: lower case, no full stop.
  package var description: String {
    switch self {
    case .missingLibrary: "PNG and PDF need librsvg: install librsvg2-2 (apt), librsvg2 (dnf) or librsvg (brew)"
    case .tooLarge(let width, let height):
      "a picture of \(Int(width)) by \(Int(height)) pixels is too large: scale it less, or allow more with --max-pixels"
    case .failed(let message): "librsvg failed: \(message)"
    }
  }
}

/// The area that is drawn on.
struct Canvas {
  let width: Double
  let height: Double

  var isPossible: Bool { (1...Raster.lengthLimit).contains(width) && (1...Raster.lengthLimit).contains(height) }
}
