import Foundation
import Testing

/// The recipes of docs/site.md, each with its tool.
@Suite struct RecipeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      title: Buying
      window: {id: shop, class: ShopViewController, title: Shop}
      controllers:
        pay: {class: PaymentViewController, title: Payment}
      steps:
        - {present: pay, from: shop, trigger: Tap Buy}
      """, to: "models/buying.vcmodel.yaml")
  }

  /// A page with two figures, one of them in a list.
  private func page(in folder: String, title: String = "# Buying\n") -> String {
    let up = folder.split(separator: "/").map { _ in "../" }.joined()
    return """
      \(title)
      ```vcgraph src: \(up)models/buying.vcmodel.yaml
      ```

      - At the start:

        ```vcgraph src: \(up)models/buying.vcmodel.yaml, step: 0, name: start
        ```

      """
  }

  private func build(_ pages: String) throws {
    try folder.write("pages: [\(pages)]\n", to: "vcgraph.yml")
    let build = try BuiltProgram.run(["build"], in: folder.url)
    try #require(build.status == 0, "\(build.errors)")
  }

  private func run(_ tool: InstalledTool?, _ arguments: String...) throws {
    let run = try #require(tool).run(arguments, in: folder.url)
    try #require(run.status == 0, "\(run.output)")
    #expect(!run.output.lowercased().contains("warning:"), "\(run.output)")
  }

  /// Checks that a page shows both figures, and that their files exist where it references them.
  private func expectFigures(in page: String) throws {
    let html = try folder.text(of: page)
    let images = html.matches(of: /<img[^>]*>/).map { String($0.output) }
      .compactMap { $0.firstMatch(of: /src="?([^"\s>]+)/)?.output.1 }.filter { $0.contains(".svg") }
    // A tool may show an image twice: on the page, and enlarged.
    #expect(Set(images).count == 2, "\(html)")
    for image in images {
      let path =
        image.hasPrefix("/")
        ? folder.url.appendingPathComponent("site\(image)")
        : folder.url.appendingPathComponent(page).deletingLastPathComponent().appendingPathComponent(String(image))
      #expect(FileManager.default.fileExists(atPath: path.path), "\(image)")
    }
    #expect(html.contains("Shop presents") || html.contains("presented by Shop"))
    #expect(!html.contains("```"))
  }

  @Test(.enabled(if: InstalledTool.mkdocs != nil, "MkDocs is not installed"))
  func mkDocs() throws {
    try folder.write("site_name: Shop\nexclude_docs: \"*.template.md\"\n", to: "mkdocs.yml")
    try folder.write("# Start\n\n[Buying](guide/buying.md)\n", to: "docs/index.md")
    try folder.write(page(in: "docs/guide"), to: "docs/guide/buying.template.md")
    try build("{path: docs, as: image}")
    let tool = try #require(InstalledTool.mkdocs).run(["build", "--strict"], in: folder.url)
    try #require(tool.status == 0, "\(tool.output)")
    try expectFigures(in: "site/guide/buying/index.html")
  }

  @Test(.enabled(if: InstalledTool.sphinx != nil, "Sphinx is not installed"))
  func sphinxWithMyST() throws {
    try folder.write(
      "project = 'Shop'\nextensions = ['myst_parser']\nexclude_patterns = ['**.template.md']\n", to: "docs/conf.py")
    try folder.write(
      page(in: "docs").replacingOccurrences(of: "```vcgraph", with: "```{vcgraph}"), to: "docs/index.template.md")
    try build("docs")
    try run(InstalledTool.sphinx, "-W", "-q", "docs", "site")
    try expectFigures(in: "site/index.html")
  }

  @Test(.enabled(if: InstalledTool.jekyll != nil, "Jekyll is not installed"))
  func jekyll() throws {
    try folder.write("exclude: [\"*.template.md\", models, vcgraph.yml]\n", to: "_config.yml")
    try folder.write(page(in: "", title: "---\ntitle: Buying\n---\n"), to: "buying.template.md")
    try build("\"*.template.md\"")
    try run(InstalledTool.jekyll, "build", "--destination", "site", "--disable-disk-cache")
    try expectFigures(in: "site/buying.html")
  }

  @Test(.enabled(if: InstalledTool.hugo != nil, "Hugo is not installed"))
  func hugo() throws {
    try folder.write(
      "baseURL = \"/\"\ntitle = \"Shop\"\ndisableKinds = [\"taxonomy\", \"term\", \"RSS\", \"sitemap\", \"404\"]\n"
        + "ignoreFiles = ['\\.template\\.md$']\n", to: "hugo.toml")
    try folder.write("<!DOCTYPE html><title>{{ .Title }}</title>{{ .Content }}\n", to: "layouts/_default/single.html")
    try folder.write("<!DOCTYPE html><title>{{ .Title }}</title>\n", to: "layouts/index.html")
    try folder.write(
      page(in: "content/buying", title: "---\ntitle: Buying\n---\n"), to: "content/buying/index.template.md")
    try build("{path: content, as: image, images: .}")
    try run(InstalledTool.hugo, "--config", "hugo.toml", "--destination", "site")
    try expectFigures(in: "site/buying/index.html")
  }

  @Test(.enabled(if: InstalledTool.mdbook != nil, "mdBook is not installed"))
  func mdBook() throws {
    try folder.write("[book]\ntitle = \"Shop\"\n[build]\nbuild-dir = \"site\"\n", to: "book.toml")
    try folder.write("# Summary\n\n- [Buying](buying.md)\n", to: "src/SUMMARY.md")
    try folder.write(page(in: "src"), to: "src/buying.md")
    try build("{path: src, as: image}")
    try run(InstalledTool.mdbook, "build")
    try expectFigures(in: "site/buying.html")
  }

  @Test(.enabled(if: InstalledTool.docc != nil, "DocC is not installed"))
  func docC() throws {
    try FileManager.default.copyItem(
      at: BuiltProgram.package.appendingPathComponent("samples/site"), to: folder.url.appendingPathComponent("shop"))
    let build = try BuiltProgram.run(["build", "--config", "shop/vcgraph.yml"], in: folder.url)
    try #require(build.status == 0, "\(build.errors)")
    try run(InstalledTool.docc, "convert", "shop/App.docc", "--output-path", "site")
    #expect(folder.contents(of: "site/data/documentation/app") == ["shop.json", "signing-in.json"])
    let images = folder.contents(of: "site/images/App")
    #expect(images == ["Shop.svg", "Shop~dark.svg", "signing-in.svg", "signing-in~dark.svg"])
    #expect(try folder.text(of: "site/data/documentation/app/shop.json").contains("Shop~dark.svg"))
  }

  /// Both build what is missing or older than the model or the theme, and nothing when run again.
  @Test(
    .enabled(if: InstalledTool.make != nil || InstalledTool.ninja != nil, "neither make nor Ninja is installed"),
    arguments: ["make", "ninja"])
  func makeAndNinja(name: String) throws {
    guard let tool = name == "make" ? InstalledTool.make : InstalledTool.ninja else { return }
    let render = "\(BuiltProgram.executable.path) render models/buying.vcmodel.yaml --theme brand.yml -o buying.svg"
    try folder.write(
      "buying.svg: models/buying.vcmodel.yaml\n\t\(render) --depfile buying.d\n-include buying.d\n", to: "Makefile")
    try folder.write(
      "rule figure\n  command = \(render) --depfile buying.d\n  depfile = buying.d\n  deps = gcc\n"
        + "build buying.svg: figure models/buying.vcmodel.yaml\n", to: "build.ninja")
    try folder.write("fonts: Inter\n", to: "brand.yml")
    func isMade() throws -> Bool {
      let run = try tool.run([], in: folder.url)
      #expect(run.status == 0, "\(run.output)")
      return run.output.contains("--depfile")
    }
    #expect(try isMade())
    #expect(try !isMade())
    for change in ["# No word of the figure changes.\nfonts: Inter\n", "fonts: Courier\n"] {
      Thread.sleep(forTimeInterval: 0.02)
      try folder.write(change, to: "brand.yml")
      #expect(try isMade())
      #expect(try !isMade(), "after \(change)")
    }
    #expect(try folder.text(of: "buying.svg").contains("Courier"))
  }

  /// No tool for MDX is available to test with; for Docusaurus, a comment must be able to hold a figure, and no brace
  /// in the text around it may be parsed as an expression.
  @Test func docusaurusCommentsHoldFigures() throws {
    let model = try folder.text(of: "models/buying.vcmodel.yaml")
    try folder.write(
      model.replacingOccurrences(of: "title: Payment", with: "title: \"Pay {total}\""), to: "models/buying.vcmodel.yaml"
    )
    let block = "{/* vcgraph src: ../models/buying.vcmodel.yaml, table: yes */}\n{/* /vcgraph */}\n"
    for page in ["buying.mdx", "paying.md"] { try folder.write("# Buying\n\n\(block)", to: "docs/\(page)") }
    try build("{path: docs, as: image}")
    for page in ["buying.mdx", "paying.md"] {
      let text = try folder.text(of: "docs/\(page)")
      #expect(
        text.contains(") */}\n![") && text.contains("-buying.svg)\n\n<details>") && text.contains("</details>\n\n|")
          && text.hasSuffix("{/* /vcgraph */}\n"),
        "\(text)")
      #expect(text.contains("Pay \\{total\\}") && !text.contains("Pay {total}"), "\(text)")
    }
    #expect(folder.contents(of: "docs/figures") == ["buying-buying.svg", "paying-buying.svg"])
  }
}

/// Built pages in a browser.
@Suite(.timeLimit(.minutes(3))) struct PageInBrowserTests {
  @Test(
    .enabled(if: InstalledTool.chromium != nil, "Chromium is not installed"), arguments: ["picture", "inline", "image"])
  func figuresAreLoadedFollowDarkAndLeaveTheConsoleEmpty(embedding: String) throws {
    let folder = try TemporaryFolder()
    // HTML blocks are HTML in Markdown, too; an image needs the help of the page's generator.
    let filtered = try BuiltProgram.run(
      ["markdown", "--as", embedding], in: folder.url, input: "```vcgraph\nwindow: {id: list, title: List}\n```\n")
    try #require(filtered.status == 0)
    let body = filtered.output.replacing(/!\[(.*)\]\((.*)\)/) { "<img alt=\"\($0.output.1)\" src=\"\($0.output.2)\">" }
    let page = try folder.write(
      "<!DOCTYPE html><html lang=\"en\"><title>Page</title><meta name=\"color-scheme\" content=\"light dark\">"
        + "<link rel=\"icon\" href=\"data:,\">\(body)", to: "page.html")
    let browser = try Browser(try #require(InstalledTool.chromium))
    try browser.open(page.absoluteString)
    let light = try browser.look(embedding)
    try browser.prefersDark(true)
    if embedding == "picture" { try browser.wait(for: "document.images[0].currentSrc.includes('~dark')") }
    let dark = try browser.look(embedding)
    #expect(try browser.images().allSatisfy(\.isLoaded))
    #expect(try browser.images().count == (embedding == "inline" ? 0 : 1))
    // An image follows without help: its own style uses the colour scheme.
    if embedding != "image" { #expect(light != dark) }
    #expect(browser.console == [])
  }
}

extension Browser {
  /// How the figure is displayed: which file, or the colour of the page behind it.
  fileprivate func look(_ embedding: String) throws -> String? {
    try evaluate(
      embedding == "inline"
        ? "getComputedStyle(document.querySelector('.f-page')).fill" : "document.images[0].currentSrc") as? String
  }
}
