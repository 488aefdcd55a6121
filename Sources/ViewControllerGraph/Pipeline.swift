import VCGraphviz

/// The way from a replayed model to a figure's bytes.
///
/// ```swift
/// let replay = Replay(model)                             // UIKit's rules
/// let drawing = Pipeline().drawing(of: replay)           // model → figure
/// let svg = try drawing.bytes(as: .svg, theme: .auto)    // figure → DOT → layout → SVG
/// ```
public struct Pipeline: Sendable {
  /// What all figures have in common.
  public var style: FigureStyle

  /// A pipeline for the figures of one document.
  public init(style: FigureStyle = FigureStyle()) { self.style = style }

  /// Decides what a figure shows; nothing has a place yet.
  public func drawing(of replay: Replay, _ request: FigureRequest = FigureRequest()) -> Drawing {
    Drawing(replay: replay, request: request, diagram: FigureKinds.diagram(of: replay, request), style: style)
  }
}

/// What the figures of a document have in common, apart from their theme.
public struct FigureStyle: Hashable, Sendable {
  /// Put before every identifier in an SVG, so that several fit into one page.
  public var idPrefix: String
  /// Whether a legend explains the lines.
  public var legend: LegendMode

  /// By default no prefix, and a legend where more than two kinds of line occur.
  public init(idPrefix: String = "", legend: LegendMode = .auto) {
    self.idPrefix = idPrefix
    self.legend = legend
  }
}

/// A figure that knows what it shows and can be written in any format.
public struct Drawing: Sendable {
  /// The state that is drawn is the one after the replay's last step.
  public let replay: Replay
  /// What was asked for.
  public let request: FigureRequest
  /// The boxes, lines and words.
  public let diagram: Diagram
  /// What it has in common with the other figures of its document.
  public let style: FigureStyle

  /// What it is called.
  public var title: String { diagram.title }

  /// The figure in sentences: a text in its place for whoever cannot see it.
  public var summary: String { diagram.summary }

  /// The figure as a file in some format.
  /// - Throws: `ExportError`, when Graphviz refuses or the format does not fit the kind of figure.
  public func bytes(as format: OutputFormat, theme: ThemeName = .auto) throws(ExportError) -> [UInt8] {
    guard let exporter = Exporters.all.first(where: { $0.format == format }) else {
      throw ExportError("unsupported-format", "figures cannot be written as \(format.name)")
    }
    return try exporter.bytes(of: self, theme: theme)
  }

  /// The figure as SVG text.
  /// - Throws: `ExportError`, when Graphviz refuses.
  public func svg(theme: ThemeName = .auto) throws(ExportError) -> String {
    String(decoding: try bytes(as: .svg, theme: theme), as: UTF8.self)
  }
}
