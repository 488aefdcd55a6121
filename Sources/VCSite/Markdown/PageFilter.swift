import VCDiagnostics
import VCWords
import ViewControllerGraph

/// Replaces the blocks of a single page with figures, without a configuration.
package struct PageFilter: Sendable {
  let place: PageFigures.Place
  let embedding: BlockOptions.Embedding
  let looks: PageThemes
  let style: FigureStyle
  let language: Language

  package init(
    place: PageFigures.Place, embedding: BlockOptions.Embedding, theme: SiteTheme = SiteTheme(.auto),
    style: FigureStyle = FigureStyle(), language: Language = .english
  ) {
    self.place = place
    self.embedding = embedding
    looks = PageThemes([theme])
    self.style = style
    self.language = language
  }

  /// Returns the page with its figures, and the images that must be written first.
  package func result(
    of input: InputFile, _ mode: MarkdownPage.Mode
  ) -> Diagnosed<FilteredPage> {
    let paths = SitePaths(root: "")
    var figures = PageFigures(place, as: embedding, looks, style: style, in: paths, ThemeCache(paths))
    figures.language = language
    let page = MarkdownPage(String(decoding: input.bytes, as: UTF8.self), file: input.name)
    let text = page.text(mode) { figures.markup(for: $0) }
    let edits = mode == .inPlace ? page.edits.map(Diagnostic.editedInPlace) : []
    return Diagnosed(
      FilteredPage(
        page: Array(text.value.utf8), images: figures.result.outputs.map { ($0.path, $0.bytes) },
        inputs: figures.result.inputs.map(\.path)), text.diagnostics + edits)
  }
}

/// A page with its figures.
package struct FilteredPage: Sendable {
  package var page: [UInt8]
  /// The images, which must be written first.
  package var images: [(path: String, bytes: [UInt8])]
  /// The files that were used for figures, or looked for.
  package var inputs: [String]
}

extension Diagnostic {
  fileprivate static func editedInPlace(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "edited-by-hand", severity: .error, message: "the lines between the markers were edited by hand",
      suggestion: "move them out, or delete them", at: location)
  }
}
