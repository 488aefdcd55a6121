import ViewControllerGraph

/// Everything that was drawn of one input, and what was said while it was read.
struct DrawnInput: Sendable {
  private(set) var diagnostics: [Diagnostic]
  /// Without a path for standard output.
  var results: [(path: String?, bytes: [UInt8])]
  /// What becomes of the command when everything is written, because not all of a folder could be read.
  var failure: CommandFailure?
  /// The pictures and the theme files that were read for it.
  var files: [String] = []
  /// How many figures these are; one may have several pages.
  var figures = 0
  /// What a gallery shows of them, in their order.
  var galleryEntries: [GalleryEntry] = []

  init(diagnostics: [Diagnostic], results: [(path: String?, bytes: [UInt8])]) {
    self.diagnostics = diagnostics
    self.results = results
  }

  /// Notes where the last figure can be seen.
  mutating func addToGallery(_ format: OutputFormat, _ theme: FigureTheme, _ address: String) {
    guard !galleryEntries.isEmpty else { return }
    galleryEntries[galleryEntries.count - 1].files.append(
      GalleryEntry.File(format: format, theme: theme, address: address))
  }

  /// Says something once, whatever the number of formats.
  mutating func note(_ diagnostic: Diagnostic) {
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// Says what is to be said, and puts every figure into its file.
  /// - Parameter input: What it was drawn from.
  /// - Returns: The files that hold a figure now, and how many of them are new or changed.
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
