import Foundation
import Testing
import VCDiagnostics

@testable import VCSite

/// Typical changes of a site: files move, are renamed, and come from other machines.
@Suite struct DayOfChangesTests {
  @Test func aSourceThatMovedIsFoundByItsName() throws {
    let site = try Site([
      "vcgraph.yml": "sources: [models/a.vcmodel.yaml]\n", "flows/a.vcmodel.yaml": Site.model("A"),
    ])
    #expect(try site.build().diagnostics.first?.suggestion == "was it moved to 'flows/a.vcmodel.yaml'?")
  }

  @Test func suggestsMovedSourceRelativeToPage() throws {
    let site = try Site([
      "vcgraph.yml": "pages: [docs]\n", "models/a.vcmodel.yaml": Site.model("A"),
      "docs/guide/one.md": "```vcgraph ../models/a.vcmodel.yaml\n```\n",
    ])
    #expect(try site.build().diagnostics.first?.suggestion == "was it moved to '../../models/a.vcmodel.yaml'?")
  }

  @Test func aPageThatMovedIsToldWithItsNewPlace() throws {
    let page = "```vcgraph\nwindow: {id: x}\n```\n"
    let site = try Site(["vcgraph.yml": "pages: [docs]\n", "docs/one.template.md": page])
    try site.build()
    try site.remove("docs/one.template.md")
    try site.write(page, to: "docs/guide/one.template.md")
    let faults = try site.build().faults
    #expect(faults.map(\.path) == ["docs/figures/one-x.svg", "docs/one.md"])
    #expect(
      faults.map(\.difference) == [
        ["now built as 'docs/guide/figures/one-x.svg'"], ["now built as 'docs/guide/one.md'"],
      ])
  }

  @Test func anIdThatWasChangedIsFoundByTheTitle() throws {
    let site = try Site([
      "vcgraph.yml": "sources: [{path: a.vcmodel.yaml, figures: [{focus: picker}]}]\n",
      "a.vcmodel.yaml": Site.model("A", presented: "chooser"),
    ])
    #expect(try site.build().diagnostics.first?.suggestion == "did you mean 'chooser'?")
  }

  @Test func ofTwoRulesForOneFileTheNearerWins() throws {
    let site = try Site([
      "vcgraph.yml": """
      sources:
        - {path: models/a.vcmodel.yaml, figures: [{kind: chain}]}
        - models
      pages:
        - {path: docs/deep, as: mermaid}
        - {path: docs, as: image}
      """,
      "models/a.vcmodel.yaml": Site.model("A"), "models/b.vcmodel.yaml": Site.model("B"),
      "docs/deep/p.template.md": "```vcgraph\nwindow: {id: x}\n```\n",
    ])
    let report = try site.build()
    #expect(report.diagnostics.isEmpty, "\(report.diagnostics)")
    #expect(report.written.sorted() == ["docs/deep/p.md", "figures/a.svg", "figures/b.svg"])
    #expect(try site.text(of: "docs/deep/p.md").contains("```mermaid"))
    #expect(try site.text(of: "figures/a.svg").contains("id=\"line-opens-1\""))
  }

  @Test func twoSitesThatWriteOneFolderAreRefused() throws {
    let site = try Site([
      "a.yml": "sources: [a.vcmodel.yaml]\n", "b.yml": "sources: [b.vcmodel.yaml]\n", "a.vcmodel.yaml": Site.model("A"),
      "b.vcmodel.yaml": Site.model("B"),
    ])
    try site.build(configuration: "a.yml")
    let report = try site.build(configuration: "b.yml")
    #expect(report.diagnostics.map(\.code) == ["shared-output-folder"])
    #expect(report.written.isEmpty)
    try site.write("sources: [b.vcmodel.yaml]\noutput: more/{name}.{format}\n", to: "b.yml")
    #expect(try site.build(configuration: "b.yml").written == ["more/b.svg"])
    #expect(try site.build(.check, configuration: "a.yml").faults.isEmpty)
    try site.remove("a.yml")
    try site.write("sources: [b.vcmodel.yaml]\n", to: "b.yml")
    #expect(try site.build(configuration: "b.yml").diagnostics.isEmpty)
  }

  @Test func refusesSiteThatWritesIntoAnother() throws {
    let site = try Site([
      "one/vcgraph.yml": "sources: [a.vcmodel.yaml]\n", "one/a.vcmodel.yaml": Site.model("A"),
      "two/vcgraph.yml": "sources: [b.vcmodel.yaml]\noutput: ../one/figures/{name}.{format}\n",
      "two/b.vcmodel.yaml": Site.model("B"),
    ])
    func build(_ folder: String) throws -> BuildReport {
      let bytes = Array(try site.text(of: "\(folder)/vcgraph.yml").utf8)
      let configuration = try #require(SiteConfiguration.read(bytes: bytes, file: "vcgraph.yml").value)
      return SiteBuild(configuration, in: SitePaths(root: "\(site.root.path)/\(folder)"), toolchain: "1").run(.write)
    }
    #expect(try build("one").written == ["figures/a.svg"])
    let second = try build("two")
    #expect(second.diagnostics.map(\.code) == ["shared-output-folder"] && second.written.isEmpty)
  }

  @Test func lineEndsOfAnotherSystemMakeNothingStale() throws {
    let site = try Site([
      "vcgraph.yml": "sources: [{path: a.vcmodel.yaml, formats: [svg, dot, json]}]\npages: ['*.md']\n",
      "a.vcmodel.yaml": Site.model("A"), "p.template.md": "# P\n\n```vcgraph src: a.vcmodel.yaml\n```\n",
    ])
    try site.build()
    for (name, text) in try site.files() { try site.write(text.replacing("\n", with: "\r\n"), to: name) }
    try site.remove(BuildFolder.name)
    #expect(try site.build(.check).faults.isEmpty)
    #expect(try site.build().written.isEmpty)
    #expect(try site.build().drawn == 0)
  }

  @Test func theSummaryCountsFigures() throws {
    let site = try Site([
      "vcgraph.yml":
        "sources: [{path: a.vcmodel.yaml, formats: [svg, dot], themes: [light, dark], figures: [{}, {kind: chain}]}]\n",
      "a.vcmodel.yaml": Site.model("A"),
    ])
    #expect(try site.build().summary.hasPrefix("2 figures from 2 sources and pages: 2 rebuilt, 0 up to date; "))
  }

  @Test func aPatternThatFitsNothingIsKnown() throws {
    let site = try Site([
      "vcgraph.yml": "sources: ['*.vcmodel.yaml', 'none/*.yaml']\n", "a.vcmodel.yaml": Site.model("A"),
    ])
    #expect(try site.build(.check).hasUnmatchedPatterns)
    try site.write("sources: ['*.vcmodel.yaml']\n", to: "vcgraph.yml")
    #expect(try !site.build(.check).hasUnmatchedPatterns)
  }
}
