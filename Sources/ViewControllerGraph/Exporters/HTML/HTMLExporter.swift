import VCPage

/// Exports a self-contained page: the figure to pan and zoom, with details about each controller.
enum HTMLExporter: Exporter {
  static let format = OutputFormat.html

  static func bytes(of drawing: Drawing, theme: FigureTheme) throws(ExportError) -> [UInt8] {
    Array(try FigurePage(drawing, theme: theme).page.text.utf8)
  }
}
