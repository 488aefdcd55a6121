import Testing
import VCDiagnostics

@testable import VCSite

/// Handwritten files are never lost, and build products are recognised.
@Suite struct WrittenByHandTests {
  private static let block = "```vcgraph src: a.vcmodel.yaml\n```\n"
  private static let marker = "<!-- vcgraph src: a.vcmodel.yaml -->\n"

  private func site(_ pages: [String: String], _ configuration: String = "pages: ['*.md']\n") throws -> Site {
    try Site(["vcgraph.yml": configuration, "a.vcmodel.yaml": Site.model("A")].merging(pages) { $1 })
  }

  @Test func refusesMarkerInsideOpenMarker() throws {
    let page = "\(Self.marker)\nMy words.\n\n\(Self.marker)\n<!-- /vcgraph -->\n"
    let site = try site(["p.md": page])
    let report = try site.build()
    #expect(report.diagnostics.map(\.code) == ["unclosed-marker"])
    #expect(report.diagnostics.first?.location?.line == 1)
    #expect(report.diagnostics.first?.notes.first?.location?.line == 5)
    #expect(try site.text(of: "p.md") == page)
  }

  @Test(arguments: ["Words.\n<!-- /vcgraph -->\n", "\(Self.marker)Words.\n"])
  func aMarkerWithoutItsOtherHalfIsAnError(page: String) throws {
    let site = try site(["p.md": page])
    #expect(try site.build().diagnostics.map(\.code) == ["unclosed-marker"])
    #expect(try site.text(of: "p.md") == page)
  }

  @Test func keepsHandwrittenPageOfTemplate() throws {
    let site = try site(["p.md": "# My page\n", "p.template.md": Self.block])
    let report = try site.build()
    #expect(report.diagnostics.map(\.code) == ["not-generated"])
    #expect(try site.text(of: "p.md") == "# My page\n")
    try site.remove("p.md")
    #expect(try site.build().diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("# Title\n\nText.\n", "# Title\n\n<!-- page generated from p.template.md by vcgraph; edit there ("),
    ("---\ntitle: A\n---\n\n# Title\nText.\n", "---\ntitle: A\n---\n\n# Title\n\n<!-- page generated from "),
    ("Text.\n", "<!-- page generated from p.template.md by vcgraph; edit there ("),
  ])
  func marksGeneratedPageBelowFrontMatterAndTitle(template: String, start: String) throws {
    let site = try site(["p.template.md": template])
    try site.build()
    #expect(try site.text(of: "p.md").hasPrefix(start))
    #expect(GeneratedPage(try site.text(of: "p.md")).isFaithful)
  }

  @Test func keepsEditedGeneratedPage() throws {
    let site = try site(["p.template.md": "# Page\n\n\(Self.block)\nText.\n"])
    try site.build()
    let made = try site.text(of: "p.md")
    try site.write(made.replacing("Text.", with: "Text of mine."), to: "p.md")
    try site.remove(BuildFolder.name)
    #expect(
      try site.build(.check).faults == [
        BuildReport.Fault(kind: .stale, path: "p.md", difference: ["the page was edited by hand"])
      ])
    let report = try site.build()
    #expect(report.diagnostics.map(\.code) == ["edited-by-hand"])
    #expect(try site.text(of: "p.md") == made)
    let kept = try #require(report.diagnostics.first?.message.split(separator: "'").last)
    #expect(try site.text(of: String(kept)).contains("Text of mine."))
    #expect(try site.build(.check).faults.isEmpty)
  }

  @Test func anEditBetweenMarkersIsToldWithItsLine() throws {
    let site = try site(["p.md": "# Page\n\n\(Self.marker)<!-- /vcgraph -->\n"])
    try site.build()
    let made = try site.text(of: "p.md")
    try site.write(made.replacing("<!-- /vcgraph", with: "Mine.\n<!-- /vcgraph"), to: "p.md")
    #expect(try site.build(.check).faults.map(\.difference) == [["the page was edited by hand below line 3"]])
    #expect(try site.build().diagnostics.map(\.code) == ["edited-by-hand"])
    #expect(try site.text(of: "p.md") == made)
  }

  @Test func aMergeHealsWithOneBuildAndIsNobodysEdit() throws {
    let site = try site(["p.template.md": "# Page\n\n\(Self.block)", "q.md": Self.block])
    try site.build()
    let made = try site.files()
    for page in ["p.md", "q.md"] {
      let lines = try site.text(of: page).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let image = try #require(lines.firstIndex { $0.hasPrefix("![") })
      let side = lines[(image - 1)...image]
      let merged =
        lines[..<(image - 1)] + ["<<<<<<< ours"] + side + ["======="] + side + [">>>>>>> theirs"]
        + lines[(image + 1)...]
      try site.write(merged.joined(separator: "\n"), to: page)
    }
    #expect(try site.build().diagnostics.isEmpty)
    #expect(try site.files() == made)
  }

  @Test func lineEndsOfAnotherSystemAreNobodysEdit() throws {
    let site = try site(["p.template.md": "# Page\n\n\(Self.block)", "q.md": Self.block])
    try site.build()
    for page in ["p.md", "q.md"] {
      let text = try site.text(of: page)
      try site.write(text.replacing("\n", with: "\r\n"), to: page)
    }
    #expect(try site.build().diagnostics.isEmpty)
  }
}

