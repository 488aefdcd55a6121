import VCXML

/// Rebuilds an SVG from the parts that are known to be harmless.
///
/// The output consists only of allowed elements, attributes and values. Content that would run, animate or fetch something
/// causes an error instead of being dropped silently.
struct SVGRebuild: XMLHandler {
  private(set) var root: SVGElement?
  /// The size in the image's own units.
  private(set) var size: (width: Double, height: Double)?
  /// The total area of all images inside.
  private(set) var pixelCount = 0.0
  private var open: [SVGElement] = []
  /// The number of open elements that are skipped.
  private var skipped = 0
  private var count = 0
  private var fault: SVGImage.Fault?
  private var prefix = ""

  /// Limits that no drawing program exceeds for a screen.
  private static let limits = (elements: 50_000, depth: 100)

  var wantsText: Bool { skipped == 0 && open.last.map { SVGVocabulary.texts.contains($0.name) } == true }

  /// Reads and rebuilds a file.
  /// - Throws: `SVGImage.Fault`.
  init(_ bytes: [UInt8]) throws(SVGImage.Fault) {
    do {
      try XMLReader.read(bytes, file: "", handler: &self)
    } catch {
      throw .damaged(.svg)
    }
    if let fault { throw fault }
    guard let root, SVGUses(root).isFinite else { throw .damaged(.svg) }
  }

  mutating func startElement(_ element: borrowing XMLElement) {
    count += 1
    guard skipped == 0, fault == nil, count <= Self.limits.elements, open.count < Self.limits.depth else {
      if count > Self.limits.elements || open.count >= Self.limits.depth { refuse("too many elements") }
      skipped += 1
      return
    }
    let whole = element.name
    if open.isEmpty { readRoot(element, whole) }
    guard fault == nil, let name = name(of: whole), !SVGVocabulary.dropped.contains(name) else {
      skipped += 1
      return
    }
    guard SVGVocabulary.elements.contains(name) else {
      refuse("element '\(name)'")
      skipped += 1
      return
    }
    var attributes: [(name: String, value: String)] = []
    element.forEachAttribute { attributes.append(($0, $1)) }
    open.append(SVGElement(name, attributes.compactMap { attribute($0.name, $0.value, of: name) }))
  }

  mutating func endElement() {
    guard skipped == 0 else {
      skipped -= 1
      return
    }
    guard var element = open.popLast() else { return }
    if element.name == "style" {
      let style = SVGStyle(sheet: element.text)
      if let what = style.refused { refuse("\(what) in a style sheet") }
      element.content = [.text(style.text)]
    }
    if open.isEmpty { root = element } else { open[open.count - 1].content.append(.element(element)) }
  }

  mutating func text(_ text: String) { open[open.count - 1].content.append(.text(text)) }

  private mutating func refuse(_ what: String) { fault = fault ?? .unsafe(what) }

  /// Returns the element's name without the SVG prefix; `nil` for elements of other namespaces.
  private func name(of whole: String) -> String? {
    guard whole.hasPrefix(prefix) else { return nil }
    let name = String(whole.dropFirst(prefix.count))
    return name.contains(":") ? nil : name
  }

  private mutating func readRoot(_ element: borrowing XMLElement, _ name: String) {
    // Browsers do not show an image whose elements have no namespace.
    guard name == "svg" || name.hasSuffix(":svg"), name != "svg" || element["xmlns"] == SVGVocabulary.namespace else {
      fault = .damaged(.svg)
      return
    }
    prefix = String(name.dropLast(3))
    let box = (element["viewBox"] ?? "").split { " ,\n\t".contains($0) }.compactMap { Double($0) }
    let width = element["width"].flatMap(Self.length) ?? (box.count == 4 ? box[2] : nil)
    let height = element["height"].flatMap(Self.length) ?? (box.count == 4 ? box[3] : nil)
    if let width, let height { size = (width, height) }
  }

  /// Returns the rebuilt attribute; `nil` if it is dropped, as most are.
  private mutating func attribute(_ whole: String, _ value: String, of element: String) -> SVGElement.Attribute? {
    let name = whole.hasPrefix("xlink:") ? String(whole.dropFirst(6)) : whole
    if name.lowercased().hasPrefix("on") { refuse("attribute '\(name)'") }
    if name == "xmlns", open.isEmpty { return .init("xmlns", SVGVocabulary.namespace) }
    if name == "href" { return address(value, of: element) }
    guard SVGVocabulary.attributes.contains(name) else { return nil }
    guard name == "style" || value.contains("(") || value.contains("\\") else { return .init(name, value) }
    let style = name == "style" ? SVGStyle(declarations: value) : SVGStyle(value: value)
    if let what = style.refused { refuse("\(what) in an attribute '\(name)'") }
    return style.text.isEmpty ? nil : .init(name, style.text)
  }

  /// Returns a reference to a part of the image, or an embedded image.
  private mutating func address(_ value: String, of element: String) -> SVGElement.Attribute? {
    if value.hasPrefix("#") { return .init("href", value) }
    if element == "image", let picture = SVGImage(dataAddress: value), picture.format != .svg {
      pixelCount += picture.pixelCount
      return .init("href", picture.address)
    }
    refuse("address '\(value.prefix(100))'")
    return nil
  }

  /// Returns a length in the image's own units; `nil` for percentages.
  private static func length(_ text: String) -> Double? {
    let digits = text.prefix { $0.isNumber || $0 == "." }
    return text.hasSuffix("%") ? nil : Double(digits)
  }
}
