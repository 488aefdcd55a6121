import Foundation
import Testing

/// The MkDocs plugin and the Sphinx extension, each with its tool, installed as by a user.
@Suite(.serialized) struct NativePluginTests {
  private let folder: TemporaryFolder
  private let packages: URL

  init() throws {
    folder = try TemporaryFolder()
    packages = folder.url.appendingPathComponent("packages")
    guard let python = InstalledTool.sitePython else { return }
    // A copy, because building leaves files behind.
    try FileManager.default.copyItem(
      at: BuiltProgram.package.appendingPathComponent("Plugins/Python"),
      to: folder.url.appendingPathComponent("python"))
    let install = try python.run(
      [
        "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-deps", "--no-build-isolation", "--no-index",
        "--target", packages.path, "./python",
      ], in: folder.url)
    try #require(install.status == 0, "\(install.output)")
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

  private func run(_ tool: InstalledTool?, _ arguments: String...) throws -> String {
    let run = try #require(tool).run(arguments, in: folder.url, environment: ["PYTHONPATH": packages.path])
    try #require(run.status == 0, "\(run.output)")
    return run.output
  }

  private func mkdocs(_ embedding: String, language: String = "en") throws {
    try folder.write(
      """
      site_name: Shop
      theme: {name: material, language: \(language)}
      plugins:
        - search
        - vcgraph: {program: "\(BuiltProgram.executable.path)", as: \(embedding)}
      markdown_extensions: [admonition, pymdownx.superfences, {pymdownx.tabbed: {alternate_style: true}}]

      """, to: "mkdocs.yml")
    let block = { (indent: String, info: String) in
      "\(indent)```vcgraph src: ../../models/buying.vcmodel.yaml\(info)\n\(indent)```\n"
    }
    try folder.write(
      "# Buying\n\n\(block("", ""))\n!!! note\n\n\(block("    ", ", step: 0"))\n=== \"Chain\"\n\n\(block("    ", ", figure: chain"))",
      to: "docs/guide/buying.md")
    try folder.write("# Start\n", to: "docs/index.md")
    _ = try run(.mkdocs, "build", "--strict", "-q")
  }

  @Test(
    .enabled(
      if: InstalledTool.sitePython != nil && InstalledTool.hasModule("material"), "MkDocs Material is not installed"))
  func mkDocsShowsFiguresInTheBuiltSiteOnly() throws {
    let before = Set(folder.contents(of: "docs/guide"))
    try mkdocs("image")
    #expect(Set(folder.contents(of: "docs/guide")).subtracting(before) == ["buying.md"])
    let html = try folder.text(of: "site/guide/buying/index.html")
    for image in ["buying-buying.svg", "buying-buying-step-0.svg", "buying-buying-chain.svg"] {
      #expect(html.contains("src=\"../figures/\(image)\""), "\(image)")
      #expect(folder.contents(of: "site/guide/figures").contains(image))
    }
    #expect(!html.contains("```"))
  }

  @Test(
    .enabled(
      if: InstalledTool.sitePython != nil && InstalledTool.hasModule("material"), "MkDocs Material is not installed"))
  func mkDocsPutsSVGsIntoThePageButNotIntoTheSearch() throws {
    try mkdocs("inline")
    let html = try folder.text(of: "site/guide/buying/index.html")
    #expect(html.matches(of: /<svg style="max-width/).count == 3)
    #expect(!html.contains("vcgraph-figure") && !html.contains("<p><div"))
    let index = try folder.text(of: "site/search/search_index.json")
    #expect(!index.contains("Payment") && index.contains("Buying"))
  }

  @Test(
    .enabled(
      if: InstalledTool.sitePython != nil && InstalledTool.hasModule("material"), "MkDocs Material is not installed"))
  func mkDocsFiguresSpeakTheThemesLanguage() throws {
    try mkdocs("inline", language: "de")
    let html = try folder.text(of: "site/guide/buying/index.html")
    #expect(html.contains("Zu sehen: Payment") && html.contains("<div class=\"vcgraph\" lang=\"de\""))
  }

  @Test(
    .enabled(
      if: InstalledTool.sitePython != nil && InstalledTool.hasModule("material"), "MkDocs Material is not installed"))
  func mkDocsSaysWhatIsWrongWithABlock() throws {
    try mkdocs("image")
    try folder.write("```vcgraph src: nothing.yaml\n```\n", to: "docs/index.md")
    let run = try #require(InstalledTool.mkdocs).run(
      ["build", "--strict", "-q"], in: folder.url, environment: ["PYTHONPATH": packages.path])
    #expect(run.status != 0 && run.output.contains("index.md") && run.output.contains("no such file"), "\(run.output)")
  }

