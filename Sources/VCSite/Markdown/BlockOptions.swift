import VCDiagnostics
import VCModel

/// What the words behind `vcgraph` ask for.
package struct BlockOptions: Hashable, Sendable {
  /// The file to draw; `nil` where the block holds the model.
  package var source: String?
  package var request = FigureRequest()
  package var embedding: Embedding?
  package var theme: SiteTheme?
  /// In place of the words that the figure finds itself.
  package var alternativeText: String?
  /// Whether a table of the controllers stands below the figure; `nil` means where links would be lost.
  package var hasTable: Bool?

  /// How a page shows a figure.
  package enum Embedding: String, Hashable, Sendable, CaseIterable {
    /// An image: one file that follows the reader's colours where the program that shows it does.
    case image
    /// Two images in a `<picture>`, light and dark, as GitHub wants it.
    case picture
    /// The SVG itself, inside the page.
    case inline
    /// A Mermaid block, which the site's own program draws.
    case mermaid
  }

  /// Reads `src: app.vcmodel.yaml, figure: chain, step: 2`; `=` does as well as a colon, and commas may be left out.
  /// - Parameter folder: The page's folder, with a slash behind it: what a theme's path is relative to.
  static func read(_ block: FigureBlock, in folder: String = "") -> Diagnosed<BlockOptions> {
    var result = Diagnosed(BlockOptions())
    let words = BlockWords(block.info)
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
    "src", "figure", "focus", "depth", "step", "detail", "direction", "theme", "as", "alt", "table", "name",
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
  private(set) var options: [(key: String, value: String)] = []
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
        let word = rest.prefix { !$0.isWhitespace }
        unread.append(String(word))
        rest = rest.dropFirst(word.count)
        continue
      }
      rest = sign.dropFirst().drop { $0 == " " }
      options.append((String(key), Self.value(from: &rest)))
    }
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

  fileprivate static func notANumber(_ value: String, of key: String, at location: SourceLocation) -> Diagnostic {
    option("not-a-number", "'\(value)' is no value of '\(key)', expected a whole number from 0 on", nil, location)
  }

  fileprivate static func repeatedOption(_ key: String, at location: SourceLocation) -> Diagnostic {
    option("duplicate-key", "option '\(key)' is given twice", nil, location)
  }
}
