/// Writes SVG; the only place that escapes.
enum SVGWriter {
  /// Returns the document in UTF-8, with the children of groups on separate lines, and everything else inline.
  static func bytes(of document: SVGDocument) -> [UInt8] { bytes(of: document.root) }

  /// Returns a document, given by its root, in UTF-8.
  /// - Parameter isDense: Whether only groups begin a line, without indentation.
  static func bytes(of root: SVGElement, isDense: Bool = false) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(1 << 14)
    write(root, depth: isDense ? nil : 0, to: &bytes)
    bytes.append(newline)
    return bytes
  }

  private static let newline = UInt8(ascii: "\n")

  /// - Parameter depth: The nesting depth; `nil` without indentation.
  private static func write(_ element: SVGElement, depth: Int?, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "<"))
    bytes.append(contentsOf: element.name.utf8)
    for attribute in element.attributes {
      bytes.append(UInt8(ascii: " "))
      bytes.append(contentsOf: attribute.name.utf8)
      bytes.append(contentsOf: "=\"".utf8)
      escape(attribute.value, isAttribute: true, to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }
    guard !element.content.isEmpty else {
      bytes.append(contentsOf: "/>".utf8)
      return
    }
    bytes.append(UInt8(ascii: ">"))
    let isContainer = isContainer(element.name)
    for content in element.content {
      switch content {
      case .text(let text): escape(text, isAttribute: false, to: &bytes)
      case .element(let child):
        if let depth, isContainer { indent(depth + 1, to: &bytes) }
        if depth == nil, child.name == "g" { bytes.append(newline) }
        write(child, depth: depth.map { $0 + 1 }, to: &bytes)
      }
    }
    if let depth, isContainer { indent(depth, to: &bytes) }
    bytes.append(contentsOf: "</".utf8)
    bytes.append(contentsOf: element.name.utf8)
    bytes.append(UInt8(ascii: ">"))
  }

  private static func isContainer(_ name: String) -> Bool {
    switch name {
    case "svg", "g", "a", "defs": true
    default: false
    }
  }

  /// Writes a line break and indentation, limited to a few steps so that files stay small.
  private static func indent(_ depth: Int, to bytes: inout [UInt8]) {
    bytes.append(newline)
    for _ in 0..<min(depth, 4) { bytes.append(UInt8(ascii: " ")) }
  }

  private static func escape(_ text: String, isAttribute: Bool, to bytes: inout [UInt8]) {
    // The bytes of an array are faster to check than those of a string.
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    if bytes[start...].allSatisfy(isPlain) { return }
    bytes.removeSubrange(start...)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": bytes.append(contentsOf: "&amp;".utf8)
      case "<": bytes.append(contentsOf: "&lt;".utf8)
      case ">": bytes.append(contentsOf: "&gt;".utf8)
      case "\"" where isAttribute: bytes.append(contentsOf: "&quot;".utf8)
      case "\n" where isAttribute: bytes.append(contentsOf: "&#10;".utf8)
      case "\t" where isAttribute: bytes.append(contentsOf: "&#9;".utf8)
      case "\n", "\t": bytes.append(UInt8(scalar.value))
      default:
        if isAllowed(scalar) {
          bytes.append(contentsOf: Unicode.UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter)
        }
      }
    }
  }

  /// Returns whether a byte is an ASCII character that needs no escaping anywhere.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    default: (0x20..<0x7F).contains(byte)
    }
  }

  /// Returns whether XML 1.0 allows the scalar, excluding the discouraged control characters and noncharacters, which a PDF
  /// cannot contain.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) && scalar.value & 0xFFFE != 0xFFFE
      && !(0xFDD0...0xFDEF).contains(scalar.value)
  }
}
