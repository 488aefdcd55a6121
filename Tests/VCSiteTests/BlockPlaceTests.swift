import Testing
import VCDiagnostics
import VCModel

@testable import VCSite

/// Blocks and markers in various places.
@Suite struct BlockPlaceTests {
  private func replaced(_ text: String, file: String = "page.md", _ mode: MarkdownPage.Mode = .replacing)
    -> Diagnosed<String>
  {
    MarkdownPage(text, file: file).text(mode) { Diagnosed("[\($0.info)]", []) }
  }

  @Test(arguments: [
    // Admonitions, details and tabs of MkDocs; definitions and footnotes.
    ("!!! note\n\n    ```vcgraph a\n    ```\n", "!!! note\n\n    [a]\n"),
    ("??? tip \"More\"\n    ```vcgraph a\n    ```\n", "??? tip \"More\"\n    [a]\n"),
    (
      "=== \"One\"\n\n    !!! note\n\n        ```vcgraph a\n        ```\n",
      "=== \"One\"\n\n    !!! note\n\n        [a]\n"
    ),
    ("- item\n\n    !!! note\n\n        ```vcgraph a\n        ```\n", "- item\n\n    !!! note\n\n        [a]\n"),
    ("[^1]: Note\n\n    ```vcgraph a\n    ```\n", "[^1]: Note\n\n    [a]\n"),
    ("\t!!! note\n", "\t!!! note\n"),
    ("!!! note\n\n\t```vcgraph a\n\t```\n", "!!! note\n\n\t[a]\n"),
    // MyST's directives, and its syntax for options; directives that contain code are examples.
    ("````{note}\n```{vcgraph} a\n```\n````\n", "````{note}\n[a]\n````\n"),
    (":::{tip}\n```{vcgraph} a\n```\n:::\n", ":::{tip}\n[a]\n:::\n"),
    (":::{vcgraph} a\n:::\n", "[a]\n"),
    ("````{code-block} md\n```vcgraph a\n```\n````\n", "````{code-block} md\n```vcgraph a\n```\n````\n"),
    // Docusaurus and GitHub.
    (":::note\n\n```vcgraph a\n```\n\n:::\n", ":::note\n\n[a]\n\n:::\n"),
    ("> [!NOTE]\n> ```vcgraph a\n> ```\n", "> [!NOTE]\n> [a]\n"),
    ("> - item\n>\n>   ```vcgraph a\n>   ```\n", "> - item\n>\n>   [a]\n"),
    // After a tag, Markdown is read again after an empty line.
    ("<details>\n```vcgraph a\n```\n</details>\n", "<details>\n\n[a]\n</details>\n"),
    ("<details>\n\n```vcgraph a\n```\n\n</details>\n", "<details>\n\n[a]\n\n</details>\n"),
    ("``` {.vcgraph a}\n```\n", "[a]\n"),
  ])
  func areFound(page: String, result: String) {
    let made = replaced(page)
    #expect(made.value == result)
    #expect(made.diagnostics.isEmpty, "\(made.diagnostics)")
  }

  @Test func componentsOfMDXMayBeIndented() {
    let page = "<Tabs>\n    <TabItem value=\"a\">\n\n    ```vcgraph a\n    ```\n\n    </TabItem>\n</Tabs>\n"
    #expect(replaced(page, file: "p.mdx").value.contains("\n    [a]\n"))
    #expect(replaced(page).value.contains("\n    [a]\n"))
  }

  @Test(arguments: [
    "Text.\n\n    <!-- vcgraph src: a -->\n    <!-- /vcgraph -->\n", "Text.\n\n    ```vcgraph\n    ```\n",
    "- item\n\n      <!-- vcgraph src: a -->\n      <!-- /vcgraph -->\n", "Text.\n\n    - ```vcgraph\n      ```\n",
  ])
  func reportsAndKeepsBlocksIndentedLikeCode(page: String) {
    let made = replaced(page, .inPlace)
    #expect(made.value == page)
    #expect(Set(made.diagnostics.map(\.code)) == ["block-in-code"])
    #expect(!made.hasErrors)
  }

  @Test(arguments: [
    "```VCGraph\n```\n", "```vcgraph: src\n```\n", "```{vcgraph}src\n```\n", "See <!-- vcgraph src: a --> here\n",
    "<!-- vcgraph src: a --> text\n<!-- /vcgraph -->\n",
  ])
  func reportsAndKeepsMalformedBlocks(page: String) {
    let made = replaced(page)
    #expect(made.value == page)
    #expect(made.diagnostics.first?.code == "block-not-understood", "\(made.diagnostics)")
  }

  @Test(arguments: ["<!--vcgraph src: a-->\n<!--/vcgraph-->\n", "  <!-- vcgraph src: a -->\n  <!-- /vcgraph -->\n"])
  func markersMayBeWrittenTightlyOrIndented(page: String) {
    let made = replaced(page, .inPlace)
    #expect(made.value.contains("[src: a]"))
    #expect(made.diagnostics.isEmpty)
  }

  @Test func optionsMayBeWrittenAsMySTHasThem() {
    let page = MarkdownPage(
      "```{vcgraph} models/a.yaml\n:figure: chain\n:alt: Two words\n:width: 300px\n```\n", file: "p.md")
    let options = BlockOptions.read(page.blocks[0])
    #expect(options.diagnostics.isEmpty, "\(options.diagnostics)")
    #expect(options.value.source == "models/a.yaml")
    #expect(options.value.request.kind == .chain)
    #expect(options.value.alternativeText == "Two words")
    #expect(options.value.width == 300)
    #expect(page.blocks[0].model == "")
  }
}

