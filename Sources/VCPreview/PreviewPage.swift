import VCPage

/// The page of a preview: the errors, followed by every figure with its source.
enum PreviewPage {
  /// The page around the content, which its script inserts and updates.
  static let html = """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>vcgraph</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/preview.css">
    <body>
    <header><h1>vcgraph</h1><p id="state" role="status">connecting</p></header>
    <input id="filter" type="search" placeholder="Filter" aria-label="Filter sources and figures">
    <main id="content"></main>
    <script src="/preview.js"></script>

    """

  static let policy =
    "default-src 'none'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
    + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  /// Inserts the content whenever the server reports a new version; the reader's scroll position is kept.
  static let script = """
    const content = document.getElementById("content");
    const state = document.getElementById("state");
    let shown = "";

    async function show(version) {
      if (version === shown) return;
      const response = await fetch("/content");
      content.innerHTML = await response.text();
      shown = version;
      document.documentElement.dataset.version = version;
      filter();
    }

    // Only what has all the words in its paths stays, in the list of contents and below.
    const field = document.getElementById("filter");
    function filter() {
      const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
      for (const item of content.querySelectorAll("[data-words]")) {
        item.hidden = !words.every((word) => item.dataset.words.toLowerCase().includes(word));
      }
    }
    field.addEventListener("input", filter);

    const events = new EventSource("/events");
    events.onopen = () => { state.textContent = "live"; };
    events.onerror = () => { state.textContent = "waiting for vcgraph build --serve"; };
    events.onmessage = (event) => show(event.data);

    """

  static let style = """
    :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
    body { margin: 0 auto; max-width: 80rem; padding: 0 1.5rem 4rem; }
    header { align-items: baseline; display: flex; gap: 1rem; }
    h1, h2 { font-size: 1.1rem; }
    #state { opacity: 0.7; }
    #filter { display: block; font: inherit; margin: 0 0 1rem; }
    #problems {
      background: light-dark(#fff1f0, #3a1513); border: 1px solid light-dark(#c4281c, #ff8a80); border-radius: 6px;
      margin: 0 0 1rem; overflow: auto; padding: 0.75rem 1rem; position: sticky; top: 0.5rem; white-space: pre-wrap;
      z-index: 1;
    }
    .stale figure { opacity: 0.5; }
    .note { border: 1px solid currentColor; border-radius: 4px; font-size: 0.8rem; padding: 0 0.4rem; }
    [hidden] { display: none; }
    nav { columns: 16rem; font-size: 0.85rem; max-height: 12rem; overflow: auto; }
    nav a { display: block; overflow-wrap: anywhere; }
    section { scroll-margin-top: 1rem; }
    figure { margin: 1rem 0 2rem; }
    figcaption { font-size: 0.85rem; opacity: 0.7; }
    img { height: auto; max-width: 100%; }

    """

  /// Returns the part that changes.
  static func content(
    _ sources: [PreviewContent.Source], problems: String, version: (String) -> Int
  ) -> String {
    var parts: [HTML] = []
    if !problems.isEmpty {
      parts.append(.tag("pre", ["id": "problems", "role": "alert"], Self.linked(problems, to: sources)))
    }
    if sources.isEmpty, problems.isEmpty { parts.append(.tag("p", text: "No figures are configured yet.")) }
    if sources.count > 1 { parts.append(contents(of: sources)) }
    parts += sources.enumerated().map { section($1, number: $0, version: version) }
    return parts.map { $0.markup + "\n" }.joined()
  }

  /// Returns a list of links to all sources.
  private static func contents(of sources: [PreviewContent.Source]) -> HTML {
    .tag(
      "nav", ["aria-label": "Contents"],
      sources.enumerated().map { number, source in
        .tag("a", ["href": "#source-\(number)", "data-words": words(of: source)], text: source.name)
      })
  }

  /// Returns the text of a source that the filter searches.
  private static func words(of source: PreviewContent.Source) -> String {
    ([source.name] + source.outputs).joined(separator: " ")
  }

  /// Turns lines that begin with the path of a source into links to its figures.
  private static func linked(_ problems: String, to sources: [PreviewContent.Source]) -> [HTML] {
    problems.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { number, line -> [HTML] in
      let end: [HTML] = number == 0 ? [] : [.text("\n")]
      guard let source = sources.firstIndex(where: { line.hasPrefix("\($0.name):") }) else {
        return end + [.text(String(line))]
      }
      return end + [.tag("a", ["href": "#source-\(source)"], text: String(line))]
    }
  }

  private static func section(
    _ source: PreviewContent.Source, number: Int, version: (String) -> Int
  ) -> HTML {
    let words = source.outputs.isEmpty ? "no figure yet" : "last good figure"
    let note: [HTML] = source.isStale ? [.text(" "), .tag("span", ["class": "note"], text: words)] : []
    let figures = source.outputs.filter { !isDark($0, among: source.outputs) }.map { path in
      figure(path, dark: source.outputs.first { $0 == dark(of: path) }, version: version)
    }
    return .tag(
      "section",
      ["id": "source-\(number)", "class": source.isStale ? "stale" : nil, "data-words": self.words(of: source)],
      [.tag("h2", [:], [.text(source.name)] + note)] + figures)
  }

  private static func figure(_ path: String, dark: String?, version: (String) -> Int) -> HTML {
    let address = address(of: path, version(path))
    guard path.hasSuffix(".svg") || path.hasSuffix(".png") else {
      return .tag("p", [:], [.tag("a", ["href": address], text: path)])
    }
    let source = dark.map { dark in
      let address = self.address(of: dark, version(dark))
      return HTML.tag("source", ["media": "(prefers-color-scheme: dark)", "srcset": address])
    }
    let image = HTML.tag("img", ["alt": path, "src": address])
    let picture = HTML.tag("picture", [:], (source.map { [$0] } ?? []) + [image])
    return .tag("figure", [:], [.tag("a", ["href": address], [picture]), .tag("figcaption", text: path)])
  }

  /// Returns `camera~dark.svg` for `camera.svg`.
  private static func dark(of path: String) -> String? {
    path.lastIndex(of: ".").map { "\(path[..<$0])~dark\(path[$0...])" }
  }

  private static func isDark(_ path: String, among paths: [String]) -> Bool {
    paths.contains { dark(of: $0) == path }
  }

  private static func address(of path: String, _ version: Int) -> String {
    "/files/\(path.percentEncoded(keeping: "-._~/"))?\(version)"
  }
}
