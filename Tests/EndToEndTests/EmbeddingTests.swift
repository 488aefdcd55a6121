import Foundation
import Testing

/// How site generators treat figures: the table in docs/site.md lists the results of these tests.
@Suite(.serialized) struct EmbeddingTests {
  static let embeddings = ["image", "picture", "only", "inline", "mermaid"]

  @Test(arguments: SiteGenerator.all.filter { $0.tool != nil })
  func theDocumentationSaysWhatWorks(generator: SiteGenerator) throws {
    let cells = try Self.embeddings.map { try generator.outcome(of: $0) }
    let row = "| \(generator.name) | \(cells.joined(separator: " | ")) |"
    let documentation = try String(
      contentsOf: BuiltProgram.package.appendingPathComponent("docs/site.md"), encoding: .utf8)
    #expect(documentation.contains(row), "docs/site.md must contain:\n\(row)")
  }

  /// A page of a site with a figure that offers a choice.
  private func page(_ root: String, _ body: String) -> String {
    """
    <!DOCTYPE html><html lang="en"\(root)><meta charset="utf-8"><title>Page</title>\
    <meta name="viewport" content="width=device-width"><style>main{max-width:600px}</style><main>\(body)</main>
    """
  }

  private func figure(_ folder: TemporaryFolder) throws -> String {
    let model = try String(
      contentsOf: BuiltProgram.package.appendingPathComponent("samples/camera.vcmodel.yaml"), encoding: .utf8)
    let run = try BuiltProgram.run(
      ["markdown", "--as", "inline"], in: folder.url, input: "```vcgraph\n\(model)\n```\n")
    try #require(run.status == 0, "\(run.errors)")
    return run.output
  }

  @Test(
    .enabled(if: InstalledTool.chromium != nil, "Chromium is not installed"), .timeLimit(.minutes(3)))
  func anInlineFigureFollowsTheSitesChoiceBeforeTheSystems() throws {
    let folder = try TemporaryFolder()
    let body = try figure(folder)
    let browser = try Browser(try #require(InstalledTool.chromium))
    let (light, dark) = ("rgb(255, 255, 255)", "rgb(28, 28, 30)")
    let choices: [(root: String, light: Bool, dark: Bool)] = [
      ("", false, true), (" data-theme=\"dark\"", true, true), (" data-theme=\"light\"", false, false),
      (" data-theme=\"auto\"", false, true), (" data-md-color-scheme=\"slate\"", true, true),
      (" data-md-color-scheme=\"default\"", false, false), (" data-bs-theme=\"dark\"", true, true),
      (" data-bs-theme=\"light\"", false, false), (" class=\"dark\"", true, true), (" class=\"light\"", false, false),
      (" class=\"navy\"", true, true),
    ]
    for choice in choices {
      let page = try folder.write(page(choice.root, body), to: "page.html")
      for (isSystemDark, isDark) in [(false, choice.light), (true, choice.dark)] {
        try browser.open(page.absoluteString, isDark: isSystemDark)
        let fill = try browser.evaluate("getComputedStyle(document.querySelector('.f-page')).fill") as? String
        #expect(fill == (isDark ? dark : light), "\(choice.root), system dark: \(isSystemDark)")
      }
    }
    #expect(browser.console == [])
  }

  @Test(
    .enabled(if: InstalledTool.chromium != nil, "Chromium is not installed"), .timeLimit(.minutes(3)),
    arguments: [(375, 800), (1280, 800)])
  func anInlineFigureIsNeverWiderThanItsColumn(width: Int, height: Int) throws {
    let folder = try TemporaryFolder()
    let page = try folder.write(page("", try figure(folder)), to: "page.html")
    let browser = try Browser(try #require(InstalledTool.chromium))
    try browser.resize(width: width, height: height)
    try browser.open(page.absoluteString)
    let fits =
      try browser.evaluate(
        "document.querySelector('main svg').getBoundingClientRect().width <= document.querySelector('main').clientWidth "
          + "&& document.documentElement.scrollWidth <= innerWidth") as? Bool
    #expect(fits == true)
    let shape =
      try browser.evaluate(
        "(() => { const svg = document.querySelector('main svg'), box = svg.getBoundingClientRect(), view = svg.viewBox.baseVal;"
          + " return Math.abs(box.width / box.height - view.width / view.height) < 0.05 })()") as? Bool
    #expect(shape == true, "it keeps its shape")
  }
}