  private func sphinx(_ more: String, _ page: String, _ name: String = "index.md") throws -> String {
    try folder.write(
      "project = 'Shop'\nextensions = ['myst_parser', 'vcgraph_docs.sphinx']\nhtml_theme = 'furo'\nnumfig = True\n"
        + "vcgraph_program = '\(BuiltProgram.executable.path)'\n\(more)", to: "docs/conf.py")
    try folder.write(page, to: "docs/\(name)")
    let output = try run(.sphinx, "-W", "-q", "docs", "site")
    #expect(output.isEmpty)
    return try folder.text(of: "site/index.html")
  }

  @Test(
    .enabled(
      if: InstalledTool.sitePython != nil && InstalledTool.hasModule("furo"), "Sphinx with Furo is not installed"))
  func sphinxHasADirectiveWithNumbersAndBothThemes() throws {
    let html = try sphinx(
      "vcgraph_as = 'only'\n",
      """
      # Buying

      ```{vcgraph} ../models/buying.vcmodel.yaml
      :figure: chain
      :alt: How a guest pays
      :caption: Paying
      :name: paying
      :width: 300px
      ```

      See {numref}`paying`.

      """)
    #expect(html.contains("only-light") && html.contains("only-dark"))
    #expect(html.contains("alt=\"How a guest pays\"") && html.contains("width: 300px"))
    #expect(html.contains("Fig. 1") && html.contains("Paying"))
    #expect(html.contains("href=\"#paying\""))
    #expect(folder.contents(of: "site/_images").filter { $0.hasSuffix(".svg") }.count == 2)
    #expect(folder.contents(of: "docs").sorted() == ["conf.py", "index.md"])
  }

  @Test(
    .enabled(
      if: InstalledTool.sitePython != nil && InstalledTool.hasModule("furo"), "Sphinx with Furo is not installed"))
  func sphinxInRestructuredTextKeepsInlineWordsOutOfTheSearch() throws {
    let html = try sphinx(
      "vcgraph_as = 'inline'\n",
      """
      Buying
      ======

      .. vcgraph::
         :figure: hierarchy

         window: {id: shop, title: Shop}
         controllers:
           pay: {class: PaymentViewController, title: Payment}
         steps:
           - {present: pay, from: shop}

      """, "index.rst")
    #expect(html.contains("<svg style=\"max-width") && html.contains("PaymentViewController"))
    #expect(!(try folder.text(of: "site/searchindex.js")).lowercased().contains("paymentview"))
  }

  @Test(
    .enabled(
      if: InstalledTool.sitePython != nil && InstalledTool.hasModule("furo"), "Sphinx with Furo is not installed"))
  func sphinxTakesTheOptionsOfABlockInAnyCaseAndTheProjectsLanguage() throws {
    let html = try sphinx(
      "vcgraph_as = 'inline'\nlanguage = 'de'\n",
      """
      Buying
      ======

      .. vcgraph:: ../models/buying.vcmodel.yaml
         :figure: frames
         :callbacks:
         :maxWidth: 500

      """, "index.rst")
    #expect(html.contains("viewWillAppear") && html.contains("Schritt 1: Tap Buy"))
  }

  @Test(
    .enabled(
      if: InstalledTool.sitePython != nil && InstalledTool.hasModule("furo"), "Sphinx with Furo is not installed"))
  func sphinxReadsAPageAgainWhenItsModelChanges() throws {
    let page = "# Buying\n\n```{vcgraph} ../models/buying.vcmodel.yaml\n```\n"
    #expect(try sphinx("", page).contains("Payment"))
    let model = try folder.text(of: "models/buying.vcmodel.yaml")
    Thread.sleep(forTimeInterval: 1.1)
    try folder.write(
      model.replacingOccurrences(of: "title: Payment", with: "title: Checkout"), to: "models/buying.vcmodel.yaml")
    _ = try run(.sphinx, "-W", "-q", "docs", "site")
    #expect(try folder.text(of: "site/index.html").contains("Checkout"))
  }
}
