/// Gives the lines of a text one after another and reads no further than the line it gives.
struct LineBreaker: IteratorProtocol {
  /// Where the line under construction could end.
  private struct Opportunity {
    /// How much of the line stays, in UTF-8 code units.
    var kept: Int
    /// Where the next line begins.
    var next: String.Index
  }

  private let text: String
  private let font: Font
  private let width: Double
  private let breaksAtCapitals: Bool
  private let measure: ClusterMeasure
  private var position: String.Index
  /// Behind the last character to be drawn.
  private let end: String.Index

  init(_ text: String, font: Font, width: Double, breaksAtCapitals: Bool) {
    self.text = text
    self.font = font
    self.width = width
    self.breaksAtCapitals = breaksAtCapitals
    measure = ClusterMeasure(font)
    position = text.firstIndex(where: \.isDrawn) ?? text.endIndex
    end = text.lastIndex(where: \.isDrawn).map(text.index(after:)) ?? position
  }

  /// Whether anything to be drawn is left.
  var hasMore: Bool { position < end }

  mutating func next() -> String? {
    guard hasMore else { return nil }
    var line = ""
    var lineWidth = 0
    var hasPendingSpace = false
    var opportunity: Opportunity?

    while hasMore {
      let cluster = text[position]
      let following = text.index(after: position)
      if cluster.isNewline {
        position = following
        return line
      }
      if cluster.isInvisibleControl {
        position = following
        continue
      }
      if cluster.isBreakingSpace {
        hasPendingSpace = !line.isEmpty
        position = following
        continue
      }

      if hasPendingSpace || isBreakAllowed(after: line.last, before: cluster, following: following) {
        opportunity = Opportunity(kept: line.utf8.count, next: position)
      }
      let piece = hasPendingSpace ? " \(cluster)" : String(cluster)
      let pieceWidth = measure.width(of: piece)
      if font.points(lineWidth + pieceWidth) > width, !line.isEmpty {
        guard let opportunity else { return line }
        position = opportunity.next
        return String(decoding: line.utf8.prefix(opportunity.kept), as: UTF8.self)
      }
      line += piece
      lineWidth += pieceWidth
      hasPendingSpace = false
      position = following
    }
    return line
  }

  /// The line, shortened so far that an ellipsis fits behind it.
  func ellipsised(_ line: String) -> String {
    var line = line
    var lineWidth = measure.width(of: line) + measure.width(of: Self.ellipsis)
    while font.points(lineWidth) > width, let last = line.popLast() { lineWidth -= measure.width(of: last) }
    while line.last?.isWhitespace == true { line.removeLast() }
    return line + Self.ellipsis
  }

  private static let ellipsis = "…"

  /// Whether a line may end between two clusters with no space between them.
  private func isBreakAllowed(after previous: Character?, before cluster: Character, following: String.Index) -> Bool {
    guard let previous else { return false }
    if previous == "\u{200B}" { return true }
    if previous == "-" || previous == "/" { return cluster.isLetter }
    if previous.isWide || cluster.isWide { return !cluster.clingsToPrevious && !previous.clingsToNext }
    guard breaksAtCapitals else { return false }
    if previous == "_" || previous == "." { return cluster.isLetter || cluster.isNumber }
    guard cluster.isUppercase else { return cluster == "<" }
    // In `UIViewController` the word begins at the last capital of a run.
    let endsRun = following < text.endIndex && text[following].isLowercase
    return previous.isLowercase || previous.isNumber || (previous.isUppercase && endsRun)
  }
}

extension Character {
  /// Whether it leaves anything on the page.
  fileprivate var isDrawn: Bool { !isWhitespace && !isInvisibleControl }

  /// White space at which a line may end: not a no-break space.
  fileprivate var isBreakingSpace: Bool {
    isWhitespace && self != "\u{A0}" && self != "\u{202F}" && self != "\u{2007}"
  }
}
