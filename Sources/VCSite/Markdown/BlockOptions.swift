import VCDiagnostics
import VCModel
import VCWords

/// The options after `vcgraph` in a block.
package struct BlockOptions: Hashable, Sendable {
  /// The file to draw; `nil` if the block contains the model.
  package var source: String?
  package var request = FigureRequest()
  package var embedding: Embedding?
  package var theme: SiteTheme?
  /// Alternative text to use instead of the generated one.
  package var alternativeText: String?
  /// The caption below the figure.
  package var caption: String?
  /// The width of the figure in the page, in pixels; by default its own.
  package var width: Int?
  package var target: Target?
  /// The language of the text; by default the page's.
  package var language: Language?
  /// Whether there is a table of the controllers below the figure; `nil` adds one only if links would be lost
  /// otherwise.
  package var hasTable: Bool?
  /// The table of screenshots for the screens of a map, relative to the page.
  package var screenshots: String?

  /// The embedding of a figure in a page.
  package enum Embedding: String, Hashable, Sendable, CaseIterable {
    /// An image: one file that follows the reader's light/dark setting if the viewer supports it.
    case image
    /// Two images in a `<picture>`, light and dark, as GitHub requires.
    case picture
    /// Two images with addresses that end in `#only-light` and `#only-dark`, as Material for MkDocs requires.
    case only
    /// The SVG itself, inside the page.
    case inline
    /// A Mermaid block, which the site itself renders.
    case mermaid
  }

  /// The link target of a figure.
  package enum Target: Hashable, Sendable {
    /// The image on its own, in which the controllers' links work.
    case full
    /// A separate interactive page.
    case page
    /// No link.
    case none
    /// A URL.
    case address(String)

    package init(_ text: String) {
      switch text {
      case "full": self = .full
      case "page": self = .page
      case "none": self = .none
      default: self = .address(text)
      }
    }

    /// The target as written.
    var text: String {
      switch self {
      case .full: "full"
      case .page: "page"
      case .none: "none"
      case .address(let address): address
      }
    }
  }

  /// Reads `src: app.vcmodel.yaml, figure: chain, step: 2`; `=` works as well as a colon, and commas are optional.
  /// - Parameter folder: The page's folder with a trailing slash, to which a theme's path is relative.
  package static func read(_ block: FigureBlock, in folder: String = "") -> Diagnosed<BlockOptions> {
    var result = Diagnosed(BlockOptions())
    var words = BlockWords(block.info)
    words.takeSource()
    words.options += block.optionLines
    for word in words.unread { result.diagnostics.append(.notAnOption(word, at: block.location)) }
    var seen: Set<String> = []
    for (key, value) in words.options {
      if !seen.insert(key).inserted { result.diagnostics.append(.repeatedOption(key, at: block.location)) }
      do throws(DiagnosticError) {
        try result.value.set(BlockValue(key: key, text: value, location: block.location), in: folder)
      } catch {
        result.diagnostics += error.diagnostics
      }
    }
    return result
  }

  static let keys = [
    "src", "figure", "focus", "depth", "step", "steps", "frames", "showAbsent", "detail", "direction", "maxWidth",
    "styles",
    "transitions", "callbacks", "rows", "wireframes", "screenshots", "reverse", "collapse", "hideAlerts", "theme", "as",
    "alt", "table", "name", "caption", "width", "href", "lang",
  ]
}

/// The options of an info string as keys and values.
private struct BlockWords {
  var options: [(key: String, value: String)] = []
  /// Words that are not options.
  private(set) var unread: [String] = []

  init(_ info: String) {
    var rest = info[...].trimmed
    // Docusaurus and MyST attributes are written in braces.
    if rest.first == "{", rest.last == "}" { rest = rest.dropFirst().dropLast() }
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "," }
      guard !rest.isEmpty else { return }
      let key = rest.prefix { !$0.isWhitespace && !":=,".contains($0) }
      let sign = rest.dropFirst(key.count)
      guard !key.isEmpty, sign.first == ":" || sign.first == "=" else {
        let word = rest.prefix { !$0.isWhitespace && $0 != "," }
        unread.append(String(word))
        rest = rest.dropFirst(word.count)
        continue
      }
      rest = sign.dropFirst().drop { $0 == " " }
      options.append((String(key), Self.value(from: &rest)))
    }
  }

  /// MyST directives have an argument without a key: a path on its own is the source.
  mutating func takeSource() {
    guard let word = unread.first, word.contains(where: { "./".contains($0) }),
      !options.contains(where: { $0.key == "src" })
    else { return }
    unread.removeFirst()
    options.insert(("src", word), at: 0)
  }

  /// A value ends at its closing quote or bracket, or else at the next space; a comma there separates options.
  private static func value(from rest: inout Substring) -> String {
    let closers: [Character: Character] = ["\"": "\"", "'": "'", "[": "]"]
    if let first = rest.first, let closer = closers[first], let end = rest.dropFirst().firstIndex(of: closer) {
      let value = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
      return String(value)
    }
    var value = rest.prefix { !$0.isWhitespace }
    rest = rest.dropFirst(value.count)
    while value.last == "," { value.removeLast() }
    return String(value)
  }
}

extension Diagnostic {
  static func option(_ code: String, _ message: String, _ suggestion: String?, _ location: SourceLocation)
    -> Diagnostic
  {
    Diagnostic(code: code, severity: .error, message: message, suggestion: suggestion, at: location)
  }

  fileprivate static func notAnOption(_ word: String, at location: SourceLocation) -> Diagnostic {
    option(
      "not-an-option", "'\(word)' is not an option, expected 'key: value'", "for example 'figure: chain'", location)
  }

  fileprivate static func repeatedOption(_ key: String, at location: SourceLocation) -> Diagnostic {
    option("duplicate-key", "option '\(key)' is given twice", nil, location)
  }
}
