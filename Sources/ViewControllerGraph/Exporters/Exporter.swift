/// Writes a drawing in one format.
protocol Exporter: Sendable {
  /// The format that it writes.
  static var format: OutputFormat { get }

  /// - Throws: `ExportError` if a stage fails; nothing has been written then.
  static func bytes(of drawing: Drawing, theme: FigureTheme) throws(ExportError) -> [UInt8]
}

/// All exporters; a new one needs a file in this folder and a line here.
enum Exporters {
  static let all: [any Exporter.Type] = [
    SVGExporter.self, HTMLExporter.self, DOTExporter.self, PNGExporter.self, PDFExporter.self, JSONExporter.self,
    TextExporter.self, MermaidExporter.self, MarkdownExporter.self,
  ]
}

/// The reason a drawing could not be written.
public struct ExportError: Error, Hashable, Sendable {
  /// The diagnostics to report.
  public var diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  init(_ code: String, _ message: String) {
    self.init([Diagnostic(code: code, severity: .error, message: message)])
  }
}
