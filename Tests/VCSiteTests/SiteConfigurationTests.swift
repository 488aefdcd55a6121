import Testing
import VCDiagnostics
import VCFiles
import VCModel
import ViewControllerGraph

@testable import VCSite

@Suite struct SiteConfigurationTests {
  private func read(_ text: String) -> Diagnosed<SiteConfiguration?> {
    SiteConfiguration.read(bytes: Array(text.utf8), file: "vcgraph.yml")
  }

  @Test func readsSourcesWithTheirFiguresAndDefaults() throws {
    let read = read(
      """
      output: "{folder}figures/{name}{theme}.{format}"
      themes: [light, dark]
      style: {legend: always, idPrefix: fig-}
      sources:
        - models
        - path: App/Main.storyboard
          except: "**/Old*"
          formats: svg
          figures:
            - {kind: map, focus: [list, detail], depth: 2, name: overview, direction: TB, maxWidth: 640}
      pages: [{path: docs/*.md, as: picture, images: img}]
      """)
    #expect(read.diagnostics.isEmpty)
    let site = try #require(read.value)
    #expect(site.sources.map(\.path.text) == ["models", "App/Main.storyboard"])
    let figure = try #require(site.sources[1].figures.first)
    var asked = FigureRequest(name: "overview", kind: .map, focus: ["list", "detail"], depth: 2)
    asked.namesKind = true
    #expect(figure.request == asked)
    #expect(figure.settings.direction == .topToBottom)
    #expect(figure.settings.maxWidth == 640)
    #expect(site.sources[1].settings.formats == [.svg])
    #expect(site.settings.themes == [SiteTheme(.light), SiteTheme(.dark)])
    #expect(site.style == FigureStyle(idPrefix: "fig-", legend: .always))
    #expect(site.pages.first?.embedding == .picture)
  }

  @Test(arguments: [
    ("", "empty-file", 1, 1), ("{}", "no-sources", 1, 1), ("- a\n", "wrong-type", 1, 1),
    ("sources: [a]\nthemse: dark\n", "unknown-key", 2, 1),
    ("sources: [a]\nthemes: drak\n", "unknown-value", 2, 9),
    ("sources:\n  - {figures: []}\n", "missing-key", 2, 5),
    ("sources: [a]\noutput: 'a/{nam}.svg'\n", "unknown-placeholder", 2, 9),
    ("sources: [a]\nformats: [svg, dot]\noutput: a.svg\n", "pattern-without-format", 3, 9),
    ("sources: [a\n", "syntax", 1, 12), ("sources: [a]\nthemes: []\n", "wrong-type", 2, 9),
    ("sources: [{path: a, formats: []}]\n", "wrong-type", 1, 30),
    ("sources: [a]\nstyle: {idPrefix: '1 <'}\n", "invalid-id-prefix", 2, 19),
    ("sources: [a]\noutput: figures/\n", "pattern-without-name", 2, 9),
    ("sources: [a]\nlang: [de, a b]\n", "invalid-language", 2, 12),
    ("sources: [{path: a, figures: [{lang: de_DE}]}]\n", "invalid-language", 1, 38),
    ("pages: [{path: a, lang: deutsch!}]\n", "invalid-language", 1, 25),
  ])
  func refusesWithThePlace(text: String, code: String, line: Int, column: Int) {
    let read = read(text)
    #expect(read.value == nil)
    #expect(read.diagnostics.map(\.code) == [code])
    #expect(read.diagnostics.first?.location == SourceLocation(file: "vcgraph.yml", line: line, column: column))
  }

  @Test func namesTheRightPlaceOfMisplacedKeys() {
    let read = read("figures: [{kind: chain}]\nsources: [{path: a, kind: chain}]\n")
    #expect(read.diagnostics.map { $0.suggestion?.contains("figures: ") } == [true, true])
  }

  @Test func reportsAllProblemsWithWhatWouldBeRight() {
    let read = read("sorces: [a]\npages: [{path: a, as: pictur}]\noutput: '{nmae}.svg'\n")
    #expect(read.diagnostics.count == 3)
    #expect(read.diagnostics.allSatisfy { $0.suggestion?.contains("did you mean") == true })
  }

  @Test(arguments: [
    ("figures/{name}{theme}.{format}", "figures/a~dark.svg"), ("{folder}{stem}.svg", "docs/a~dark.svg"),
    ("x/{kind}-{name}.{format}", "x/chain-a~dark.svg"),
  ])
  func patternsAreFilledIn(pattern: String, path: String) {
    let values: [OutputPattern.Place: String] = [
      .folder: "docs/", .stem: "a", .name: "a", .kind: "chain", .theme: "~dark", .format: "svg",
    ]
    #expect(OutputPattern(pattern).path(filling: values) == path)
  }
}
