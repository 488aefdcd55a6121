import VCDigest

/// The comment in generated text that says where to edit, with a digest by which an edit in the wrong place is noticed.
struct GeneratedMark: Hashable, Sendable {
  /// What was generated.
  enum Extent: String, CaseIterable, Sendable {
    case page = "page generated from "
    case figure = "generated from "
  }

  let extent: Extent
  /// What the text was generated from.
  let source: String
  private let digest: String

  /// A mark for lines that are generated.
  init(_ extent: Extent, from source: String, of lines: [String]) {
    self.extent = extent
    self.source = source
    digest = Self.digest(of: lines)
  }

  /// Reads what `line` wrote.
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

  /// The mark as a page has it.
  func line(_ style: CommentStyle) -> String {
    let source = source.replacing(style.closing, with: "")
    return "\(style.opening) \(extent.rawValue)\(source)\(Self.middle)\(digest)) \(style.closing)"
  }

  /// What it says, whatever the lines are.
  var withoutDigest: String { extent.rawValue + source }

  /// Whether the lines are those that were generated.
  ///
  /// Two sides of a merge, which stand below each other, are nobody's edit.
  func isFaithful(to lines: [String]) -> Bool {
    Self.digest(of: lines) == digest || lines.contains { $0.hasPrefix("<<<<<<< ") || $0.hasPrefix(">>>>>>> ") }
  }

  /// Blanks at the ends of lines and empty lines, which formatters change, do not count.
  private static func digest(of lines: [String]) -> String {
    var digest = ContentDigest()
    for line in lines.map({ String(Substring($0).trimmed) }) where !line.isEmpty { digest.combine(line) }
    return String(digest.description.suffix(12))
  }
}

/// A page that is generated as a whole.
struct GeneratedPage {
  /// The mark of the page; `nil` for a page that a person wrote.
  let mark: GeneratedMark?
  /// Whether nobody changed anything since it was generated.
  let isFaithful: Bool

  init(_ text: String) {
    var lines = Self.lines(of: text)
    let position = lines.firstIndex { GeneratedMark($0)?.extent == .page }
    mark = position.flatMap { GeneratedMark(lines[$0]) }
    if let position { lines.remove(at: position) }
    isFaithful = mark?.isFaithful(to: lines) ?? false
  }

  /// The page with a mark at its head: behind front matter and the first heading, where it disturbs neither.
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
