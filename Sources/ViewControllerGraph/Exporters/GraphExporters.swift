import VCGraphviz

/// SVG that we draw ourselves into the places that Graphviz found.
enum SVGExporter: Exporter {
  static let format = OutputFormat.svg

  static func bytes(of drawing: Drawing, theme: ThemeName) throws(ExportError) -> [UInt8] {
    Array(try document(of: drawing, theme: theme).text.utf8)
  }

  static func document(of drawing: Drawing, theme: ThemeName) throws(ExportError) -> SVGDocument {
    do {
      return try FigureRenderer.render(drawing.diagram, options: options(drawing, theme), layout: Graphviz.layout)
    } catch {
      throw ExportError(error)
    }
  }

  static func frames(of drawing: Drawing, theme: ThemeName) throws(ExportError) -> [SVGDocument] {
    do {
      return try FigureRenderer.frames(of: drawing.diagram, options: options(drawing, theme), layout: Graphviz.layout)
    } catch {
      throw ExportError(error)
    }
  }

  private static func options(_ drawing: Drawing, _ theme: ThemeName) -> FigureOptions {
    FigureOptions(theme: Theme(theme), idPrefix: drawing.style.idPrefix, legend: drawing.style.legend)
  }
}

/// The graph that Graphviz lays out.
enum DOTExporter: Exporter {
  static let format = OutputFormat.dot

  static func bytes(of drawing: Drawing, theme: ThemeName) throws(ExportError) -> [UInt8] {
    do {
      return Array(DOTWriter.text(of: try FigureRenderer.graph(of: drawing.diagram, layout: Graphviz.layout)).utf8)
    } catch {
      throw ExportError(error)
    }
  }
}

extension ExportError {
  init(_ error: GraphvizError) { self.init("graphviz", "\(error)") }
}
