import Foundation
import Testing

@Suite struct GalleryTests {
  private static let model = """
    title: "A <b>title</b>"
    window: {id: home, title: Home}
    figures: [{kind: hierarchy}, {kind: chain}]
    """

  @Test func aGalleryShowsEveryFigureWithItsFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.model, to: "a b.vcmodel.yaml")
    // The second run finds the output of the first.
    for _ in 1...2 {
      let run = try BuiltProgram.run(
        ["render", "a b.vcmodel.yaml", "--theme", "light,dark", "--format", "svg,html,dot", "--gallery", "-o", "out"],
        in: folder.url)
      #expect(run.status == 0, "\(run.errors)")
    }
    let page = try folder.text(of: "out/index.html")
    #expect(page.contains("A &lt;b&gt;title&lt;/b&gt;"))
    #expect(page.contains("<source media=\"(prefers-color-scheme: dark)\" srcset=\"a%20b-hierarchy~dark.svg\">"))
    #expect(page.contains("<a href=\"a%20b-chain.html\">"))
    for match in page.matches(of: #/(?:href|src|srcset)="([^"]*)"/#) {
      let name = try #require(String(match.1).removingPercentEncoding)
      #expect(folder.contents(of: "out").contains(name), "\(name)")
    }
  }

  @Test(.enabled(if: InstalledTool.chromium != nil, "no browser is installed"), arguments: [1280, 400])
  func aGalleryFollowsTheReadersColoursAndFitsTheWindow(width: Int) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.model, to: "a b.vcmodel.yaml")
    let run = try BuiltProgram.run(
      ["render", "a b.vcmodel.yaml", "--theme", "light,dark", "--format", "svg,html", "--gallery", "-o", "out"],
      in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let browser = try Browser(try #require(InstalledTool.chromium))
    try browser.goOffline()
    try browser.resize(width: width, height: 700)
    try browser.open(folder.url.appendingPathComponent("out/index.html").absoluteString, isDark: true)
    try browser.evaluate("[...document.images].forEach((image) => image.scrollIntoView())")
    let images = try browser.images()
    #expect(images.count == 2)
    #expect(images.allSatisfy { $0.isLoaded && $0.address.contains("~dark") })
    #expect(try browser.evaluate("document.documentElement.scrollWidth <= innerWidth") as? Bool == true)
    try browser.click("article h2 a")
    try browser.wait(for: "document.documentElement?.classList.contains('running') === true")
    #expect(try browser.evaluate("document.documentElement.dataset.scheme") as? String == "auto", "both were requested")
    #expect(browser.console == [])
  }

  @Test func aGalleryNeedsAFolder() throws {
    let run = try BuiltProgram.run(["render", "-", "--gallery", "-o", "-"], input: Self.model)
    #expect(run.status == 64)
    #expect(run.errors.contains("name a folder with -o"))
  }

  @Test(arguments: [
    ("rendr", "did you mean 'render'?"), ("xyzzy", "'vcgraph --help' lists the commands"),
    ("map", "'vcgraph render --figure map' draws one"),
  ])
  func anUnknownCommandSuggestsAnotherOne(word: String, suggestion: String) throws {
    let run = try BuiltProgram.run([word, "x"])
    #expect(run.status == 64)
    #expect(run.errors.contains("unknown command '\(word)'"))
    #expect(run.errors.contains(suggestion))
  }

  @Test func aThemeFileIsReadOnceAndNamesItsFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.model, to: "a.vcmodel.yaml")
    try folder.write("colors: {text: '#777777'}", to: "brand.yml")
    let run = try BuiltProgram.run(
      [
        "render", "a.vcmodel.yaml", "--figure", "hierarchy", "--theme", "light,brand.yml", "--format", "svg", "-o",
        "out",
      ],
      in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(folder.contents(of: "out") == ["a.svg", "a~brand.svg"])
    #expect(run.errors.ranges(of: "in light surroundings").count == 1)
    #expect(try folder.text(of: "out/a~brand.svg").contains("#777777"))
  }

  @Test func aBadThemeFileIsAnInputThatIsNotValid() throws {
    let folder = try TemporaryFolder()
    try folder.write("bas: light", to: "bad.yml")
    let run = try BuiltProgram.run(["render", "-", "--theme", "bad.yml", "-o", "-"], in: folder.url, input: Self.model)
    #expect(run.status == 65)
    #expect(run.errors.contains("bad.yml:1:1: error: a theme has no key 'bas'; did you mean 'base'?"))
    #expect(try BuiltProgram.run(["render", "-", "--theme", "no.yml"], input: Self.model).status == 66)
    for word in ["lihgt", "FILE"] {
      #expect(try BuiltProgram.run(["render", "-", "--theme", word], input: Self.model).status == 64)
    }
  }
}
