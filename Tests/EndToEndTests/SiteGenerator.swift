import Foundation
import Testing

/// A site generator with a site of one page, to test how it treats figures.
struct SiteGenerator: Sendable, CustomTestStringConvertible {
  let name: String
  let tool: InstalledTool?
  /// Other files of the site.
  let files: [String: String]
  /// The page's template, including its front matter.
  let page: String
  let front: String
  let rule: String
  let arguments: [String]
  /// The built page.
  let built: String
  /// Whether it creates a search index.
  let hasSearch: Bool

  var testDescription: String { name }

  static let all = [
    SiteGenerator(
      name: "MkDocs, Material", tool: InstalledTool.hasModule("material") ? .mkdocs : nil,
      files: [
        "mkdocs.yml": """
        site_name: Shop
        theme: {name: material}
        exclude_docs: "*.template.md"
        markdown_extensions:
          - attr_list
          - pymdownx.superfences:
              custom_fences: [{name: mermaid, class: mermaid, format: !!python/name:pymdownx.superfences.fence_code_format }]

        """, "docs/index.md": "# Start\n",
      ], page: "docs/guide/buying.template.md", front: "# Buying\n", rule: "docs",
      arguments: ["build", "--strict", "-q"], built: "site/guide/buying/index.html", hasSearch: true),
    SiteGenerator(
      name: "MkDocs", tool: .mkdocs,
      files: ["mkdocs.yml": "site_name: Shop\nexclude_docs: \"*.template.md\"\n", "docs/index.md": "# Start\n"],
      page: "docs/guide/buying.template.md", front: "# Buying\n", rule: "docs",
      arguments: ["build", "--strict", "-q"], built: "site/guide/buying/index.html", hasSearch: true),
    SiteGenerator(
      name: "Sphinx, Furo, MyST", tool: InstalledTool.hasModule("furo") ? .sphinx : nil,
      files: [
        "docs/conf.py":
          "project = 'Shop'\nextensions = ['myst_parser']\nhtml_theme = 'furo'\nexclude_patterns = ['**.template.md']\n"
      ], page: "docs/index.template.md", front: "# Buying\n", rule: "docs",
      arguments: ["-q", "docs", "site"], built: "site/index.html", hasSearch: true),
    SiteGenerator(
      name: "Jekyll", tool: .jekyll,
      files: ["_config.yml": "exclude: [\"*.template.md\", models, vcgraph.yml]\n"], page: "buying.template.md",
      front: "---\ntitle: Buying\n---\n", rule: "\"*.template.md\"",
      arguments: ["build", "--destination", "site", "--disable-disk-cache"], built: "site/buying.html", hasSearch: false
    ),
    SiteGenerator(
      name: "Hugo", tool: .hugo,
      files: [
        "hugo.toml":
          "baseURL = \"/\"\ntitle = \"Shop\"\ndisableKinds = [\"taxonomy\", \"term\", \"RSS\", \"sitemap\", \"404\"]\n"
          + "ignoreFiles = ['\\.template\\.md$']\n",
        "layouts/_default/single.html": "<!DOCTYPE html><title>{{ .Title }}</title>{{ .Content }}\n",
        "layouts/index.html": "<!DOCTYPE html><title>{{ .Title }}</title>\n",
      ], page: "content/buying/index.template.md", front: "---\ntitle: Buying\n---\n", rule: "content",
      arguments: ["--config", "hugo.toml", "--destination", "site"], built: "site/buying/index.html", hasSearch: false),
    SiteGenerator(
      name: "mdBook", tool: .mdbook,
      files: [
        "book.toml": "[book]\ntitle = \"Shop\"\n[build]\nbuild-dir = \"site\"\n",
        "src/SUMMARY.md": "# Summary\n\n- [Buying](buying.md)\n",
      ], page: "src/buying.md", front: "# Buying\n", rule: "src", arguments: ["build"], built: "site/buying.html",
      hasSearch: true),
  ]

  /// The result for a figure that is embedded in a certain way: a cell of the table in the documentation.
  func outcome(of embedding: String) throws -> String {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    let depth = page.split(separator: "/").count - 1
    let source = String(repeating: "../", count: depth) + "models/buying.vcmodel.yaml"
    try folder.write(
      "window: {id: shop, class: ShopViewController, title: Shop}\ncontrollers:\n  pay: {class: PaymentViewController, "
        + "title: Payment}\nsteps:\n  - {present: pay, from: shop}\n", to: "models/buying.vcmodel.yaml")
    try folder.write(
      "\(front)\n```vcgraph src: \(source), alt: \"A figure\"\n```\n", to: page)
    let images = name == "Hugo" ? ", images: ." : ""
    try folder.write("pages: [{path: \(rule), as: \(embedding)\(images)}]\n", to: "vcgraph.yml")
    let build = try BuiltProgram.run(["build"], in: folder.url)
    try #require(build.status == 0, "\(build.errors)")
    let run = try #require(tool).run(arguments, in: folder.url)
    try #require(run.status == 0, "\(run.output)")
    return try outcome(of: embedding, in: folder)
  }

  private func outcome(of embedding: String, in folder: TemporaryFolder) throws -> String {
    let html = try folder.text(of: built)
    switch embedding {
    case "inline":
      guard let start = html.range(of: "<svg style=\"max-width"),
        let end = html.range(of: "</svg>", range: start.upperBound..<html.endIndex)
      else { return "left out" }
      let svg = html[start.lowerBound..<end.upperBound]
      guard !svg.contains("<p>"), !svg.contains("&lt;"), svg.contains(">Payment</text>") else { return "torn apart" }
      // Some search indexes contain only word stems.
      let isFound = hasSearch && searchText(in: folder).contains("paymentview")
      return isFound ? "works; its words are in the search" : "works"
    case "mermaid":
      if html.contains("class=\"mermaid\"") { return "works" }
      return "code, until a plugin draws it"
    default:
      let addresses = html.matches(of: /(?:src|srcset)="?([^"\s>]+\.svg)(?:#[a-z-]*)?["\s>]/).map {
        String($0.output.1)
      }
      .filter { !$0.contains("://") && !$0.hasPrefix("data:") && $0.contains("buying") }
      let pages = folder.url.appendingPathComponent(built).deletingLastPathComponent()
      let areThere = addresses.allSatisfy { address in
        let url =
          address.hasPrefix("/")
          ? folder.url.appendingPathComponent("site\(address)") : pages.appendingPathComponent(address)
        return FileManager.default.fileExists(atPath: url.path)
      }
      if addresses.isEmpty { return "left out" }
      guard areThere else { return "image not found" }
      return embedding == "only" && !Self.knowsOnly.contains(name) ? "both images are shown" : "works"
    }
  }

  /// Themes that support `#only-light` and `#only-dark`.
  private static let knowsOnly = ["MkDocs, Material"]

  /// The site's search index, in lower case.
  private func searchText(in folder: TemporaryFolder) -> String {
    let site = folder.url.appendingPathComponent("site")
    let names = (FileManager.default.enumerator(atPath: site.path)?.allObjects as? [String]) ?? []
    return names.filter {
      $0.contains("search") && ($0.hasSuffix(".json") || $0.hasSuffix("index.js") || $0.contains("searchindex"))
    }
    .compactMap { try? String(contentsOf: site.appendingPathComponent($0), encoding: .utf8) }.joined().lowercased()
  }
}
