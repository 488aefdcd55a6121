import Testing
import VCDiagnostics
import VCModel

@testable import VCSite

@Suite struct MarkdownPageTests {
  /// Puts `[info|body]` in place of a figure.
  private func replaced(_ text: String, _ mode: MarkdownPage.Mode = .replacing) -> Diagnosed<String> {
    MarkdownPage(text, file: "page.md").text(mode) { block in
      Diagnosed("[\(block.info)|\(block.body.split(separator: "\n").joined(separator: "/"))]")
    }
  }

  @Test(arguments: [
    ("no figure\n", "no figure\n"),
    ("a\n\n```vcgraph\nwindow: a\n```\n\nb\n", "a\n\n[|window: a]\n\nb\n"),
    ("~~~ vcgraph figure: chain\nx\ny\n~~~\n", "[figure: chain|x/y]\n"),
    ("```{vcgraph} src=a\n```\n", "[src=a|]\n"),
    ("````vcgraph\n```\n````\n", "[|```]\n"),
    // Examples of blocks, code and other languages are kept.
    ("````markdown\n```vcgraph\n```\n````\n", "````markdown\n```vcgraph\n```\n````\n"),
    ("- ```markdown\n  ```vcgraph\n  ```\n", "- ```markdown\n  ```vcgraph\n  ```\n"),
    ("```vcgraphs\n```\n", "```vcgraphs\n```\n"),
    ("a ```vcgraph\n", "a ```vcgraph\n"),
    // Lists and quotations keep their form.
    ("1. one\n\n   ```vcgraph\n   x\n   ```\n", "1. one\n\n   [|x]\n"),
    ("- ```vcgraph\n  x\n  ```\n- b\n", "- [|x]\n- b\n"),
    ("> ```vcgraph\n> x\n> ```\n", "> [|x]\n"),
    // Line endings are kept.
    ("a\r\n```vcgraph\r\nx\r\ny\r\n```\r\nb", "a\r\n[|x/y]\r\nb"),
  ])
  func findsBlocksAsCommonMarkDoes(page: String, result: String) {
    let made = replaced(page)
    #expect(made.value == result)
    #expect(made.diagnostics.isEmpty)
  }

  @Test func movesBlockIntoCommentInPlace() {
    let first = replaced("a\n\n```vcgraph figure: chain\nwindow: a\n```\n", .inPlace)
    let mark = GeneratedMark(.figure, from: "the block above", of: ["[figure: chain|window: a]"]).line(.html)
    #expect(
      first.value == """
        a

        <!-- vcgraph figure: chain
        window: a
        -->
        \(mark)
        [figure: chain|window: a]
        <!-- /vcgraph -->

        """)
    #expect(replaced(first.value, .inPlace).value == first.value)
  }

  @Test(arguments: [
    "<!-- vcgraph src: a.yaml -->\nold\n<!-- /vcgraph -->\n", "{/* vcgraph src: a.yaml */}\nold\n{/* /vcgraph */}\n",
  ])
  func replacesTextBetweenMarkers(page: String) {
    let made = replaced(page, .inPlace)
    #expect(made.value.contains("edit there ("))
    #expect(made.value.contains("\n[src: a.yaml|]\n") && !made.value.contains("old"))
    #expect(replaced(made.value, .inPlace).value == made.value)
  }

  @Test(arguments: [
    "- ```vcgraph a\n  x\n  ```\n", "- ```vcgraph a\n  x\n  \u{318}y\n  ```\n",
    "> 1. ```vcgraph a\n>    ```\n", "-  <!-- vcgraph a -->\n   <!-- /vcgraph -->\n",
  ])
  func aBlockOnTheLineOfAListItemStaysOne(page: String) {
    let made = replaced(page, .inPlace)
    #expect(made.diagnostics == [] && made.value.contains("[a|"))
    #expect(replaced(made.value, .inPlace).value == made.value)
    #expect(MarkdownPage(made.value, file: "p.md").blocks.map(\.info) == ["a"])
  }

  @Test(arguments: [
    ("a\n```vcgraph\nx\n", "unclosed-block", 2), ("<!-- vcgraph src: a -->\n", "unclosed-marker", 1),
    ("```vcgraph\na --> b\n```\n", "comment-in-block", 1),
    ("```vcgraph alt: \"a --> b\"\na\n```\n", "comment-in-block", 1),
    ("```vcgraph\n> <!-- vcgraph a\n```\n", "comment-in-block", 1),
    ("```vcgraph\n>- <!-- vcgraph a\n```\n", "comment-in-block", 1),
  ])
  func reportsAndKeepsBlocksThatCannotBeReplaced(page: String, code: String, line: Int) {
    let made = replaced(page, .inPlace)
    #expect(made.value == page)
    #expect(made.diagnostics.map(\.code) == [code])
    #expect(made.diagnostics.first?.location?.line == line)
  }

  @Test func aPageInWhichABlockWouldBeLostStays() {
    let text = "a\n```vcgraph\nb\n```\n"
    let made = MarkdownPage(text, file: "page.md").text(.inPlace) { _ in Diagnosed("<!-- /vcgraph -->") }
    #expect(made.value == text)
    #expect(made.diagnostics.map(\.code) == ["block-lost"] && made.diagnostics.first?.location?.line == 2)
  }

  @Test func keepsFailedBlockAndDrawsOthers() {
    let page = MarkdownPage("```vcgraph\nbad\n```\n```vcgraph\ngood\n```\n", file: "page.md")
    let made = page.text(.replacing) { Diagnosed($0.body == "good" ? "figure" : nil) }
    #expect(made.value == "```vcgraph\nbad\n```\nfigure\n")
  }
}

