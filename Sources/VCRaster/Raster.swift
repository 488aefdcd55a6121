/// Renders SVG to pictures with librsvg and cairo, if they are installed.
///
/// Both are loaded for the first picture: a program that draws none starts without them. Text is drawn with the fonts
/// of this machine, so the bytes differ from machine to machine.
package enum Raster {
  /// A picture format.
  package enum Format: String, Hashable, Sendable, CaseIterable { case png, pdf }

  /// An opaque colour with components from 0 to 1.
  package struct Color: Hashable, Sendable {
    package var red, green, blue: Double

    package init(red: Double, green: Double, blue: Double) { (self.red, self.green, self.blue) = (red, green, blue) }
  }

  /// Whether pictures can be rendered on this machine.
  package static var isAvailable: Bool { Library.shared != nil }

  /// The default pixel limit of a PNG; drawing takes four bytes for each pixel.
  package static let pixelLimit = 100_000_000

  /// The maximum width or height of a picture in pixels: cairo's own limit.
  package static let lengthLimit = 32_767.0

  /// Returns the picture of an SVG whose size is given in pixels.
  /// - Parameters:
  ///   - svg: The text of the SVG.
  ///   - width: The width of the SVG in pixels.
  ///   - height: The height of the SVG in pixels.
  ///   - scale: The number of PNG pixels per unit of the SVG; ignored for PDF.
  ///   - format: The format of the picture.
  ///   - page: The background colour of the whole SVG; a PNG then needs no transparency, takes half the time and is
  ///     smaller; ignored for PDF.
  ///   - pixelLimit: A PNG of a larger area is not drawn.
  /// - Throws: `RasterError` if librsvg is missing, rejects the text, or the picture would be too large.
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

  /// A text with the attributes that determine its width.
  package struct Text: Hashable, Sendable {
    package var text: String
    /// The size of the font in units of the SVG.
    package var size: Double
    package var isBold: Bool

    package init(_ text: String, size: Double, isBold: Bool = false) {
      (self.text, self.size, self.isBold) = (text, size, isBold)
    }
  }

  /// Returns the advance widths of texts with the fonts of this machine, in units of the SVG.
  /// - Parameter family: The `font-family`; `nil` for librsvg's own.
  /// - Throws: `RasterError` if librsvg is missing.
  /// - Complexity: Linear; a thousand texts take some milliseconds.
  package static func widths(of texts: [Text], family: String?) throws(RasterError) -> [Double] {
    guard let library = PangoLibrary.shared else { throw .missingLibrary }
    return library.widths(of: texts, family: family ?? "Times New Roman")
  }
}

/// The reason there is no picture.
package enum RasterError: Error, Hashable, Sendable, CustomStringConvertible {
  /// librsvg is not installed.
  case missingLibrary
  /// More pixels than a cairo surface can have.
  case tooLarge(width: Double, height: Double)
  /// The error of librsvg or cairo.
  case failed(String)

  /// The message in one sentence: lower case, no full stop.
  package var description: String {
    switch self {
    case .missingLibrary: "PNG and PDF need librsvg: install librsvg2-2 (apt), librsvg2 (dnf) or librsvg (brew)"
    case .tooLarge(let width, let height):
      "a picture of \(Int(width)) by \(Int(height)) pixels is too large: reduce --scale, or raise --max-pixels"
    case .failed(let message): "librsvg failed: \(message)"
    }
  }
}

/// The area to draw on.
struct Canvas {
  let width: Double
  let height: Double

  var isPossible: Bool { (1...Raster.lengthLimit).contains(width) && (1...Raster.lengthLimit).contains(height) }
}
