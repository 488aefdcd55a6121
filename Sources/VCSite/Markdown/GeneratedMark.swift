import VCDigest

/// The comment in generated text that names its source, with a digest to detect edits in the wrong place.
struct GeneratedMark: Hashable, Sendable {
  /// The extent of the generated text.
  enum Extent: String, CaseIterable, Sendable {
    case page = "page generated from "
    case figure = "generated from "
  }

  let extent: Extent
  /// The source of the text.
  let source: String
  private let digest: String

  /// Creates a mark for generated lines.
  init(_ extent: Extent, from source: String, of lines: [String]) {
    self.extent = extent
    self.source = source
    digest = Self.digest(of: lines)
  }

  /// Parses a mark written by `line`.
  init?(_ line: some StringProtocol) {
    let content = Substring(line).trimmed
    guard let style = CommentStyle.allCases.first(where: { content.hasPrefix("\($0.opening) ") }) else { return nil }
    let words = content.dropFirst(style.opening.count + 1)
    guard let extent = Extent.allCases.first(where: { words.hasPrefix($0.rawValue) }),
      let middle = words.firstRange(of: Self.middle), words.hasSuffix(") \(style.closing)")
    else { return nil }
    self.extent = extent
    source = String(words[..<middle.lowerBound].dropFirst(extent.rawValue.count))
    digest = String(words[middle.upperBound...].prefix { $0 != ")" })
  }

  private static let middle = " by vcgraph; edit there ("

  /// Returns the mark as a line of a page.
  func line(_ style: CommentStyle) -> String {
    let source = source.replacing(style.closing, with: "")
    return "\(style.opening) \(extent.rawValue)\(source)\(Self.middle)\(digest)) \(style.closing)"
  }

  /// The content of the mark without the digest.
  var withoutDigest: String { extent.rawValue + source }

  /// Returns whether the lines are as generated.
  ///
  /// An unresolved merge conflict does not count as an edit.
  func isFaithful(to lines: [String]) -> Bool {
    Self.digest(of: lines) == digest || lines.contains { $0.hasPrefix("<<<<<<< ") || $0.hasPrefix(">>>>>>> ") }
  }

  /// Trailing spaces and empty lines are ignored, because formatters change them.
  private static func digest(of lines: [String]) -> String {
    var digest = ContentDigest()
    for line in lines.map({ String(Substring($0).trimmed) }) where !line.isEmpty { digest.combine(line) }
    return String(digest.description.suffix(12))
  }
}

/// A page that is generated completely.
struct GeneratedPage {
  /// The mark of the page; `nil` for a page written by an author.
  let mark: GeneratedMark?
  /// Whether the page is unchanged since it was generated.
  let isFaithful: Bool

  init(_ text: String) {
    var lines = Self.lines(of: text)
    let position = lines.firstIndex { GeneratedMark($0)?.extent == .page }
    mark = position.flatMap { GeneratedMark(lines[$0]) }
    if let position { lines.remove(at: position) }
    isFaithful = mark?.isFaithful(to: lines) ?? false
  }

  /// Returns the page with a mark near its top: after front matter and the first heading, so that it disturbs neither.
  static func text(_ page: String, from source: String, _ style: CommentStyle = .html) -> String {
    var lines = lines(of: page)
    let mark = GeneratedMark(.page, from: source, of: lines).line(style)
    let place = head(of: lines)
    let before = place > 0 && !lines[place - 1].isEmpty ? [""] : []
    let behind = place < lines.count && lines[place].isEmpty ? [] : [""]
    lines.insert(contentsOf: before + [mark] + behind, at: place)
    return lines.joined(separator: page.contains("\r\n") ? "\r\n" : "\n")
  }

  private static func lines(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }

  private static func head(of lines: [String]) -> Int {
    var place = 0
    if let fence = lines.first, ["---", "+++"].contains(fence), let end = lines.dropFirst().firstIndex(of: fence) {
      place = end + 1
    }
    let heading = lines[place...].firstIndex { !$0.allSatisfy(\.isWhitespace) }
    if let heading, lines[heading].hasPrefix("# ") { place = heading + 1 }
    return place
  }
}
