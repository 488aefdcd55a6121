import VCXML

/// A picture that stands inside an SVG file, rather than somewhere beside it.
public struct SVGImage: Hashable, Sendable {
  /// The formats that browsers show in an SVG.
  public enum Format: String, Hashable, Sendable, CaseIterable {
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
  }

  /// The format, found by the first bytes.
  public let format: Format
  /// The picture's file as it is.
  public let bytes: [UInt8]
  /// The natural size, in pixels or in the units of an SVG.
  public let width, height: Double

  /// Looks at a picture's file; nothing is decoded.
  /// - Throws: `Fault`, also for an SVG that contains scripts or points at other files.
  public init(_ bytes: [UInt8]) throws(Fault) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      format = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      format = .jpeg
    } else if bytes.first(where: { $0 > 0x20 && ![0xEF, 0xBB, 0xBF].contains($0) }) == UInt8(ascii: "<") {
      format = .svg
    } else {
      throw .unknownFormat
    }
    let size: (width: Double, height: Double)? =
      switch format {
      case .png: Self.sizeOfPNG(bytes)
      case .jpeg: Self.sizeOfJPEG(bytes)
      case .svg: try SVGImageSource(bytes).size
      }
    guard let size, (1...100_000).contains(size.width), (1...100_000).contains(size.height) else {
      throw .damaged(format)
    }
    self.bytes = bytes
    (width, height) = size
  }

  /// The picture as an address that contains it.
  public var address: String { "data:image/\(format.rawValue);base64,\(Base64.text(of: bytes))" }

  private static func sizeOfPNG(_ bytes: [UInt8]) -> (width: Double, height: Double)? {
    guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    return (number(bytes[16..<20]), number(bytes[20..<24]))
  }

  /// The size stands in the frame's header, behind any number of other segments.
  private static func sizeOfJPEG(_ bytes: [UInt8]) -> (width: Double, height: Double)? {
    var position = 2
    while position + 9 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      if marker == 0xFF {
        position += 1
      } else if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (number(bytes[position + 7..<position + 9]), number(bytes[position + 5..<position + 7]))
      } else {
        position += 2 + Int(number(bytes[position + 2..<position + 4]))
      }
    }
    return nil
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Double { bytes.reduce(0) { $0 * 256 + Double($1) } }
}

/// Reads an SVG far enough to know its size and that it is harmless.
private struct SVGImageSource: XMLHandler {
  private(set) var size: (width: Double, height: Double)?
  private var isRoot = true
  private var fault: SVGImage.Fault?
  private var isInStyle = false
  var wantsText: Bool { isInStyle }

  init(_ bytes: [UInt8]) throws(SVGImage.Fault) {
    do {
      try XMLReader.read(bytes, file: "", handler: &self)
    } catch {
      throw .damaged(.svg)
    }
    if let fault { throw fault }
  }

  mutating func startElement(_ element: borrowing XMLElement) {
    let name = element.name.split(separator: ":").last.map(String.init) ?? element.name
    if isRoot { readRoot(element, name) }
    isRoot = false
    isInStyle = name == "style"
    if ["script", "foreignObject", "iframe", "handler", "audio", "video"].contains(name) {
      refuse("element '\(name)'")
    }
    var attributes: [(name: String, value: String)] = []
    element.forEachAttribute { attributes.append(($0, $1)) }
    for (name, value) in attributes { check(name, value) }
  }

  mutating func endElement() { isInStyle = false }

  mutating func text(_ text: String) { checkStyle(text, "style sheet") }

  private mutating func readRoot(_ element: borrowing XMLElement, _ name: String) {
    // Browsers show no picture whose elements are in no namespace.
    guard name == "svg", element["xmlns"] == "http://www.w3.org/2000/svg" || element.name != "svg" else {
      fault = .damaged(.svg)
      return
    }
    let box = (element["viewBox"] ?? "").split { " ,\n\t".contains($0) }.compactMap { Double($0) }
    let width = element["width"].flatMap(Self.length) ?? (box.count == 4 ? box[2] : nil)
    let height = element["height"].flatMap(Self.length) ?? (box.count == 4 ? box[3] : nil)
    if let width, let height { size = (width, height) }
  }

  private mutating func check(_ name: String, _ value: String) {
    if name.hasPrefix("on") { refuse("attribute '\(name)'") }
    if name.hasSuffix("href"), !value.hasPrefix("#"), !value.hasPrefix("data:image/") { refuse("address '\(value)'") }
    if value.contains("(") { checkStyle(value, "attribute '\(name)'") }
  }

  /// What a style fetches: an address that is no part of the picture itself.
  private mutating func checkStyle(_ text: String, _ place: String) {
    let plain = text.lowercased().filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }
    if plain.contains("@import") { refuse("'@import' in a \(place)") }
    for part in plain.components(after: "url(") where !part.hasPrefix("#") && !part.hasPrefix("data:") {
      refuse("an address in a \(place)")
    }
  }

  private mutating func refuse(_ what: String) { fault = fault ?? .unsafe(what) }

  /// A length in the picture's own units; percentages say nothing.
  private static func length(_ text: String) -> Double? {
    let digits = text.prefix { $0.isNumber || $0 == "." }
    return text.hasSuffix("%") ? nil : Double(digits)
  }
}

extension String {
  /// What stands behind each occurrence of a text.
  fileprivate func components(after separator: String) -> [Substring] {
    var found: [Substring] = []
    var rest = self[...]
    while let range = rest.firstRange(of: separator) {
      rest = rest[range.upperBound...]
      found.append(rest)
    }
    return found
  }
}
