import VCDOT
import VCSVG
import VCTypography

/// Makes elements in a theme's colours.
///
/// Each colour stands in an attribute, for every program that shows SVG, and in a class, by which a style sheet may
/// replace it.
struct Painter {
  let theme: Theme
  /// Put before every identifier.
  let prefix: String

  func attributes(
    fill: ColorRole? = nil, stroke: ColorRole? = nil, width: Double? = nil, dashes: [Double] = []
  ) -> [SVGElement.Attribute] {
    var result: [SVGElement.Attribute] = []
    let classes = [fill.map { "f-\($0.rawValue)" }, stroke.map { "s-\($0.rawValue)" }].compactMap { $0 }
    if !classes.isEmpty { result.append(.init("class", classes.joined(separator: " "))) }
    result.append(.init("fill", fill.map { theme.palette[$0] } ?? "none"))
    if let stroke { result.append(.init("stroke", theme.palette[stroke])) }
    if let width { result.append(.init("stroke-width", width)) }
    if !dashes.isEmpty {
      result.append(.init("stroke-dasharray", dashes.map(SVGNumber.text).joined(separator: " ")))
      if let first = dashes.first, first < 2 { result.append(.init("stroke-linecap", "round")) }
    }
    return result
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

  /// One line of text at a baseline. Its length is fixed, so that it fits in whatever font the reader has.
  func text(
    _ text: String, _ style: TextStyle, x: Double, baseline: Double, color: ColorRole, isCentered: Bool = false
  ) -> SVGElement {
    let width = style.width(of: text)
    var attributes: [SVGElement.Attribute] = [.init("x", isCentered ? x - width / 2 : x), .init("y", baseline)]
    attributes.append(.init("font-size", style.font.size))
    if style.font.isBold { attributes.append(.init("font-weight", "bold")) }
    if width > 0 {
      attributes += [.init("textLength", width), .init("lengthAdjust", "spacingAndGlyphs")]
    }
    return SVGElement("text", attributes + self.attributes(fill: color), text: text)
  }

  /// A group with its class, its identifier and its name.
  func group(_ classes: String, id: String? = nil, title: String? = nil, _ children: [SVGElement]) -> SVGElement {
    var group = SVGElement("g", [.init("class", classes)])
    if let id { group["id"] = prefix + id }
    if let title { group.append(SVGElement("title", text: title)) }
    group.append(contentsOf: children)
    return group
  }
}
