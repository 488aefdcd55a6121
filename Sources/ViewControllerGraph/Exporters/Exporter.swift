/// Writes a drawing in one format.
protocol Exporter: Sendable {
  /// The format that it writes.
  static var format: OutputFormat { get }

  /// - Throws: `ExportError` when a stage refuses; nothing is half done then.
  static func bytes(of drawing: Drawing, theme: FigureTheme) throws(ExportError) -> [UInt8]
}

/// Every exporter; a new one gets a file in this folder and a line here.
enum Exporters {
  static let all: [any Exporter.Type] = [
    SVGExporter.self, HTMLExporter.self, DOTExporter.self, PNGExporter.self, PDFExporter.self, JSONExporter.self,
    TextExporter.self, MermaidExporter.self, MarkdownExporter.self,
  ]
}

/// Why a drawing could not be written.
public struct ExportError: Error, Hashable, Sendable {
  /// What to say about it.
  public var diagnostics: [Diagnostic]

  init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  init(_ code: String, _ message: String) {
    self.init([Diagnostic(code: code, severity: .error, message: message)])
  }
}
