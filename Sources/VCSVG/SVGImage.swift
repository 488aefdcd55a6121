import VCBase64

/// An image that is embedded in an SVG file.
public struct SVGImage: Hashable, Encodable, Sendable {
  /// The formats that browsers show in an SVG.
  public enum Format: String, Hashable, Encodable, Sendable, CaseIterable {
    case png, jpeg
    case svg = "svg+xml"
  }

  /// The reason why bytes cannot be embedded as an image.
  public enum Fault: Error, Hashable, Sendable {
    /// The format is not PNG, JPEG or SVG.
    case unknownFormat
    /// The file is truncated, or is an SVG that no browser would show.
    case damaged(Format)
    /// The SVG would run or fetch something.
    case unsafe(String)
    /// The image has too many pixels to decode.
    case tooLarge(width: Int, height: Int)
    /// The images inside the SVG have too many pixels in total.
    case tooLargeInside(pixels: Int)
  }

  /// The default limit of an image's pixels: four times those of the largest tablet.
  public static let pixelLimit = 24_000_000

  /// The format, detected by the first bytes.
  public let format: Format
  /// The image file: a PNG without ancillary chunks, an unchanged JPEG, or a rebuilt SVG.
  public let bytes: [UInt8]
  /// The natural size, in pixels or in the units of an SVG.
  public let width, height: Double

  /// Checks an image file without decoding it.
  /// - Parameter pixelLimit: The maximum area, for an SVG the total area of the images inside it, since they are decoded
  ///   whenever the figure is shown.
  /// - Throws: `Fault`, also for an SVG that contains scripts or refers to other files.
  public init(_ bytes: [UInt8], pixelLimit: Int = Self.pixelLimit) throws(Fault) {
    if bytes.starts(with: PNGFile.signature) {
      guard let file = PNGFile(bytes) else { throw .damaged(.png) }
      try self.init(.png, file.bytes, file.width, file.height, pixelLimit)
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      guard let file = JPEGFile(bytes) else { throw .damaged(.jpeg) }
      try self.init(.jpeg, bytes, file.width, file.height, pixelLimit)
    } else if bytes.first(where: { $0 > 0x20 && ![0xEF, 0xBB, 0xBF].contains($0) }) == UInt8(ascii: "<") {
      let picture = try SVGRebuild(bytes)
      guard let root = picture.root, let size = picture.size else { throw .damaged(.svg) }
      guard picture.pixelCount <= Double(pixelLimit) else { throw .tooLargeInside(pixels: Int(picture.pixelCount)) }
      try self.init(.svg, SVGWriter.bytes(of: root), size.width, size.height, .max)
    } else {
      throw .unknownFormat
    }
  }

  private init(
    _ format: Format, _ bytes: [UInt8], _ width: Double, _ height: Double, _ limit: Int
  ) throws(Fault) {
    guard (1...100_000).contains(width), (1...100_000).contains(height) else { throw .damaged(format) }
    guard format == .svg || width * height <= Double(limit) else {
      throw .tooLarge(width: Int(width), height: Int(height))
    }
    self.format = format
    self.bytes = bytes
    self.width = width
    self.height = height
  }

  /// Creates an image of any size from a data URL; `nil` for any other address.
  package init?(dataAddress address: String) {
    guard let comma = address.firstIndex(of: ","), address.hasPrefix("data:image/"),
      address[..<comma].hasSuffix(";base64"), let bytes = Base64.bytes(of: address[address.index(after: comma)...]),
      let picture = try? SVGImage(bytes, pixelLimit: .max)
    else { return nil }
    self = picture
  }

  /// The number of pixels decoded for drawing: those of the image, or of all images inside an SVG.
  package var pixelCount: Double {
    format == .svg ? (try? SVGRebuild(bytes).pixelCount) ?? 0 : width * height
  }

  /// The image as a data URL.
  public var address: String { Self.address(of: bytes, as: format) }

  /// Returns an image file as a data URL.
  package static func address(of bytes: [UInt8], as format: Format) -> String {
    "data:image/\(format.rawValue);base64,\(Base64.text(of: bytes))"
  }
}