/// The names, sizes and links of figures in pages.
@Suite struct PageImageTests {
  private func site(_ page: String, _ rule: String = "p.template.md") throws -> Site {
    let site = try Site([
      "vcgraph.yml": "pages: [\(rule)]\n", "a.vcmodel.yaml": Site.model("A"), "p.template.md": page,
    ])
    #expect(try site.build().diagnostics.isEmpty)
    return site
  }

  private func images(_ site: Site) throws -> [String] {
    try site.files().keys.filter { $0.hasPrefix("figures/") }.sorted().map { String($0.dropFirst("figures/".count)) }
  }

  private static func block(_ info: String) -> String { "```vcgraph src: a.vcmodel.yaml\(info)\n```\n\n" }

  @Test func namesDoNotDependOnWhereABlockStands() throws {
    let blocks = ["", ", figure: chain", ", step: 0", ", focus: picker"].map(Self.block)
    let inside = "```vcgraph\ntitle: A list!\nwindow: {id: list}\n```\n"
    let all = try images(site(blocks.joined() + inside))
    #expect(all == ["p-a-chain.svg", "p-a-picker.svg", "p-a-step-0.svg", "p-a-list.svg", "p-a.svg"].sorted())
    #expect(try images(site(inside + blocks[3] + blocks[2])) == ["p-a-list.svg", "p-a-picker.svg", "p-a-step-0.svg"])
  }

  @Test func sharesFileOfEqualBlocks() throws {
    #expect(try images(site(Self.block("") + Self.block(""))) == ["p-a.svg"])
    #expect(try images(site(Self.block("") + Self.block(", width: 200"))) == ["p-a-2.svg", "p-a.svg"])
  }

  @Test func aWidthIsTheImagesOwn() throws {
    let svg = try site(Self.block(", width: 300")).text(of: "figures/p-a.svg")
    #expect(svg.contains(" width=\"300\" "))
    let plain = SVGText(Array(try site(Self.block("")).text(of: "figures/p-a.svg").utf8))
    #expect(plain.width != 300)
  }

  @Test(arguments: [
    ("full", "](figures/p-a.svg)](figures/p-a.svg)"), ("page", "](figures/p-a.svg)](figures/p-a.html)"),
    ("'../a b.html#c'", "](figures/p-a.svg)](../a%20b.html#c)"), ("none", "](figures/p-a.svg)\n"),
  ])
  func aFigureLeadsWhereItIsAskedTo(target: String, text: String) throws {
    let site = try site(Self.block(", href: \(target), caption: 'A *caption*'"))
    #expect(try site.text(of: "p.md").contains(text))
    #expect(try site.text(of: "p.md").contains("\n\n*A \\*caption\\**\n"))
    #expect(try images(site).contains("p-a.html") == (target == "page"))
    #expect(try self.site(Self.block(""), "{path: p.template.md, href: \(target)}").text(of: "p.md").contains(text))
  }

  @Test func theSitesLinkReachesFiguresInPages() throws {
    let site = try Site([
      "vcgraph.yml": "pages: [p.template.md]\nlink: 'https://example.org/{id}'\n", "a.vcmodel.yaml": Site.model("A"),
      "p.template.md": Self.block(", table: yes"),
    ])
    try site.build()
    #expect(try site.text(of: "figures/p-a.svg").contains("https://example.org/picker"))
    #expect(try site.text(of: "p.md").contains("[Picker](https://example.org/picker)"))
  }

  @Test func aPartOfThePageFollowsItsThemeAndUsesTheWordsGiven() throws {
    let site = try site(Self.block(", as: inline, alt: 'My <words>'"))
    let page = try site.text(of: "p.md")
    #expect(page.contains(">My &lt;words&gt;</desc>"))
    for word in [
      "[data-theme=dark]", "[data-md-color-scheme=slate]", "[data-bs-theme=dark]", ".dark", "max-width:100%",
    ] {
      #expect(page.contains(word))
    }
    #expect(try images(site).isEmpty)
  }

  @Test func wordsOfAPartOfThePageMeanNothingToMarkdown() throws {
    let site = try site("```vcgraph as: inline\nwindow: {id: a, title: 'A *b* [c]_d_'}\n```\n")
    #expect(try site.text(of: "p.md").contains(">A &#42;b&#42; &#91;c&#93;&#95;d&#95;<"))
  }

  @Test func aWideFigureInThePageLeadsToItsFullSize() throws {
    let chain = (1...9).map { "  c\($0): {title: Screen number \($0)}" }.joined(separator: "\n")
    let steps = (1...9).map { "  - {present: c\($0), from: c\($0 - 1)}" }.joined(separator: "\n")
    let model = "window: {id: c0}\ncontrollers:\n\(chain)\nsteps:\n\(steps)\n"
    let site = try site("```vcgraph as: inline, direction: LR, maxWidth: 3000\n\(model)```\n")
    #expect(try site.text(of: "p.md").contains("\n</div>\n\n[Full size](figures/p-c0.svg)\n"))
    let file = try site.text(of: "figures/p-c0.svg")
    #expect(file.contains("id=\"figure\"") && file.contains("@media (prefers-color-scheme:dark){#figure .f-"))
  }

  @Test func anSVGIsNoPartOfAPageInMDX() throws {
    let site = try Site([
      "vcgraph.yml": "pages: [p.template.mdx]\n", "p.template.mdx": "```vcgraph as: inline\nwindow: {id: a}\n```\n",
    ])
    #expect(try site.build().diagnostics.map(\.code) == ["inline-in-mdx"])
  }
}
