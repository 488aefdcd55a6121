import VCModel

/// One line of a dump as it is written: what it says of one controller, and how far to the right it says it.
struct DumpLine: Hashable, Sendable {
  /// How the line's controller relates to the one above it.
  enum Sign: Hashable, Sendable { case none, child, presented }

  /// From one, in the text as it was given.
  var line: Int
  /// Of the description's `<`, from one.
  var column: Int
  /// How many bars, pluses and stars stand before the description.
  var signs: Int
  var sign: Sign
  /// How many spaces stand before a description without signs.
  var indent: Int
  /// Whether something else stands before the signs, as a log's time does; the marks of quoted mail do not count.
  var isPrefixed: Bool
  /// What somebody wrote before the whole line, as in a list or a patch.
  var margin: Margin?
  /// Whether a bar ends the line, as in a table.
  var endsWithBar: Bool
  /// What it says of the controller.
  var description: DumpDescription

  /// Whether the controller was presented rather than contained, with or without the sign for it (R151).
  var isPresented: Bool { sign == .presented || description.hasPresentation }

  /// - Parameters:
  ///   - prefix: What stands before the description, from the line's start or from the description before.
  ///   - suffix: What stands behind it.
  ///   - isFirst: Whether no other description stands before it in the line.
  init(
    prefix: Substring, suffix: Substring, isFirst: Bool, column: Int, description: DumpDescription, line: Int
  ) {
    self.line = line
    self.column = column
    self.description = description
    // Only what stands right in front counts: a log writes the time and more before each line.
    let indentation = prefix.reversed().prefix { $0.isWhitespace || Self.isSign($0) || "M\\".contains($0) }
    let marks = Self.marks(in: String(indentation.reversed()))
    signs = marks.count
    sign = marks.last ?? .none
    indent = isFirst ? prefix.reversed().prefix(while: \.isWhitespace).count : 0
    isPrefixed = prefix.dropLast(indentation.count).contains { $0 != ">" && !$0.isWhitespace }
    margin = Margin(prefix)
    endsWithBar = suffix.last { !$0.isWhitespace } == "|"
  }

  static func isSign(_ character: Character) -> Bool { isBar(character) || character == "+" || character == "*" }

  private static func isBar(_ character: Character) -> Bool { "|│┃¦".contains(character) }

  /// The line without its margin, which is no sign.
  var withoutMargin: DumpLine {
    var line = self
    guard let margin, margin.isSign else { return line }
    line.signs -= 1
    if line.signs == 0 { line.sign = .none }
    line.margin = nil
    return line
  }

  /// `*M` is one sign, of which pages that take the star for markup leave the letter.
  private static func marks(in text: String) -> [Sign] {
    var marks: [Sign] = []
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
  /// A mark before a line that says nothing of its controller: the bullet of a list, the plus of a patch, the edge of a table.
  struct Margin: Hashable, Sendable {
    var mark: Character
    /// How many characters stand before it.
    var column: Int
    /// Whether it was counted as a sign.
    var isSign: Bool { DumpLine.isSign(mark) }

    fileprivate init?(_ prefix: Substring) {
      let start = prefix.drop { $0.isWhitespace || $0 == ">" }
      guard let mark = start.first, "*•-+|".contains(mark), start.dropFirst().first != "M" else { return nil }
      self.mark = mark
      column = prefix.count - start.count
    }
  }
}
