import VCDOT
import VCGraphviz

/// Exports SVG that is drawn with the positions computed by Graphviz.
enum SVGExporter: Exporter {
  static let format = OutputFormat.svg

  static func bytes(of drawing: Drawing, theme: FigureTheme) throws(ExportError) -> [UInt8] {
    try document(of: drawing, theme: theme).bytes
  }

  static func document(of drawing: Drawing, theme: FigureTheme) throws(ExportError) -> SVGDocument {
    try drawing.placed().svg(FigureOptions(drawing, theme))
  }
}

/// Exports the graph that Graphviz lays out.
enum DOTExporter: Exporter {
  static let format = OutputFormat.dot

  static func bytes(of drawing: Drawing, theme: FigureTheme) throws(ExportError) -> [UInt8] {
    let options = FigureOptions(drawing, theme)
    return Array(
      "// \(options.metadata ?? GeneratedOutput.mark)\n\(DOTWriter.text(of: try drawing.placed().graph(options)))".utf8)
  }
}

extension FigureOptions {
  /// Creates the options for a drawing in a theme.
  init(_ drawing: Drawing, _ theme: FigureTheme, darkMode: DarkMode? = nil) {
    self.init(
      theme: theme.theme, idPrefix: drawing.style.idPrefix, legend: drawing.style.legend,
      darkMode: darkMode ?? drawing.style.darkMode,
      styles: theme.styles(for: drawing))
    metadata = FigureMark(drawing, self).text
  }
}

extension ExportError {
  init(_ error: GraphvizError) { self.init("graphviz", "\(error)") }
}
