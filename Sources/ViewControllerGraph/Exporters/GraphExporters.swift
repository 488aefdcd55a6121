import VCGraphviz

/// SVG that we draw ourselves into the places that Graphviz found.
enum SVGExporter: Exporter {
  static let format = OutputFormat.svg

  static func bytes(of drawing: Drawing, theme: ThemeName) throws(ExportError) -> [UInt8] {
    Array(try document(of: drawing, theme: theme).text.utf8)
  }

  static func document(of drawing: Drawing, theme: ThemeName) throws(ExportError) -> SVGDocument {
    try drawing.placed().svg(FigureOptions(drawing.style, theme))
  }
}

/// The graph that Graphviz lays out.
enum DOTExporter: Exporter {
  static let format = OutputFormat.dot

  static func bytes(of drawing: Drawing, theme: ThemeName) throws(ExportError) -> [UInt8] {
    Array(DOTWriter.text(of: try drawing.placed().graph).utf8)
  }
}

extension FigureOptions {
  init(_ style: FigureStyle, _ theme: ThemeName) {
    self.init(theme: Theme(theme), idPrefix: style.idPrefix, legend: style.legend)
  }
}

extension ExportError {
  init(_ error: GraphvizError) { self.init("graphviz", "\(error)") }
}
