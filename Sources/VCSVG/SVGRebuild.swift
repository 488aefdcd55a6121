import VCXML

/// Makes an SVG anew of those parts of another one that are known to be harmless.
///
/// What is written comes from a list of elements, attributes and words; whatever is not on it has no way into the result.
/// What would run, move or fetch something is refused besides, so that nobody wonders where it went.
struct SVGRebuild: XMLHandler {
  private(set) var root: SVGElement?
  /// In the picture's own units.
  private(set) var size: (width: Double, height: Double)?
  /// The area of all pictures inside.
  private(set) var pixelCount = 0.0
  private var open: [SVGElement] = []
  /// How many elements are open of which nothing is taken over.
  private var skipped = 0
  private var count = 0
  private var fault: SVGImage.Fault?
  private var prefix = ""

  /// No drawing program makes more of a screen.
  private static let limits = (elements: 50_000, depth: 100)

  var wantsText: Bool { skipped == 0 && open.last.map { SVGVocabulary.texts.contains($0.name) } == true }

  /// Reads a file.
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

  /// The name without SVG's prefix; `nil` for elements of other languages.
  private func name(of whole: String) -> String? {
    guard whole.hasPrefix(prefix) else { return nil }
    let name = String(whole.dropFirst(prefix.count))
    return name.contains(":") ? nil : name
  }

  private mutating func readRoot(_ element: borrowing XMLElement, _ name: String) {
    // Browsers show no picture whose elements are in no namespace.
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

  /// What becomes of an attribute; nothing of most.
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

  /// A part of the picture itself, or a picture that is in it.
  private mutating func address(_ value: String, of element: String) -> SVGElement.Attribute? {
    if value.hasPrefix("#") { return .init("href", value) }
    if element == "image", let picture = SVGImage(dataAddress: value), picture.format != .svg {
      pixelCount += picture.pixelCount
      return .init("href", picture.address)
    }
    refuse("address '\(value.prefix(100))'")
    return nil
  }

  /// A length in the picture's own units; percentages say nothing.
  private static func length(_ text: String) -> Double? {
    let digits = text.prefix { $0.isNumber || $0 == "." }
    return text.hasSuffix("%") ? nil : Double(digits)
  }
}
