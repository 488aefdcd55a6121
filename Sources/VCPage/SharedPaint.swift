import VCSVG

/// The paint of the shapes and letters in a page's drawings, with each combination written once as a rule of the style
/// sheet.
///
/// Stand-alone files repeat the attributes on every shape, since not every SVG viewer supports style sheets; browsers
/// do, and in a large drawing these attributes take more space than everything else.
struct SharedPaint {
  private struct Paint: Hashable {
    var declarations: [SVGElement.Attribute]
    var classes: [String]
  }

  private var names: [Paint: String] = [:]
  /// The sizes that several shapes share, as attributes.
  private let extents: Set<[SVGElement.Attribute]>
  /// The paints in the order in which they first occur.
  private var paints: [Paint] = []

  /// Creates the paint for some drawings.
  init(_ drawings: [SVGDocument]) {
    var counts: [[SVGElement.Attribute]: Int] = [:]
    for shape in drawings.flatMap(\.root.descendants) { counts[Self.extent(of: shape), default: 0] += 1 }
    extents = Set(counts.filter { !$0.key.isEmpty && $0.value > 3 }.keys)
  }

  /// The rules for all drawings so far. The drawings' own rules for colours take precedence.
  var rules: String {
    paints.enumerated().map { position, paint in
      let declarations = paint.declarations.map { "\($0.name):\(Self.value(of: $0))" }
      return ".\(Self.name(position)){\(declarations.joined(separator: ";"))}"
    }.joined(separator: "\n")
  }

  /// Returns a drawing whose shapes refer to their paint by class.
  mutating func sharing(_ drawing: SVGDocument) -> SVGDocument {
    var drawing = drawing
    var used: [String: [String]] = [:]
    drawing.root.content = drawing.root.content.map { sharing($0, &used) }
    drawing.root.content = drawing.root.content.map { content in
      guard case .element(let sheet) = content, sheet.name == "style" else { return content }
      return .element(SVGElement("style", sheet.attributes, text: Self.renamed(sheet.text, used)))
    }
    return drawing
  }

  private mutating func sharing(_ content: SVGElement.Content, _ used: inout [String: [String]]) -> SVGElement.Content {
    guard case .element(var element) = content else { return content }
    guard element.children.isEmpty else {
      element.content = element.content.map { sharing($0, &used) }
      return .element(element)
    }
    let extent = Self.extent(of: element)
    let isShared = extents.contains(extent)
    let declarations = element.attributes.filter { Self.properties.contains($0.name) } + (isShared ? extent : [])
    guard !declarations.isEmpty else { return content }
    let classes = element["class"]?.split(separator: " ").map(String.init) ?? []
    let name = name(of: Paint(declarations: declarations, classes: classes))
    for word in classes where used[word]?.contains(name) != true { used[word, default: []].append(name) }
    element.attributes.removeAll { declarations.contains($0) || $0.name == "class" }
    element["class"] = name
    return .element(element)
  }

  private mutating func name(of paint: Paint) -> String {
    if let name = names[paint] { return name }
    let name = Self.name(paints.count)
    names[paint] = name
    paints.append(paint)
    return name
  }

  private static func name(_ position: Int) -> String { "p\(position)" }

  /// Returns the rules for a colour, applied to the paints that use it.
  private static func renamed(_ sheet: String, _ used: [String: [String]]) -> String {
    used.reduce(sheet) { sheet, use in
      let names = use.value.map { "." + $0 }.joined(separator: ",")
      return sheet.replacing(".\(use.key){", with: ":is(\(names)){")
    }
  }

  /// Attributes that are CSS properties of the same name.
  private static let properties: Set<String> = [
    "fill", "fill-opacity", "font-size", "font-style", "font-weight", "opacity", "stroke", "stroke-dasharray",
    "stroke-linecap", "stroke-linejoin", "stroke-opacity", "stroke-width", "text-anchor", "unicode-bidi",
  ]

  /// Returns the size of a rectangle or a circle, independent of its position.
  private static func extent(of element: SVGElement) -> [SVGElement.Attribute] {
    guard element.name == "rect" || element.name == "circle" else { return [] }
    return element.attributes.filter { lengths.contains($0.name) && $0.value.allSatisfy { $0.isNumber || $0 == "." } }
  }

  private static let lengths: Set<String> = ["width", "height", "rx", "r"]

  /// Lengths need units in style sheets.
  private static func value(of attribute: SVGElement.Attribute) -> String {
    attribute.name == "font-size" || lengths.contains(attribute.name) ? attribute.value + "px" : attribute.value
  }
}
