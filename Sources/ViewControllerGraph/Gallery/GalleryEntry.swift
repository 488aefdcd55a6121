import VCFiles

/// A figure in a gallery, with its files.
public struct GalleryEntry: Hashable, Sendable {
  /// A file of the figure.
  public struct File: Hashable, Sendable {
    /// The format, the theme and the address of the file.
    public var format: OutputFormat, theme: FigureTheme, address: String

    /// Creates a file; the address is relative to the gallery's folder.
    public init(format: OutputFormat, theme: FigureTheme, address: String) {
      self.format = format
      self.theme = theme
      self.address = address
    }
  }

  /// The figure's title, summary and kind, and the name of its source.
  public let title: String, summary: String, kind: FigureKind, source: String
  /// The files in the order in which they were drawn.
  public var files: [File] = []

  /// Creates an entry without files.
  public init(title: String, summary: String, kind: FigureKind, source: String) {
    self.title = title
    self.summary = summary
    self.kind = kind
    self.source = source
  }

  /// Creates an entry without files for a drawing; the last component of the source's path is shown.
  public init(_ drawing: Drawing, from source: String) {
    title = drawing.title
    summary = drawing.alternativeText
    kind = drawing.request.kind
    self.source = String(FilePath(source).name)
  }
}
