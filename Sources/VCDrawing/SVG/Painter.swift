import VCDOT
import VCDiagram
import VCLayout
import VCSVG
import VCTypography
import VCWords

/// Creates SVG elements in a theme's colours.
///
/// Each colour is written as an attribute, for every program that shows SVG, and as a class, with which a style sheet can
/// replace it.
struct Painter {
  private(set) var options: FigureOptions
  /// The theme's style for the current part.
  private(set) var style = PartStyle()
  private var replaced: [ColorRole: PartColor] = [:]

  init(_ options: FigureOptions) { self.options = options }

  var theme: Theme { options.theme }

  /// The prefix of every identifier.
  var prefix: String { options.idPrefix }

  /// Returns a painter for a part of a file with a separate identifier prefix.
  func prefixed(_ prefix: String) -> Painter {
    var painter = self
    painter.options.idPrefix += prefix
    return painter
  }

  func attributes(
    fill: ColorRole? = nil, stroke: ColorRole? = nil, width: Double? = nil, dashes: [Double] = []
  ) -> [SVGElement.Attribute] {
    var result: [SVGElement.Attribute] = []
    let classes = [fill.map { "f-\(name($0))" }, stroke.map { "s-\(name($0))" }].compactMap { $0 }
    if !classes.isEmpty { result.append(.init("class", classes.joined(separator: " "))) }
    result.append(.init("fill", fill.map(color) ?? "none"))
    if let stroke { result.append(.init("stroke", color(stroke))) }
    if let width { result.append(.init("stroke-width", width)) }
    if !dashes.isEmpty {
      result.append(.init("stroke-dasharray", dashes.map(SVGNumber.text).joined(separator: " ")))
      if let first = dashes.first, first < 2 { result.append(.init("stroke-linecap", "round")) }
    }
    return result
  }

  private func name(_ role: ColorRole) -> String { replaced[role]?.name ?? role.rawValue }

  private func color(_ role: ColorRole) -> String {
    guard let color = replaced[role] else { return theme.palette[role] }
    return theme.isDark ? color.dark : color.light
  }

  func rectangle(_ box: Rectangle, radius: Double = 0, _ paint: [SVGElement.Attribute]) -> SVGElement {
    let round: [SVGElement.Attribute] = radius > 0 ? [.init("rx", radius)] : []
    return SVGElement(
      "rect",
      [.init("x", box.x), .init("y", box.y), .init("width", box.width), .init("height", box.height)] + round + paint)
  }

  func circle(_ center: Point, radius: Double, _ paint: [SVGElement.Attribute]) -> SVGElement {
    SVGElement("circle", [.init("cx", center.x), .init("cy", center.y), .init("r", radius)] + paint)
  }

  func path(_ path: SVGPath, _ paint: [SVGElement.Attribute]) -> SVGElement {
    SVGElement("path", [.init("d", path.data)] + paint)
  }

  func line(_ points: [Point], _ paint: [SVGElement.Attribute]) -> SVGElement {
    var path = SVGPath()
    for (position, point) in points.enumerated() {
      if position == 0 { path.move(point.x, point.y) } else { path.line(point.x, point.y) }
    }
    return self.path(path, paint)
  }

  /// Returns one line of text at a baseline. Its length is fixed, so that it fits in any font. Text in scripts with estimated
  /// widths is not fixed, because it has room to spare and letters must not be stretched.
  func text(
    _ text: String, _ style: TextStyle, x: Double, baseline: Double, color: ColorRole, isCentered: Bool = false,
    isTrailing: Bool = false
  ) -> SVGElement {
    let width = style.width(of: text)
    let isFittable = TextMetrics.isFittable(text)
    let before = isCentered ? width / 2 : isTrailing ? width : 0
    var attributes: [SVGElement.Attribute] = [.init("x", isFittable ? x - before : x), .init("y", baseline)]
    // A text of unknown width is placed by the reader's fonts.
    if before > 0, !isFittable { attributes.append(.init("text-anchor", isCentered ? "middle" : "end")) }
    attributes.append(.init("font-size", style.font.size))
    // The text is ordered by its own direction, but keeps its position.
    if Language.current.isRightToLeft || text.beginsRightToLeft {
      attributes.append(.init("unicode-bidi", "plaintext"))
    }
    if style.font.isBold { attributes.append(.init("font-weight", "bold")) }
    if width > 0, isFittable {
      attributes += [.init("textLength", width), .init("lengthAdjust", "spacingAndGlyphs")]
    }
    return SVGElement("text", attributes + self.attributes(fill: color), text: text)
  }

  /// Returns a group with its class, its identifier, its name and its description.
  func group(_ classes: String, id: String?, name: SpokenName, _ children: [SVGElement]) -> SVGElement {
    let description = name.description.map { [SVGElement("desc", text: $0)] } ?? []
    return group(classes, id: id, title: name.title, description + children)
  }

  /// Returns a group with its class, its identifier and its name.
  func group(_ classes: String, id: String? = nil, title: String? = nil, _ children: [SVGElement]) -> SVGElement {
    var group = SVGElement("g", [.init("class", classes)])
    if let id { group["id"] = prefix + id }
    if let title { group.append(SVGElement("title", text: title)) }
    group.append(contentsOf: children)
    return group
  }
}

// MARK: - Individual styles

extension Painter {
  /// Returns a painter with the individual style of a node. For a device, the style only applies to the outline.
  func styled(_ node: DiagramNode) -> Painter {
    guard let style = options.styles.nodes[node.id] else { return self }
    var painter = self
    painter.style = style
    painter.replaced.merge(style.replacements(forDevice: node.screen != nil)) { $1 }
    return painter
  }

  /// Returns a painter with the individual style of an edge.
  func styled(_ edge: DiagramEdge) -> Painter {
    guard let style = options.styles.edges[edge.id] else { return self }
    var painter = self
    painter.style = style
    if let color = style.line {
      for role in [EdgeStyle(edge.kind).color, .mutedText] { painter.replaced[role] = color }
    }
    return painter
  }
}
