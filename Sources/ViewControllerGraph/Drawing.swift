/// A figure that knows what it shows and can be written in any format.
public struct Drawing: Sendable {
  /// What is drawn.
  public enum Subject: Sendable {
    /// The state after a replay's last step, or the way there.
    case replay(Replay)
    /// Everything that can happen.
    case map(NavigationMap)
  }

  /// What is drawn.
  public let subject: Subject
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
  /// - Throws: `ExportError`, when Graphviz refuses.
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
