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
  static func read(_ block: FigureBlock, in folder: String = "") -> Diagnosed<BlockOptions> {
    var result = Diagnosed(BlockOptions())
    var words = BlockWords(block.info)
    words.takeSource()
    words.options += block.optionLines
    for word in words.unread { result.diagnostics.append(.notAnOption(word, at: block.location)) }
    var seen: Set<String> = []
    for (key, value) in words.options {
      if !seen.insert(key).inserted { result.diagnostics.append(.repeatedOption(key, at: block.location)) }
      if let problem = result.value.set(key, to: value, at: block.location, in: folder) {
        result.diagnostics.append(problem)
      }
    }
    return result
  }

  static let keys = [
    "src", "figure", "focus", "depth", "step", "detail", "direction", "maxWidth", "theme", "as", "alt", "table", "name",
    "caption", "width", "href", "lang",
  ]

  private mutating func set(
    _ key: String, to value: String, at location: SourceLocation, in folder: String
  ) -> Diagnostic? {
    /// Stores what the word means, or says what would have been right.
    func store<Name: RawRepresentable & CaseIterable>(_ meaning: Name?, _ store: (Name) -> Void) -> Diagnostic?
    where Name.RawValue == String {
      guard let meaning else { return .unknownValue(value, of: key, Name.allCases.map(\.rawValue), at: location) }
      store(meaning)
      return nil
    }
    switch key {
    case "src": source = value
    case "name": request.name = value
    case "alt": alternativeText = value
    case "caption": caption = value
    case "lang": language = Language(value)
    case "href": target = Target(value)
    case "width":
      guard let number = Int(value.hasSuffix("px") ? String(value.dropLast(2)) : value), number > 0 else {
        return .notANumber(value, of: key, from: 1, at: location)
      }
      width = number
    case "maxWidth":
      guard let number = Int(value), number > 0 else { return .notANumber(value, of: key, from: 1, at: location) }
      request.maxWidth = number
    case "focus": request.focus = value.split { ", []".contains($0) }.map { ControllerID(String($0)) }
    case "depth", "step":
      guard let number = Int(value), number >= 0 else { return .notANumber(value, of: key, at: location) }
      if key == "depth" { request.depth = number } else { request.step = number }
    case "table":
      guard let flag = ["yes": true, "true": true, "no": false, "false": false][value] else {
        return .unknownValue(value, of: key, ["yes", "no"], at: location)
      }
      hasTable = flag
    case "figure":
      return store(FigureKind(rawValue: value)) {
        request.kind = $0
        request.namesKind = true
      }
    case "detail": return store(FigureDetail(rawValue: value)) { request.detail = $0 }
    case "direction": return store(FigureDirection(rawValue: value)) { request.direction = $0 }
    case "theme":
      guard let named = SiteTheme(value, in: folder, origin: Origin(location)) else {
        let known = ThemeName.allCases.map(\.rawValue) + ["a theme file"]
        return .unknownValue(value, of: key, known, at: location)
      }
      theme = named
    case "as": return store(Embedding(rawValue: value)) { embedding = $0 }
    default: return .unknownOption(key, at: location)
    }
    return nil
  }
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
  private static func option(_ code: String, _ message: String, _ suggestion: String?, _ location: SourceLocation)
    -> Diagnostic
  {
    Diagnostic(code: code, severity: .error, message: message, suggestion: suggestion, at: location)
  }

  fileprivate static func notAnOption(_ word: String, at location: SourceLocation) -> Diagnostic {
    option("not-an-option", "'\(word)' is no option, expected 'key: value'", "for example 'figure: chain'", location)
  }

  fileprivate static func unknownOption(_ key: String, at location: SourceLocation) -> Diagnostic {
    let nearest = NearestName.suggestion(for: key, among: BlockOptions.keys)
    return option(
      "unknown-option", "unknown option '\(key)'",
      nearest.map { "did you mean '\($0)'?" } ?? "known are \(BlockOptions.keys.joined(separator: ", "))", location)
  }

  fileprivate static func unknownValue(_ value: String, of key: String, _ known: [String], at location: SourceLocation)
    -> Diagnostic
  {
    let nearest = NearestName.suggestion(for: value, among: known)
    return option(
      "unknown-value", "'\(value)' is no value of '\(key)', expected \(known.joined(separator: ", "))",
      nearest.map { "did you mean '\($0)'?" }, location)
  }

  fileprivate static func notANumber(
    _ value: String, of key: String, from least: Int = 0, at location: SourceLocation
  ) -> Diagnostic {
    option(
      "not-a-number", "'\(value)' is no value of '\(key)', expected a whole number from \(least) on", nil, location)
  }

  fileprivate static func repeatedOption(_ key: String, at location: SourceLocation) -> Diagnostic {
    option("duplicate-key", "option '\(key)' is given twice", nil, location)
  }
}
