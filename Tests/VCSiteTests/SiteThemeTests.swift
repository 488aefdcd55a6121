import Foundation
import Testing
import VCDiagnostics
import ViewControllerGraph

@testable import VCSite

/// Theme files of a site: the figures drawn with them, their names, and when they are rebuilt.
@Suite struct SiteThemeTests {
  private static let purple = "colors: {text: {light: '#4a0a4a', dark: '#f4e0f4'}}\n"

  private func site(_ settings: String, theme: String = purple) throws -> Site {
    try Site([
      "vcgraph.yml": "sources: [a.vcmodel.yaml, b.vcmodel.yaml]\n\(settings)", "a.vcmodel.yaml": Site.model("A"),
      "b.vcmodel.yaml": Site.model("B"), "looks/brand.yml": theme,
    ])
  }

  @Test func aThemeFileIsATheme() throws {
    let site = try site("themes: looks/brand.yml\n")
    let report = try site.build()
    #expect(report.diagnostics.isEmpty)
    #expect(report.written == ["figures/a.svg", "figures/b.svg"])
    let figure = try site.text(of: "figures/a.svg")
    #expect(figure.contains("#4a0a4a") && figure.contains("#f4e0f4"))
  }

  @Test func filesAreNamedAfterTheirThemes() throws {
    let site = try Site([
      "vcgraph.yml": "sources: [a.vcmodel.yaml]\nthemes: [light, dark, looks/brand.yml]\n",
      "a.vcmodel.yaml": Site.model("A"), "looks/brand.yml": Self.purple,
    ])
    #expect(try site.build().written == ["figures/a.svg", "figures/a~dark.svg", "figures/a~brand.svg"])
  }

  @Test func aPairOfThemesIsForLightAndDarkSurroundings() throws {
    let site = try site("themes: {light: looks/brand.yml, dark: looks/brand.yml}\n")
    #expect(try site.build().written.prefix(2) == ["figures/a.svg", "figures/a~dark.svg"])
    let (light, dark) = (try site.text(of: "figures/a.svg"), try site.text(of: "figures/a~dark.svg"))
    #expect(light.contains("#4a0a4a") && !light.contains("#f4e0f4"))
    #expect(dark.contains("#f4e0f4") && !dark.contains("#4a0a4a"))
  }

  @Test(arguments: ["themes: looks/brand.yml\ncatalog: App.docc\n", "catalog: App.docc\nthemes: [looks/brand.yml]\n"])
  func aCatalogTakesOneFileForBothAppearances(settings: String) throws {
    let site = try site(settings)
    try site.build()
    #expect(try !site.text(of: "App.docc/Figures/a.svg").contains("#f4e0f4"))
    #expect(try site.text(of: "App.docc/Figures/a~dark.svg").contains("#f4e0f4"))
  }

  @Test func aSourcesCatalogHasTheSitesLook() throws {
    let site = try Site([
      "vcgraph.yml": "themes: brand.yml\nsources: [{path: a.vcmodel.yaml, catalog: App.docc}]\n",
      "a.vcmodel.yaml": Site.model("A"), "brand.yml": Self.purple,
    ])
    try site.build()
    #expect(try site.text(of: "App.docc/Figures/a~dark.svg").contains("#f4e0f4"))
  }

  @Test func aChangedThemeRedrawsExactlyTheFiguresThatUseIt() throws {
    let site = try Site([
      "vcgraph.yml": """
      sources:
        - {path: a.vcmodel.yaml, themes: brand.yml}
        - b.vcmodel.yaml
      pages:
        - {path: one.template.md, theme: brand.yml}
        - two.template.md
      """,
      "a.vcmodel.yaml": Site.model("A"), "b.vcmodel.yaml": Site.model("B"), "brand.yml": Self.purple,
      "one.template.md": "```vcgraph src: a.vcmodel.yaml\n```\n",
      "two.template.md": "```vcgraph src: a.vcmodel.yaml\n```\n",
    ])
    try site.build()
    #expect(try site.build().drawn == 0)
    try site.write(Self.purple.replacing("#4a0a4a", with: "#0a4a0a"), to: "brand.yml")
    #expect(try site.build(.check).faults.map(\.path) == ["figures/a.svg", "figures/one-a.svg"])
    #expect(try site.build().written == ["figures/a.svg", "figures/one-a.svg"])
    #expect(try site.build(.check).faults.isEmpty)
  }

  @Test func reportsMissingThemeOnce() throws {
    let site = try site("themes: [light, looks/brnd.yml]\n")
    let report = try site.build()
    #expect(report.failed == 2 && report.written.isEmpty)
    let problem = try #require(report.diagnostics.first)
    #expect(report.diagnostics.count == 1)
    #expect(problem.location == SourceLocation(file: "vcgraph.yml", line: 2, column: 17))
    #expect(problem.message == "'looks/brnd.yml': no such file")
    try site.write(Self.purple, to: "looks/brnd.yml")
    #expect(try site.build().drawn == 2)
  }

  @Test func reportsInvalidThemeInFileAndInConfiguration() throws {
    let site = try site("themes: looks/brand.yml\n", theme: "colors:\n  txt: '#000'\n")
    let problem = try #require(try site.build().diagnostics.first)
    #expect(problem.location == SourceLocation(file: "looks/brand.yml", line: 2, column: 3))
    #expect(problem.notes.map(\.location) == [SourceLocation(file: "vcgraph.yml", line: 2, column: 9)])
  }

  /// A site with one model, whose only figure requests a theme.
  private func modelsOwn(_ path: String, theme: String = purple, settings: String = "") throws -> Site {
    try Site([
      "vcgraph.yml": "sources: [models]\n\(settings)",
      "models/a.vcmodel.yaml": Site.model("A") + "figures: [{theme: \(path)}]\n",
      "models/b.vcmodel.yaml": Site.model("B"), "looks/brand.yml": theme,
    ])
  }

