import VCPage

/// One page that needs nothing else: the figure to move about in, with what there is to say about each controller.
enum HTMLExporter: Exporter {
  static let format = OutputFormat.html

  static func bytes(of drawing: Drawing, theme: FigureTheme) throws(ExportError) -> [UInt8] {
    Array(try FigurePage(drawing, theme: theme).page.text.utf8)
  }
}
