import VCDiagram

/// A custom colour for light and dark mode, both as `#rrggbb`.
public struct PartColor: Hashable, Encodable, Sendable {
  /// The colour in light mode, or in both modes.
  public var light: String
  /// The colour in dark mode.
  public var dark: String

  /// Creates a colour that is the same in both modes unless a dark one is given.
  public init(_ light: String, dark: String? = nil) {
    self.light = light
    self.dark = dark ?? light
  }

  /// The name in a style sheet, derived from the colours, so that equal colours share a rule.
  var name: String { (light + "-" + dark).filter { $0 != "#" } }
}

/// The individual style of a box or edge, which overrides that of its kind; `nil` values change nothing.
///
/// No property changes a size, so that a figure's geometry is the same in every theme.
public struct PartStyle: Hashable, Encodable, Sendable {
  /// The fill of a box.
  public var fill: PartColor?
  /// The outline of a box, or an edge with its tips and its label.
  public var line: PartColor?
  /// The text of a box.
  public var text: PartColor?
  /// The width of the outline or line, in points.
  public var width: Double?
  /// The lengths of dashes and gaps; empty for a solid line.
  public var dashes: [Double]?

  /// Creates a style that changes only the given properties.
  public init(
    fill: PartColor? = nil, line: PartColor? = nil, text: PartColor? = nil, width: Double? = nil,
    dashes: [Double]? = nil
  ) {
    self.fill = fill
    self.line = line
    self.text = text
    self.width = width
    self.dashes = dashes
  }

  /// Returns this style with its missing properties taken from another one.
  public func over(_ base: PartStyle) -> PartStyle {
    PartStyle(
      fill: fill ?? base.fill, line: line ?? base.line, text: text ?? base.text, width: width ?? base.width,
      dashes: dashes ?? base.dashes)
  }

  /// The colours of a box with this style, by the role that each replaces. For a device, only the outline changes.
  func replacements(forDevice isDevice: Bool) -> [ColorRole: PartColor] {
    let colors: [([ColorRole], PartColor?)] = [
      ([.nodeLine, .coveredLine, .containerLine], line),
      ([.nodeFill, .coveredFill, .containerFill], isDevice ? nil : fill),
      ([.text, .mutedText, .accent], isDevice ? nil : text),
    ]
    var replacements: [ColorRole: PartColor] = [:]
    for (roles, color) in colors { for role in roles { replacements[role] = color } }
    return replacements
  }

  /// The colours of the style.
  var colors: [PartColor] { [fill, line, text].compactMap { $0 } }
}

/// Styles for individual parts of a diagram, by identifier.
public struct PartStyles: Hashable, Encodable, Sendable {
  /// The styles by node identifier.
  public var nodes: [String: PartStyle]
  /// The styles by edge identifier.
  public var edges: [String: PartStyle]

  /// Creates styles for these parts; all others look like their kind.
  public init(nodes: [String: PartStyle] = [:], edges: [String: PartStyle] = [:]) {
    self.nodes = nodes
    self.edges = edges
  }

  /// Every distinct colour, in a fixed order.
  var colors: [PartColor] {
    let all = (Array(nodes.values) + Array(edges.values)).flatMap(\.colors)
    return Set(all).sorted { $0.name < $1.name }
  }
}
