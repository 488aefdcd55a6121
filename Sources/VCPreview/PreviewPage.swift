/// The page of a preview: every figure with its source, and what is wrong above them.
enum PreviewPage {
  /// The page around the content, which its script puts in and renews.
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
    <main id="content"></main>
    <script src="/preview.js"></script>

    """

  static let policy =
    "default-src 'none'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
    + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  /// Puts the content in whenever the server says that there is another one; whoever reads stays where they are.
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
    }

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
    #problems {
      background: light-dark(#fff1f0, #3a1513); border: 1px solid light-dark(#c4281c, #ff8a80); border-radius: 6px;
      margin: 0 0 1rem; overflow: auto; padding: 0.75rem 1rem; position: sticky; top: 0.5rem; white-space: pre-wrap;
      z-index: 1;
    }
    .stale figure { opacity: 0.5; }
    .note { border: 1px solid currentColor; border-radius: 4px; font-size: 0.8rem; padding: 0 0.4rem; }
    figure { margin: 1rem 0 2rem; }
    figcaption { font-size: 0.85rem; opacity: 0.7; }
    img { height: auto; max-width: 100%; }

    """

  /// The part that changes.
  static func content(
    _ sources: [PreviewContent.Source], problems: String, version: (String) -> Int
  ) -> String {
    let alert = problems.isEmpty ? "" : "<pre id=\"problems\" role=\"alert\">\(problems.escaped)</pre>\n"
    let empty = sources.isEmpty && problems.isEmpty ? "<p>Nothing asks for a figure yet.</p>\n" : ""
    return alert + empty + sources.map { section($0, version: version) }.joined()
  }

  private static func section(_ source: PreviewContent.Source, version: (String) -> Int) -> String {
    let note = source.isStale ? " <span class=\"note\">last good figure</span>" : ""
    let figures = source.outputs.filter { !isDark($0, among: source.outputs) }.map { path in
      figure(path, dark: source.outputs.first { $0 == dark(of: path) }, version: version)
    }
    return """
      <section\(source.isStale ? " class=\"stale\"" : "")>
      <h2>\(source.name.escaped)\(note)</h2>
      \(figures.joined())</section>

      """
  }

  private static func figure(_ path: String, dark: String?, version: (String) -> Int) -> String {
    let address = address(of: path, version(path))
    guard path.hasSuffix(".svg") || path.hasSuffix(".png") else {
      return "<p><a href=\"\(address)\">\(path.escaped)</a></p>\n"
    }
    let source = dark.map { dark in
      "<source media=\"(prefers-color-scheme: dark)\" srcset=\"\(self.address(of: dark, version(dark)))\">"
    }
    return """
      <figure><a href="\(address)"><picture>\(source ?? "")<img alt="\(path.escaped)" src="\(address)"></picture></a>
      <figcaption>\(path.escaped)</figcaption></figure>

      """
  }

  /// `camera~dark.svg` for `camera.svg`.
  private static func dark(of path: String) -> String? {
    path.lastIndex(of: ".").map { "\(path[..<$0])~dark\(path[$0...])" }
  }

  private static func isDark(_ path: String, among paths: [String]) -> Bool {
    paths.contains { dark(of: $0) == path }
  }

  private static func address(of path: String, _ version: Int) -> String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/-._~".utf8)
    let path = path.utf8.map { byte in
      let digits = String(byte, radix: 16, uppercase: true)
      return plain.contains(byte) ? String(UnicodeScalar(byte)) : byte < 16 ? "%0\(digits)" : "%\(digits)"
    }
    return "/files/\(path.joined())?\(version)"
  }
}

extension String {
  /// For a text and for an attribute in double quotes.
  fileprivate var escaped: String {
    var result = ""
    for character in self {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
    return result
  }
}
