import VCDiagnostics
import VCFiles
import VCImporters
import VCModel
import VCWords
import ViewControllerGraph

/// What a site's figures are drawn from, and where they go: the content of `vcgraph.yml`.
///
/// Paths are relative to the file's folder.
package struct SiteConfiguration: Hashable, Sendable {
  /// The name of the file that is looked for when none is given.
  package static let fileName = "vcgraph.yml"

  /// The name of the file itself.
  package var file = Self.fileName
  /// In the file's order.
  package var sources: [SiteSource] = []
  /// In the file's order.
  package var pages: [PageRule] = []
  /// What figures do when neither they nor their source say otherwise.
  package var settings = FigureSettings()
  /// What all figures have in common.
  package var style = FigureStyle()
  /// What is not said.
  package var silences: [SilenceRule] = []
  /// The most bytes of a dump.
  package var dumpLimit = DumpImporter.byteLimit
}

/// Files that figures are drawn from.
package struct SiteSource: Hashable, Sendable {
  /// A file, a folder, or a pattern.
  package var path: PathPattern
  /// What is left out.
  package var exceptions: [PathPattern] = []
  /// Whether a folder is an app, whose files are joined into one map.
  package var isApp = false
  /// The figures of each file; empty means those that the file asks for.
  package var figures: [FigureRule] = []
  /// The file that says which picture shows which screen of a map.
  package var screenshots: String?
  package var settings = FigureSettings()
  package var origin: Origin = .unknown
}

/// A figure that is drawn of each file of a source.
package struct FigureRule: Hashable, Sendable {
  package var request: FigureRequest
  package var settings = FigureSettings()
}

/// Where a figure goes and in which forms; `nil` where that is said elsewhere.
package struct FigureSettings: Hashable, Sendable {
  package var output: OutputPattern?
  package var formats: [OutputFormat]?
  package var themes: [SiteTheme]?
  package var detail: FigureDetail?
  package var direction: FigureDirection?
  /// How wide figures may become, in points.
  package var maxWidth: Int?
  /// The address of a source line, with `{file}` and `{line}`.
  package var link: String?
  /// The languages of the words; a figure of each. English when not given.
  package var languages: [Language]?
  /// The DocC catalog that the figures belong to, with an article for each source.
  package var catalog: String?
  /// Whether an article's classes are symbols of the module that the catalog documents.
  package var linksSymbols: Bool?

  /// The theme of all figures, where there is one.
  var onlyTheme: SiteTheme? { themes?.count == 1 ? themes?.first : nil }

  /// These settings, and for what they leave open those of another place.
  func over(_ base: FigureSettings) -> FigureSettings {
    let (own, base) = (forCatalog(over: base), base.forCatalog())
    return FigureSettings(
      output: own.output ?? base.output, formats: own.formats ?? base.formats, themes: own.themes ?? base.themes,
      detail: detail ?? base.detail, direction: direction ?? base.direction,
      maxWidth: maxWidth ?? base.maxWidth, link: link ?? base.link, languages: languages ?? base.languages,
      catalog: catalog ?? base.catalog, linksSymbols: linksSymbols ?? base.linksSymbols)
  }

  /// Whether files of the same names would be made with these settings.
  func isForSameFiles(as other: FigureSettings) -> Bool {
    output == other.output && catalog == other.catalog && languages == other.languages
  }

  /// What DocC wants: a file for each appearance, inside the catalog; a single theme file is taken for both.
  private func forCatalog(over base: FigureSettings? = nil) -> FigureSettings {
    guard let catalog else { return self }
    var settings = self
    settings.output = output ?? .inCatalog(catalog)
    settings.formats = formats ?? [.svg]
    let only = themes == nil ? base?.onlyTheme : onlyTheme
    settings.themes = only?.pair.map { [$0.light, $0.dark] } ?? themes ?? [SiteTheme(.light), SiteTheme(.dark)]
    return settings
  }
}

/// Pages whose blocks become figures.
package struct PageRule: Hashable, Sendable {
  /// The pages. `NAME.template.md` becomes `NAME.md`; other pages are brought up to date in place.
  package var path: PathPattern
  package var exceptions: [PathPattern] = []
  package var embedding: BlockOptions.Embedding = .image
  /// The folder of the images, relative to each page.
  package var images = "figures"
  /// Whether figures have numbers, counted by page.
  package var isNumbered = false
  /// The language of the figures; the site's when not given.
  package var language: Language?
  /// What figures lead to where a block does not say otherwise.
  package var target: BlockOptions.Target?
  /// What figures look like where a block does not say otherwise; the site's when not given.
  package var themes: [SiteTheme]?
  package var origin: Origin = .unknown
}