  @Test func aModelMayNameAThemeFileBesideIt() throws {
    let site = try modelsOwn("../looks/brand.yml")
    #expect(try site.build().diagnostics.isEmpty)
    #expect(try site.text(of: "figures/a.svg").contains("#4a0a4a"))
    #expect(try !site.text(of: "figures/b.svg").contains("#4a0a4a"))
    try site.write(Self.purple.replacing("#4a0a4a", with: "#0a4a0a"), to: "looks/brand.yml")
    #expect(try site.build(.check).faults.map(\.path) == ["figures/a.svg"])
    #expect(try site.build().written == ["figures/a.svg"])
    #expect(try site.build().drawn == 0)
  }

  @Test func theSitesThemesGoBeforeThatOfAModel() throws {
    let site = try modelsOwn("../looks/no.yml", settings: "themes: print\n")
    #expect(try site.build().diagnostics.isEmpty)
  }

  @Test func reportsMissingThemeInModel() throws {
    let site = try modelsOwn("../looks/brnd.yml")
    let problem = try #require(try site.build().diagnostics.first)
    #expect(problem.location == SourceLocation(file: "models/a.vcmodel.yaml", line: 7, column: 19))
    #expect(problem.message == "'looks/brnd.yml': no such file")
    try site.write(Self.purple, to: "looks/brnd.yml")
    #expect(try site.build().written == ["figures/a.svg"])
  }

  @Test func reportsInvalidThemeInFileAndInModel() throws {
    let site = try modelsOwn("../looks/brand.yml", theme: "colors:\n  txt: '#000'\n")
    let problem = try #require(try site.build().diagnostics.first)
    #expect(problem.location == SourceLocation(file: "looks/brand.yml", line: 2, column: 3))
    #expect(problem.notes.map(\.location) == [SourceLocation(file: "models/a.vcmodel.yaml", line: 7, column: 19)])
  }

  @Test func coloursThatAreHardToReadAreAWarning() throws {
    let site = try site("themes: looks/brand.yml\n", theme: "colors: {text: '#eeeeee'}\n")
    let report = try site.build()
    #expect(!report.hasErrors && report.drawn == 2)
    #expect(report.diagnostics.contains { $0.severity == .warning && $0.location?.file == "looks/brand.yml" })
  }

  @Test(arguments: [
    "themes: brand\n", "themes: [light, 7]\n", "themes: {light: a.yml}\n", "pages: [{path: a.md, theme: x}]\n",
  ])
  func refusesInvalidThemes(settings: String) throws {
    let text = "sources: [a]\n\(settings)"
    let read = SiteConfiguration.read(bytes: Array(text.utf8), file: "vcgraph.yml")
    #expect(read.value == nil)
    #expect(read.diagnostics.count == 1 && read.diagnostics.first?.location?.line == 2)
  }
}

/// Themes of figures in pages.
@Suite struct PageThemeTests {
  private static let purple = "colors: {text: {light: '#4a0a4a', dark: '#f4e0f4'}}\n"

  private func site(_ configuration: String, _ info: String) throws -> Site {
    try Site([
      "vcgraph.yml": configuration, "docs/brand.yml": Self.purple,
      "docs/p.template.md": "```vcgraph \(info)\nwindow: {id: a}\n```\n",
    ])
  }

  @Test(arguments: [
    ("pages: [docs]\n", "theme: brand.yml"), ("pages: [docs]\n", "theme=./brand.yml"),
    ("pages: [{path: docs, theme: docs/brand.yml}]\n", ""), ("pages: [docs]\nthemes: docs/brand.yml\n", ""),
  ])
  func aBlockAPageRuleAndTheSiteCanNameAFile(configuration: String, info: String) throws {
    let site = try site(configuration, info)
    #expect(try site.build().diagnostics.isEmpty)
    let figure = try site.text(of: "docs/figures/p-a.svg")
    #expect(figure.contains("#4a0a4a") && figure.contains("#f4e0f4"))
    try site.write(Self.purple.replacing("#4a0a4a", with: "#0a4a0a"), to: "docs/brand.yml")
    #expect(try site.build().written == ["docs/figures/p-a.svg"])
  }

  @Test func aPictureTakesOneFileForBothOrAPair() throws {
    for rule in ["theme: docs/brand.yml", "theme: {light: docs/brand.yml, dark: docs/brand.yml}"] {
      let site = try site("pages: [{path: docs, as: picture, \(rule)}]\n", "")
      try site.build()
      #expect(try !site.text(of: "docs/figures/p-a.svg").contains("#f4e0f4"))
      #expect(try site.text(of: "docs/figures/p-a~dark.svg").contains("#f4e0f4"))
    }
  }

  @Test func aBlocksOwnThemeCounts() throws {
    let site = try site("pages: [docs]\nthemes: docs/brand.yml\n", "theme: print")
    try site.build()
    #expect(try !site.text(of: "docs/figures/p-a.svg").contains("#4a0a4a"))
  }

  @Test func aMissingFileIsToldAtTheBlock() throws {
    let problem = try #require(try site("pages: [docs]\n", "theme: no.yml").build().diagnostics.first)
    #expect(problem.location == SourceLocation(file: "docs/p.template.md", line: 1, column: 1))
    #expect(problem.message == "'docs/no.yml': no such file")
  }

  @Test func aWordThatIsNoThemeIsAnError() throws {
    let problem = try #require(try site("pages: [docs]\n", "theme: drak").build().diagnostics.first)
    #expect(problem.code == "unknown-value" && problem.suggestion == "did you mean 'dark'?")
  }
}
