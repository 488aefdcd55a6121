import VCGraphviz

/// SVG that we draw ourselves into the places that Graphviz found.
enum SVGExporter: Exporter {
  static let format = OutputFormat.svg

  static func bytes(of drawing: Drawing, theme: ThemeName) throws(ExportError) -> [UInt8] {
    let options = FigureOptions(theme: Theme(theme), idPrefix: drawing.style.idPrefix, legend: drawing.style.legend)
    let document: SVGDocument
    do {
      document = try FigureRenderer.render(drawing.diagram, options: options, layout: Graphviz.layout)
    } catch {
      throw ExportError(error)
    }
    return Array(document.text.utf8)
  }
}

/// The graph that Graphviz lays out.
enum DOTExporter: Exporter {
  static let format = OutputFormat.dot

  static func bytes(of drawing: Drawing, theme: ThemeName) throws(ExportError) -> [UInt8] {
    Array(DOTWriter.text(of: drawing.diagram.dot).utf8)
  }
}

/// A picture, drawn by Graphviz with the fonts of this machine.
enum PNGExporter: Exporter {
  static let format = OutputFormat.png

  static func bytes(of drawing: Drawing, theme: ThemeName) throws(ExportError) -> [UInt8] {
    do { return try Graphviz.render(drawing.diagram.dot, as: .png) } catch { throw ExportError(error) }
  }
}

/// A page, drawn by Graphviz with the fonts of this machine.
enum PDFExporter: Exporter {
  static let format = OutputFormat.pdf

  static func bytes(of drawing: Drawing, theme: ThemeName) throws(ExportError) -> [UInt8] {
    do { return try Graphviz.render(drawing.diagram.dot, as: .pdf) } catch { throw ExportError(error) }
  }
}

extension ExportError {
  init(_ error: GraphvizError) { self.init("graphviz", "\(error)") }
}
