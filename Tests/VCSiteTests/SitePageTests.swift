import Foundation
import Testing
import VCDiagnostics
import ViewControllerGraph

@testable import VCSite

@Suite struct SitePageTests {
  @Test func omitsPageDrawnInPlaceFromOrphans() throws {
    let page = "```vcgraph\nwindow: {id: a}\n```\n"
    let site = try Site([
      "vcgraph.yml": "pages: [docs]\n", "docs/one.template.md": page, "docs/two.md": page,
      "a.vcmodel.yaml": Site.model("A"),
    ])
    try site.build()
    try site.write("sources: [a.vcmodel.yaml]\n", to: "vcgraph.yml")
    #expect(try site.build().faults.map(\.path) == ["docs/figures/one-a.svg", "docs/figures/two-a.svg", "docs/one.md"])
  }

  @Test func templatesBecomePagesAndOtherPagesAreKeptUpToDateInPlace() throws {
    let block = "```vcgraph src: ../models/a.vcmodel.yaml\n```\n"
    let site = try Site([
      "vcgraph.yml": "pages:\n  - docs\n", "models/a.vcmodel.yaml": Site.model("A"),
      "docs/one.template.md": "# One\n\n\(block)", "docs/two.md": "# Two\n\n\(block)",
    ])
    let report = try site.build()
    #expect(report.diagnostics.isEmpty)
    #expect(report.written == ["docs/figures/one-a.svg", "docs/one.md", "docs/figures/two-a.svg", "docs/two.md"])
    #expect(try site.text(of: "docs/one.md").contains("](figures/one-a.svg)"))
    #expect(
      try site.text(of: "docs/two.md").hasPrefix(
        "# Two\n\n<!-- vcgraph src: ../models/a.vcmodel.yaml -->\n"
          + "<!-- generated from ../models/a.vcmodel.yaml by vcgraph; edit there ("))
    let before = site.stamps()
    let second = try site.build()
    #expect(second.drawn == 0 && second.current == 2)
    #expect(site.stamps() == before)
    try site.write(Site.model("A").replacing("Picker", with: "Persons"), to: "models/a.vcmodel.yaml")
    #expect(try site.build(.check).faults.map(\.kind) == [.stale, .stale, .stale, .stale])
    #expect(try site.build().written.count == 4)
    #expect(try site.build(.check).faults.isEmpty)
  }

  @Test func mistakesAreLocatedInThePage() throws {
    let site = try Site([
      "vcgraph.yml": "pages: [p.template.md]\n",
      "p.template.md": "# P\n\n- list\n\n  ```vcgraph\n  window: {id: a}\n  stepz: []\n  ```\n",
    ])
    let report = try site.build()
    #expect(report.diagnostics.map(\.code) == ["unknown-key"])
    #expect(report.diagnostics.first?.location == SourceLocation(file: "p.template.md", line: 7, column: 3))
    #expect(try site.files().count == 2)
  }

  @Test(arguments: [
    ("image", "![", 1),
    ("picture", "<source media=\"(prefers-color-scheme: dark)\" srcset=\"figures/p-a~dark.svg\">", 2),
    ("only", "](figures/p-a~dark.svg#only-dark)", 2), ("inline", "<svg", 0),
  ])
  func pagesShowFiguresAsAsked(embedding: String, text: String, images: Int) throws {
    let site = try Site([
      "vcgraph.yml": "pages:\n  - {path: p.template.md, as: \(embedding)}\n",
      "p.template.md": "```vcgraph\nwindow: {id: a}\n```\n",
    ])
    #expect(try site.build().written.count == images + 1)
    #expect(try site.text(of: "p.md").contains(text))
  }

  @Test func anAlternativeTextIsShortAndTheRestStandsBelow() throws {
    let site = try Site([
      "vcgraph.yml": "pages: [p.template.md]\n",
      "p.template.md":
        "```vcgraph\ndescription: A list.\nwindow: {id: a, title: List}\n```\n\n```vcgraph alt=\"Mine\"\nwindow: {id: b}\n```\n",
    ])
    #expect(try site.build().diagnostics.isEmpty)
    let text = try site.text(of: "p.md")
    #expect(text.contains("![A list. Visible: List.]("))
    #expect(text.contains("<details>\n<summary>In words</summary>\n\nA list. 1 family with 1 view controller."))
    #expect(text.contains("![Mine]("))
    #expect(text.ranges(of: "<details>").count == 1, "a written alternative text replaces the generated one")
  }

  @Test func framesKeepTheirStepsInMermaid() throws {
    let model =
      "window: {id: a, title: List}\ncontrollers: {b: {title: Item}}\nsteps:\n  - {present: b, from: a, trigger: Open}\n  - {dismiss: b, trigger: Close}"
    let site = try Site([
      "vcgraph.yml": "pages: [{path: p.template.md, as: mermaid}]\n",
      "p.template.md": "```vcgraph figure=frames\n\(model)\n```\n",
    ])
    #expect(try site.build().diagnostics.isEmpty)
    let text = try site.text(of: "p.md")
    for step in ["\"Start\"", "\"Step 1: Open\"", "\"Step 2: Close\""] { #expect(text.contains("[\(step)]")) }
  }

  @Test func linksSurviveInATable() throws {
    let model = "window: {id: a, title: List, link: 'https://example.org/a(b)'}"
    let site = try Site([
      "vcgraph.yml": "pages: [p.template.md]\n", "p.template.md": "```vcgraph\n\(model)\n```\n",
    ])
    try site.build()
    #expect(try site.text(of: "p.md").contains("| [List](https://example.org/a%28b%29) |  |  |"))
  }
}
