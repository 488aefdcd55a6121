/// A figure that a gallery shows, with its files.
public struct GalleryEntry: Hashable, Sendable {
  /// A file of the figure.
  public struct File: Hashable, Sendable {
    var format: OutputFormat
    var theme: FigureTheme
    var address: String

    /// A file at an address that is seen from the gallery's folder.
    public init(format: OutputFormat, theme: FigureTheme, address: String) {
      self.format = format
      self.theme = theme
      self.address = address
    }
  }

  let title: String
  let summary: String
  let kind: FigureKind
  let source: String
  /// In the order in which they were drawn.
  public var files: [File] = []

  /// A figure without files, drawn of some source: a path, of which the last part is shown.
  public init(_ drawing: Drawing, from source: String) {
    title = drawing.title
    summary = drawing.summary
    kind = drawing.request.kind
    self.source = source.split(separator: "/").last.map(String.init) ?? source
  }
}
