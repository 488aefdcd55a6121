import VCModel

/// One line of a dump: the description of one controller, and its indentation.
struct DumpLine: Hashable, Sendable {
  /// The relation of the line's controller to the one above it.
  enum Marker: Hashable, Sendable { case none, child, presented }

  /// The line number in the text as given, starting at 1.
  var line: Int
  /// The column of the description's `<`, starting at 1.
  var column: Int
  /// The number of bars, pluses and stars before the description.
  var markers: Int
  var marker: Marker
  /// The number of spaces before a description without markers.
  var indent: Int
  /// Whether other text precedes the markers, such as a log's timestamp; the quote marks of mail do not count.
  var isPrefixed: Bool
  /// A mark added before the whole line, as in a list or a patch.
  var margin: Margin?
  /// Whether a bar ends the line, as in a table.
  var endsWithBar: Bool
  /// The description of the line's controller.
  var description: DumpDescription

  /// Whether the controller was presented rather than contained, with or without the marker for it (R151).
  var isPresented: Bool { marker == .presented || description.hasPresentation }

  /// - Parameters:
  ///   - prefix: The text before the description, from the start of the line or from the end of the previous
  ///     description.
  ///   - suffix: The text after it.
  ///   - isFirst: Whether this is the first description in the line.
  ///   - column: The column at which the description starts.
  ///   - description: The description of a controller.
  ///   - line: The number of the line.
  init(
    prefix: Substring, suffix: Substring, isFirst: Bool, column: Int, description: DumpDescription, line: Int
  ) {
    self.line = line
    self.column = column
    self.description = description
    // Only the text directly before the description counts: a log writes the time and other text before each line.
    let indentation = prefix.reversed().prefix { $0.isWhitespace || Self.isMarker($0) || "M\\".contains($0) }
    let marks = Self.marks(in: String(indentation.reversed()))
    markers = marks.count
    marker = marks.last ?? .none
    indent = isFirst ? prefix.reversed().prefix(while: \.isWhitespace).count : 0
    isPrefixed = prefix.dropLast(indentation.count).contains { $0 != ">" && !$0.isWhitespace }
    margin = Margin(prefix)
    endsWithBar = suffix.last { !$0.isWhitespace } == "|"
  }

  static func isMarker(_ character: Character) -> Bool { isBar(character) || character == "+" || character == "*" }

  private static func isBar(_ character: Character) -> Bool { "|│┃¦".contains(character) }

  /// The line without its margin, which is not a marker.
  var withoutMargin: DumpLine {
    var line = self
    guard let margin, margin.isMarker else { return line }
    line.markers -= 1
    if line.markers == 0 { line.marker = .none }
    line.margin = nil
    return line
  }

  /// `*M` is one marker; pages that treat the star as markup leave only the letter.
  private static func marks(in text: String) -> [Marker] {
    var marks: [Marker] = []
    var last: Character = " "
    for character in text {
      if isBar(character) { marks.append(.child) }
      if character == "+" || character == "*" || character == "M" && last != "*" { marks.append(.presented) }
      last = character
    }
    return marks
  }
}

extension DumpLine {
  /// A mark before a line that is unrelated to its controller: the bullet of a list, the plus of a patch, the edge of a
  /// table.
  struct Margin: Hashable, Sendable {
    var mark: Character
    /// The number of characters before it.
    var column: Int
    /// Whether it was counted as a marker.
    var isMarker: Bool { DumpLine.isMarker(mark) }

    fileprivate init?(_ prefix: Substring) {
      let start = prefix.drop { $0.isWhitespace || $0 == ">" }
      guard let mark = start.first, "*•-+|".contains(mark), start.dropFirst().first != "M" else { return nil }
      self.mark = mark
      column = prefix.count - start.count
    }
  }
}
