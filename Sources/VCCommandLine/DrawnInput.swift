import ViewControllerGraph

/// All figures of one input, and the diagnostics of reading and drawing it.
struct DrawnInput: Sendable {
  private(set) var diagnostics: [Diagnostic]
  /// The drawn figures; a `nil` path stands for standard output.
  var results: [(path: String?, bytes: [UInt8])]
  /// The failure to end the command with after writing, if some files of a folder could not be read.
  var failure: CommandFailure?
  /// The screenshots, tables and theme files that were read.
  var files: [String] = []
  /// The number of figures, each of which may have several pages.
  var figures = 0
  /// The gallery entries of the figures, in order.
  var galleryEntries: [GalleryEntry] = []

  init(diagnostics: [Diagnostic], results: [(path: String?, bytes: [UInt8])]) {
    self.diagnostics = diagnostics
    self.results = results
  }

  /// Adds a file of the last figure to its gallery entry.
  mutating func addToGallery(_ format: OutputFormat, _ theme: FigureTheme, _ address: String) {
    guard !galleryEntries.isEmpty else { return }
    galleryEntries[galleryEntries.count - 1].files.append(
      GalleryEntry.File(format: format, theme: theme, address: address))
  }

  /// Adds a diagnostic unless it was added for another format.
  mutating func note(_ diagnostic: Diagnostic) {
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// Prints the diagnostics and writes the figures.
  /// - Parameter input: The path of the input.
  /// - Returns: The files of the figures, and how many of them are new or changed.
  func write(
    to terminal: Terminal, _ outputs: inout OutputFiles, for input: String
  ) throws(CommandFailure) -> (files: [String], changed: Int) {
    terminal.report(diagnostics)
    outputs.protect(files)
    var count = (files: [String](), changed: 0)
    for (path, bytes) in results {
      guard let path else {
        try terminal.print(bytes)
        continue
      }
      let isChanged = try outputs.write(bytes, to: path, for: input)
      terminal.detail("\(isChanged ? "wrote" : "unchanged:") \(path)")
      count.changed += isChanged ? 1 : 0
      count.files.append(path)
    }
    return count
  }
}
