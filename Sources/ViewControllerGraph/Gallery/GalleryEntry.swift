/// A figure that a gallery shows, with its files.
public struct GalleryEntry: Hashable, Sendable {
  /// A file of the figure.
  public struct File: Hashable, Sendable {
    /// What the file is, and where.
    public var format: OutputFormat, theme: FigureTheme, address: String

    /// A file at an address that is seen from the gallery's folder.
    public init(format: OutputFormat, theme: FigureTheme, address: String) {
      self.format = format
      self.theme = theme
      self.address = address
    }
  }

  /// The figure's title, its words, its kind, and the name of what it was drawn from.
  public let title: String, summary: String, kind: FigureKind, source: String
  /// In the order in which they were drawn.
  public var files: [File] = []

  /// A figure without files, by what a gallery says of it.
  public init(title: String, summary: String, kind: FigureKind, source: String) {
    self.title = title
    self.summary = summary
    self.kind = kind
    self.source = source
  }

  /// A figure without files, drawn of some source: a path, of which the last part is shown.
  public init(_ drawing: Drawing, from source: String) {
    title = drawing.title
    summary = drawing.alternativeText
    kind = drawing.request.kind
    self.source = source.split(separator: "/").last.map(String.init) ?? source
  }
}
