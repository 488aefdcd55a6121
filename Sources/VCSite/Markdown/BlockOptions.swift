import VCDiagnostics
import VCModel
import VCWords

/// What the words behind `vcgraph` ask for.
package struct BlockOptions: Hashable, Sendable {
  /// The file to draw; `nil` where the block holds the model.
  package var source: String?
  package var request = FigureRequest()
  package var embedding: Embedding?
  package var theme: SiteTheme?
  /// In place of the words that the figure finds itself.
  package var alternativeText: String?
  /// What stands below the figure.
  package var caption: String?
  /// The width of the figure in the page, in pixels; its own when not given.
  package var width: Int?
  package var target: Target?
  /// The language of the words; the page's when not given.
  package var language: Language?
  /// Whether a table of the controllers stands below the figure; `nil` means where links would be lost.
  package var hasTable: Bool?
  /// The file that says which picture shows which screen of a map, relative to the page.
  package var screenshots: String?

  /// How a page shows a figure.
  package enum Embedding: String, Hashable, Sendable, CaseIterable {
    /// An image: one file that follows the reader's colours where the program that shows it does.
    case image
    /// Two images in a `<picture>`, light and dark, as GitHub wants it.
    case picture
    /// Two images whose addresses end in `#only-light` and `#only-dark`, as Material for MkDocs wants it.
    case only
    /// The SVG itself, inside the page.
    case inline
    /// A Mermaid block, which the site's own program draws.
    case mermaid
  }

  /// What a figure leads to.
  package enum Target: Hashable, Sendable {
    /// The image by itself, in which the controllers' links are alive.
    case full
    /// A page of its own, to move about in.
    case page
    /// Nothing.
    case none
    /// An address.
    case address(String)

    package init(_ text: String) {
      switch text {
      case "full": self = .full
      case "page": self = .page
      case "none": self = .none
      default: self = .address(text)
      }
    }

    /// As it was written.
    var text: String {
      switch self {
      case .full: "full"
      case .page: "page"
      case .none: "none"
      case .address(let address): address
      }
    }
  }

  /// Reads `src: app.vcmodel.yaml, figure: chain, step: 2`; `=` does as well as a colon, and commas may be left out.
  /// - Parameter folder: The page's folder, with a slash behind it: what a theme's path is relative to.
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
  /// Words that are no option.
  private(set) var unread: [String] = []

  init(_ info: String) {
    var rest = info[...].trimmed
    // Docusaurus and MyST users write attributes in braces.
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

  /// MyST gives a directive its argument without a key: a path alone is the source.
  mutating func takeSource() {
    guard let word = unread.first, word.contains(where: { "./".contains($0) }),
      !options.contains(where: { $0.key == "src" })
    else { return }
    unread.removeFirst()
    options.insert(("src", word), at: 0)
  }

  /// A value ends at its closing quote or bracket, else at the next blank; a comma there separates options.
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
    option("not-an-option", "'\(word)' is no option, expected 'key: value'", "for example 'figure: chain'", location)
  }

  fileprivate static func repeatedOption(_ key: String, at location: SourceLocation) -> Diagnostic {
    option("duplicate-key", "option '\(key)' is given twice", nil, location)
  }
}