@Suite struct BlockOptionsTests {
  private func read(_ info: String) -> Diagnosed<BlockOptions> {
    let page = MarkdownPage("```vcgraph \(info)\n```\n", file: "page.md")
    return BlockOptions.read(page.blocks[0])
  }

  @Test(arguments: [
    "src: a b.yaml", "src: 'my app.yaml', figure: chain, focus: [picker, library], step: 2, as: picture, table: no",
    "src='my app.yaml' figure=chain focus=picker,library step=2 as=picture table=no",
    "{src=\"my app.yaml\" figure=chain focus=picker,library step=2 as=picture table=no}",
  ])
  func readsBothWaysToWriteOptions(info: String) {
    let options = read(info)
    if info == "src: a b.yaml" {
      #expect(options.diagnostics.map(\.code) == ["not-an-option"])
      return
    }
    #expect(options.diagnostics.isEmpty)
    #expect(options.value.source == "my app.yaml")
    #expect(options.value.request.kind == .chain)
    #expect(options.value.request.focus == ["picker", "library"])
    #expect(options.value.request.step == 2)
    #expect(options.value.embedding == .picture)
    #expect(options.value.hasTable == false)
  }

  @Test func reportsEveryMistakeWithWhatWouldBeRight() {
    let options = read("figur: chain, figure: chian, step: -1, as: png, as: image")
    #expect(
      options.diagnostics.map(\.code) == [
        "unknown-option", "unknown-value", "not-a-number", "unknown-value", "duplicate-key",
      ])
    #expect(options.diagnostics[0].suggestion == "did you mean 'figure'?")
    #expect(options.diagnostics[1].suggestion == "did you mean 'chain'?")
  }
}

@Suite struct EmbeddedFigureTests {
  @Test(arguments: [
    (
      EmbeddedFigure(alternativeText: "a [b] \"c\"\nd", content: .image("my figures/a.svg")),
      "![a \\[b\\] \"c\" d](my%20figures/a.svg)"
    ),
    (
      EmbeddedFigure(alternativeText: "a \"b\" & c", content: .picture(light: "a.svg", dark: "a~dark.svg")),
      """
      <picture>
      <source media="(prefers-color-scheme: dark)" srcset="a~dark.svg">
      <img alt="a &quot;b&quot; &amp; c" src="a.svg">
      </picture>
      """
    ),
    (
      EmbeddedFigure(
        alternativeText: "",
        content: .inline(SVGText(Array("<?xml version=\"1.0\"?>\n<svg width=\"9\">\n\n <g/></svg>\n".utf8)).inPage)),
      """
      <div class="vcgraph" data-search-exclude data-pagefind-ignore>
      <svg style="max-width:100%;height:auto" width="9">
      <g/></svg>
      </div>
      """
    ),
    (
      EmbeddedFigure(alternativeText: "", content: .mermaid("graph LR\n"), table: "| a |\n"),
      "```mermaid\ngraph LR\n```\n\n| a |"
    ),
  ])
  func isMarkdown(figure: EmbeddedFigure, markdown: String) {
    #expect(figure.markdown == markdown)
  }
}