/// Files that are no longer requested.
@Suite struct OrphanTests {
  private static let formats = "svg, dot, html, json, text, mermaid, markdown"

  private func site() throws -> Site {
    let site = try Site([
      "vcgraph.yml": "sources:\n  - {path: models, formats: [\(Self.formats)]}\npages: [docs]\n",
      "models/a.vcmodel.yaml": Site.model("A"), "models/b.vcmodel.yaml": Site.model("B"),
      "docs/one.template.md": "```vcgraph\nwindow: {id: list}\n```\n",
      "docs/two.md": "```vcgraph\nwindow: {id: x}\n```\n",
    ])
    try site.build()
    return site
  }

  private static let ofB = ["dot", "html", "json", "md", "mmd", "svg", "txt"].map { "figures/b.\($0)" }

  @Test(arguments: [true, false])
  func areFoundInEveryFormatWithAndWithoutTheMemory(hasMemory: Bool) throws {
    let site = try site()
    if !hasMemory { try site.remove(BuildFolder.name) }
    try site.remove("models/b.vcmodel.yaml")
    try site.remove("docs/one.template.md")
    let orphaned = try site.build(.check).faults
    #expect(orphaned.allSatisfy { $0.kind == .orphaned })
    #expect(orphaned.map(\.path) == ["docs/figures/one-list.svg", "docs/one.md"] + Self.ofB)
    #expect(try site.build().faults == orphaned)
  }

  @Test func arePrunedAndNothingElseIs() throws {
    let site = try site()
    try site.remove(BuildFolder.name)
    try site.remove("models/b.vcmodel.yaml")
    try site.remove("docs/one.template.md")
    try site.write("<svg>mine</svg>", to: "figures/b.svg")
    try site.write("<svg>mine</svg>", to: "figures/mine.svg")
    let before = Set(try site.files().keys)
    let report = try site.build(.prune)
    #expect(report.pruned == ["docs/figures/one-list.svg", "docs/one.md"] + Self.ofB.filter { !$0.hasSuffix("svg") })
    #expect(report.faults.map(\.path) == ["figures/b.svg"])
    #expect(before.subtracting(try site.files().keys) == Set(report.pruned))
    #expect(try site.build(.prune).pruned.isEmpty)
  }

  @Test func aPageThatItsAuthorTookOverIsNotPruned() throws {
    let site = try site()
    try site.remove("docs/one.template.md")
    try site.write(try site.text(of: "docs/one.md") + "\nMore.\n", to: "docs/one.md")
    #expect(try site.build(.prune).pruned == ["docs/figures/one-list.svg"])
    #expect(try site.text(of: "docs/one.md").hasSuffix("More.\n"))
  }

  @Test func aPatternThatMovesLeavesOrphansBehind() throws {
    let site = try site()
    try site.remove(BuildFolder.name)
    try site.write("sources: [models]\noutput: images/{name}.{format}\npages: [docs]\n", to: "vcgraph.yml")
    #expect(try site.build(.prune).pruned.count == 14)
    #expect(try site.files().keys.filter { $0.hasPrefix("figures/") }.isEmpty)
  }
}
