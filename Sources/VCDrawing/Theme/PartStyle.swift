import VCDiagram

/// A colour of one's own, in light surroundings and in dark ones; both as `#rrggbb`.
public struct PartColor: Hashable, Encodable, Sendable {
  /// In light surroundings, or everywhere.
  public var light: String
  /// In dark surroundings.
  public var dark: String

  /// A colour that is the same everywhere unless a dark one is given.
  public init(_ light: String, dark: String? = nil) {
    self.light = light
    self.dark = dark ?? light
  }

  /// What a style sheet calls it: made of the colours themselves, so that equal colours share a rule.
  var name: String { (light + "-" + dark).filter { $0 != "#" } }
}

/// How one box or line looks in place of what its kind looks like; `nil` leaves that as it is.
///
/// Nothing in it changes a size, so that a figure's geometry is the same in every theme.
public struct PartStyle: Hashable, Encodable, Sendable {
  /// What a box is filled with.
  public var fill: PartColor?
  /// A box's outline, or a line with its ends and its label.
  public var line: PartColor?
  /// What is written in a box.
  public var text: PartColor?
  /// The width of the outline or line, in points.
  public var width: Double?
  /// Lengths of dashes and gaps; empty for a solid line.
  public var dashes: [Double]?

  /// A style that changes nothing but what is given.
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

  /// This style, and for what it leaves open another one.
  public func over(_ base: PartStyle) -> PartStyle {
    PartStyle(
      fill: fill ?? base.fill, line: line ?? base.line, text: text ?? base.text, width: width ?? base.width,
      dashes: dashes ?? base.dashes)
  }

  /// Its colours.
  var colors: [PartColor] { [fill, line, text].compactMap { $0 } }
}

/// Styles for some parts of a diagram, by their identifiers in it.
public struct PartStyles: Hashable, Encodable, Sendable {
  /// By a node's identifier.
  public var nodes: [String: PartStyle]
  /// By an edge's identifier.
  public var edges: [String: PartStyle]

  /// Styles for these parts; all others look as their kind does.
  public init(nodes: [String: PartStyle] = [:], edges: [String: PartStyle] = [:]) {
    self.nodes = nodes
    self.edges = edges
  }

  /// Every colour once, in a fixed order.
  var colors: [PartColor] {
    let all = (Array(nodes.values) + Array(edges.values)).flatMap(\.colors)
    return Set(all).sorted { $0.name < $1.name }
  }
}
