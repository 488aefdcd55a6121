import VCGraphviz

/// SVG that we draw ourselves into the places that Graphviz found.
enum SVGExporter: Exporter {
  static let format = OutputFormat.svg

  static func bytes(of drawing: Drawing, theme: ThemeName) throws(ExportError) -> [UInt8] {
    let document: SVGDocument
    do {
      document = try FigureRenderer.render(drawing.diagram, options: options(drawing, theme), layout: Graphviz.layout)
    } catch {
      throw ExportError(error)
    }
    return Array(document.text.utf8)
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

/// A picture, drawn by Graphviz with the fonts of this machine.
enum PNGExporter: Exporter {
  static let format = OutputFormat.png

  static func bytes(of drawing: Drawing, theme: ThemeName) throws(ExportError) -> [UInt8] {
    try Picture.bytes(of: drawing.diagram, as: .png)
  }
}

/// A page, drawn by Graphviz with the fonts of this machine.
enum PDFExporter: Exporter {
  static let format = OutputFormat.pdf

  static func bytes(of drawing: Drawing, theme: ThemeName) throws(ExportError) -> [UInt8] {
    try Picture.bytes(of: drawing.diagram, as: .pdf)
  }
}

extension ExportError {
  init(_ error: GraphvizError) { self.init("graphviz", "\(error)") }
}

/// What Graphviz draws by itself.
private enum Picture {
  static func bytes(of diagram: Diagram, as format: ImageFormat) throws(ExportError) -> [UInt8] {
    do {
      return try Graphviz.render(try FigureRenderer.graph(of: diagram, layout: Graphviz.layout), as: format)
    } catch {
      throw ExportError(error)
    }
  }
}
