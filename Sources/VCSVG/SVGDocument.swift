/// A whole SVG file.
public struct SVGDocument: Hashable, Sendable {
  /// The element `svg`.
  package var root: SVGElement

  /// How wide it is, in points.
  public let width: Double
  /// How high it is, in points.
  public let height: Double

  /// A document of a size in points, with the view box that makes it scale.
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

  /// The text as a part of something larger, without indentation.
  package var denseText: String { String(decoding: SVGWriter.bytes(of: root, isDense: true), as: UTF8.self) }

  /// The file itself.
  public var bytes: [UInt8] { SVGWriter.bytes(of: self) }
}
