import VCBase64

/// A picture that stands inside an SVG file, rather than somewhere beside it.
public struct SVGImage: Hashable, Encodable, Sendable {
  /// The formats that browsers show in an SVG.
  public enum Format: String, Hashable, Encodable, Sendable, CaseIterable {
    case png, jpeg
    case svg = "svg+xml"
  }

  /// Why some bytes are no picture that may stand in a file.
  public enum Fault: Error, Hashable, Sendable {
    /// Neither PNG nor JPEG nor SVG.
    case unknownFormat
    /// One of them that ends too early, or is no SVG that a browser would show.
    case damaged(Format)
    /// An SVG that would run or fetch something.
    case unsafe(String)
    /// More pixels than anybody should have to decode.
    case tooLarge(width: Int, height: Int)
    /// An SVG with pictures inside that have more pixels together.
    case tooLargeInside(pixels: Int)
  }

  /// The most pixels of a picture where nobody says otherwise: four times those of the largest tablet.
  public static let pixelLimit = 24_000_000

  /// The format, found by the first bytes.
  public let format: Format
  /// The picture's file: a PNG without anything that is no picture, a JPEG as it is, an SVG made anew.
  public let bytes: [UInt8]
  /// The natural size, in pixels or in the units of an SVG.
  public let width, height: Double

  /// Looks at a picture's file; nothing is decoded.
  /// - Parameter pixelLimit: A larger area is refused, that of the pictures inside an SVG taken together: it would be
  ///   decoded whenever the figure is shown.
  /// - Throws: `Fault`, also for an SVG that contains scripts or points at other files.
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

  /// A picture of any size that stands in an address; `nil` for anything else.
  package init?(dataAddress address: String) {
    guard let comma = address.firstIndex(of: ","), address.hasPrefix("data:image/"),
      address[..<comma].hasSuffix(";base64"), let bytes = Base64.bytes(of: address[address.index(after: comma)...]),
      let picture = try? SVGImage(bytes, pixelLimit: .max)
    else { return nil }
    self = picture
  }

  /// How many pixels are decoded when it is drawn: its own, or those of all pictures inside an SVG.
  package var pixelCount: Double {
    format == .svg ? (try? SVGRebuild(bytes).pixelCount) ?? 0 : width * height
  }

  /// The picture as an address that contains it.
  public var address: String { Self.address(of: bytes, as: format) }

  /// A picture's file as an address that contains it.
  package static func address(of bytes: [UInt8], as format: Format) -> String {
    "data:image/\(format.rawValue);base64,\(Base64.text(of: bytes))"
  }
}
