import VCDiagnostics
import VCFiles
import VCImporters
import VCModel
import VCWords
import ViewControllerGraph

/// The sources of a site's figures and their outputs: the contents of `vcgraph.yml`.
///
/// Paths are relative to the file's folder.
package struct SiteConfiguration: Hashable, Sendable {
  /// The default name of the file.
  package static let fileName = "vcgraph.yml"

  /// The name of the file itself.
  package var file = Self.fileName
  /// The sources in the order of the file.
  package var sources: [SiteSource] = []
  /// The page rules in the order of the file.
  package var pages: [PageRule] = []
  /// The default settings of all figures, which sources and figures can override.
  package var settings = FigureSettings()
  /// The common style of all figures.
  package var style = FigureStyle()
  /// The suppression rules.
  package var silences: [SilenceRule] = []
  /// The size limit of a dump in bytes.
  package var dumpLimit = DumpImporter.byteLimit
}

/// Source files of figures.
package struct SiteSource: Hashable, Sendable {
  /// A file, a folder, or a pattern.
  package var path: PathPattern
  /// The patterns of excluded files.
  package var exceptions: [PathPattern] = []
  /// Whether a folder is an app, whose files are joined into one map.
  package var isApp = false
  /// The figures of each file; empty for those that the file itself requests.
  package var figures: [FigureRule] = []
  /// The table of screenshots for the screens of a map.
  package var screenshots: String?
  package var settings = FigureSettings()
  package var origin: Origin = .unknown
}

/// A figure that is drawn for each file of a source.
package struct FigureRule: Hashable, Sendable {
  package var request: FigureRequest
  package var settings = FigureSettings()
}

/// The output and formats of a figure; `nil` values are inherited.
package struct FigureSettings: Hashable, Sendable {
  package var output: OutputPattern?
  package var formats: [OutputFormat]?
  package var themes: [SiteTheme]?
  package var detail: FigureDetail?
  package var direction: FigureDirection?
  /// The maximum width of figures, in points.
  package var maxWidth: Int?
  /// The address of a source line, with `{file}` and `{line}`.
  package var link: String?
  /// The languages of the text, with one figure for each. The default is English.
  package var languages: [Language]?
  /// The DocC catalog of the figures, which gets an article for each source.
  package var catalog: String?
  /// Whether an article's classes are symbols of the module that the catalog documents.
  package var linksSymbols: Bool?

  /// The theme of all figures, if there is exactly one.
  var onlyTheme: SiteTheme? { themes?.count == 1 ? themes?.first : nil }

  /// Returns these settings, with missing ones taken from others.
  func over(_ base: FigureSettings) -> FigureSettings {
    let (own, base) = (forCatalog(over: base), base.forCatalog())
    return FigureSettings(
      output: own.output ?? base.output, formats: own.formats ?? base.formats, themes: own.themes ?? base.themes,
      detail: detail ?? base.detail, direction: direction ?? base.direction,
      maxWidth: maxWidth ?? base.maxWidth, link: link ?? base.link, languages: languages ?? base.languages,
      catalog: catalog ?? base.catalog, linksSymbols: linksSymbols ?? base.linksSymbols)
  }

  /// Returns whether these settings would produce files with the same names.
  func isForSameFiles(as other: FigureSettings) -> Bool {
    output == other.output && catalog == other.catalog && languages == other.languages
  }

  /// Returns the settings for DocC: one file for each appearance, inside the catalog; a single theme file is used for
  /// both.
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

/// Pages whose blocks are replaced by figures.
package struct PageRule: Hashable, Sendable {
  /// The pages. `NAME.template.md` becomes `NAME.md`; other pages are updated in place.
  package var path: PathPattern
  package var exceptions: [PathPattern] = []
  package var embedding: BlockOptions.Embedding = .image
  /// The folder of the images, relative to each page.
  package var images = "figures"
  /// Whether figures are numbered, starting anew on each page.
  package var isNumbered = false
  /// The language of the figures; by default the site's.
  package var language: Language?
  /// The link target of figures, which a block can override.
  package var target: BlockOptions.Target?
  /// The themes of figures, which a block can override; by default the site's.
  package var themes: [SiteTheme]?
  package var origin: Origin = .unknown
}
