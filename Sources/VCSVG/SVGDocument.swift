/// A complete SVG file.
public struct SVGDocument: Hashable, Sendable {
  /// The `svg` element.
  package var root: SVGElement

  /// The width, in points.
  public let width: Double
  /// The height, in points.
  public let height: Double

  /// Creates a document of a size in points, with a view box so that it scales.
  package init(width: Double, height: Double, _ attributes: [SVGElement.Attribute] = [], _ children: [SVGElement] = [])
  {
    let size = (SVGNumber.text(width), SVGNumber.text(height))
    let own: [SVGElement.Attribute] = [
      .init("xmlns", "http://www.w3.org/2000/svg"), .init("width", size.0), .init("height", size.1),
      .init("viewBox", "0 0 \(size.0) \(size.1)"),
    ]
    self.width = width
    self.height = height
    root = SVGElement("svg", own + attributes, children)
  }

  /// The text of the file, ending with a line break.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The text for embedding in a larger document, without indentation.
  package var denseText: String { String(decoding: SVGWriter.bytes(of: root, isDense: true), as: UTF8.self) }

  /// The bytes of the file.
  public var bytes: [UInt8] { SVGWriter.bytes(of: self) }
}
