/// Breaks text into lines, and reads no further than the line that it returns.
struct LineBreaker: IteratorProtocol {
  /// A possible end of the current line.
  private struct Opportunity {
    /// The length of the line that remains, in UTF-8 code units.
    var kept: Int
    /// The start of the next line.
    var next: String.Index
  }

  /// A line that is being filled.
  private struct Line {
    var text = ""
    var width = 0
    var hasPendingSpace = false
    var opportunity: Opportunity?
    /// The last opportunity inside a word, for a word that is too wide for a line.
    var inside: Opportunity?
    /// The starts of the line's clusters, as long as it is a single word.
    var starts: [String.Index] = []

    mutating func append(_ piece: String, width: Int, from start: String.Index) {
      text += piece
      self.width += width
      if opportunity == nil { starts.append(start) }
      hasPendingSpace = false
    }
  }

  private let text: String
  private let font: Font
  private let width: Double
  private let measure: ClusterMeasure
  private let isName: Bool
  private var position: String.Index
  /// The end of the last visible character.
  private let end: String.Index

  init(_ text: String, font: Font, width: Double) {
    self.text = text
    self.font = font
    self.width = width
    measure = ClusterMeasure(font)
    position = text.firstIndex(where: \.isDrawn) ?? text.endIndex
    end = text.lastIndex(where: \.isDrawn).map(text.index(after:)) ?? position
    isName = Self.isName(text)
  }

  /// Returns whether a string is an identifier in code: one word with capitals, digits, dots or underscores inside.
  private static func isName(_ text: some StringProtocol) -> Bool {
    guard text.utf8.allSatisfy({ (0x21..<0x7F).contains($0) }) else { return false }
    return text.utf8.dropFirst().contains { byte in !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
  }

  /// Whether visible text is left.
  var hasMore: Bool { position < end }

  mutating func next() -> String? {
    guard hasMore else { return nil }
    var line = Line()
    while hasMore {
      let cluster = text[position]
      let following = text.index(after: position)
      if cluster.isNewline {
        position = following
        return line.text
      }
      if cluster.isInvisibleControl {
        position = following
        continue
      }
      if cluster.isBreakingSpace {
        line.hasPendingSpace = !line.text.isEmpty
        position = following
        continue
      }

      noteOpportunity(before: cluster, following: following, in: &line)
      let piece = line.hasPendingSpace ? " \(cluster)" : String(cluster)
      let pieceWidth = measure.width(of: piece)
      if font.points(line.width + pieceWidth) > width, !line.text.isEmpty { return broken(line) }
      line.append(piece, width: pieceWidth, from: position)
      position = following
    }
    return line.text
  }

  /// Notes whether the line may end before a cluster.
  private func noteOpportunity(before cluster: Character, following: String.Index, in line: inout Line) {
    if line.hasPendingSpace || isBreakAllowed(after: line.text.last, before: cluster) {
      line.opportunity = Opportunity(kept: line.text.utf8.count, next: position)
    } else if isWordBegun(after: line.text.last, by: cluster, following: following) {
      line.inside = Opportunity(kept: line.text.utf8.count, next: position)
    }
  }

  /// Returns the part of a full line up to its last opportunity, after which the next line starts.
  private mutating func broken(_ line: Line) -> String {
    guard let place = line.opportunity ?? line.inside else { return forced(line.text, starts: line.starts) }
    position = place.next
    return String(decoding: line.text.utf8.prefix(place.kept), as: UTF8.self)
  }

  /// Returns the line, shortened to make room for an ellipsis.
  func ellipsised(_ line: String) -> String {
    var line = line
    var lineWidth = measure.width(of: line) + measure.width(of: Self.ellipsis)
    while font.points(lineWidth) > width, let last = line.popLast() { lineWidth -= measure.width(of: last) }
    while let last = line.last, last.isWhitespace || last == "-" { line.removeLast() }
    return line + Self.ellipsis
  }

  /// The last line for an identifier, or for a string that ends in one: an ellipsis, and as much of the end as fits, from the
  /// beginning of a word if there is one.
  var ending: String? {
    let rest = text[position..<end]
    guard Self.isName(rest) else { return nil }
    var start = end
    var word: String.Index?
    var total = measure.width(of: Self.ellipsis)
    while start > rest.startIndex {
      let previous = text.index(before: start)
      total += measure.width(of: text[previous])
      guard font.points(total) <= width else { break }
      start = previous
      let before = previous > text.startIndex ? text[text.index(before: previous)] : nil
      if isWordBegun(after: before, by: text[previous], following: text.index(after: previous)) { word = previous }
    }
    return Self.ellipsis + text[(word ?? start)..<end]
  }

  private static let ellipsis = "…"

  /// Returns a line that has to end inside a word, with a hyphen if the script uses them.
  private mutating func forced(_ line: String, starts: [String.Index]) -> String {
    let clusters = Array(line) + [text[position]]
    var lineWidth = measure.width(of: line)
    for kept in (1..<clusters.count).reversed().prefix(Self.deepestTry) {
      let (last, next) = (clusters[kept - 1], clusters[kept])
      let isHyphenated = !isName && last.isHyphenatedLetter && next.isHyphenatedLetter
      let fits = !isHyphenated || font.points(lineWidth + measure.width(of: "-")) <= width
      if fits, !last.clingsToNext, !next.clingsToPrevious {
        if kept < starts.count { position = starts[kept] }
        return String(clusters[..<kept]) + (isHyphenated ? "-" : "")
      }
      lineWidth -= measure.width(of: last)
    }
    return line
  }

  /// The number of clusters, from the end of the line, that are tried for a forced break.
  private static let deepestTry = 6

  /// Returns whether a line may end between two clusters without a space between them.
  private func isBreakAllowed(after previous: Character?, before cluster: Character) -> Bool {
    guard let previous else { return false }
    if previous == "\u{200B}" { return true }
    if previous == "-" || previous == "/" { return cluster.isLetter }
    guard previous.isWide || cluster.isWide else { return false }
    return !cluster.clingsToPrevious && !previous.clingsToNext
  }

  /// Returns whether a word begins inside an identifier.
  private func isWordBegun(after previous: Character?, by cluster: Character, following: String.Index) -> Bool {
    guard let previous else { return false }
    if previous == "_" || previous == "." { return cluster.isLetter || cluster.isNumber }
    guard cluster.isUppercase else { return cluster == "<" }
    // In `UIViewController` the word begins at the last capital of a run.
    let endsRun = following < text.endIndex && text[following].isLowercase
    return previous.isLowercase || previous.isNumber || (previous.isUppercase && endsRun)
  }
}

extension Character {
  /// Whether the character is visible when drawn.
  fileprivate var isDrawn: Bool { !isWhitespace && !isInvisibleControl }

  /// Whether a line may end at the character: white space, except for no-break spaces.
  fileprivate var isBreakingSpace: Bool {
    isWhitespace && self != "\u{A0}" && self != "\u{202F}" && self != "\u{2007}"
  }

  /// Whether words with the letter are broken with a hyphen: letters of Latin, Greek and Cyrillic.
  fileprivate var isHyphenatedLetter: Bool {
    isLetter && (unicodeScalars.first.map { $0.value < 0x530 || (0x1E00..<0x2000).contains($0.value) } ?? false)
  }
}
