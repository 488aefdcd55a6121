/// A line of a page as its quote marks, its indentation, and what follows.
struct LinePlace {
  /// Quote marks and blanks in front of the content.
  let prefix: String
  /// How many quotations the line is in.
  let quotes: Int
  /// The columns between the last quote mark, with the blank that belongs to it, and the content.
  let indent: Int
  /// What follows, with its line end.
  let content: Substring

  init(_ line: Substring) {
    // Scalars: a combining mark behind a blank is one character with it, and no less indented.
    let marks = line.unicodeScalars.prefix { $0 == " " || $0 == "\t" || $0 == ">" }
    prefix = String(marks)
    quotes = prefix.count { $0 == ">" }
    let blanks = prefix.reversed().prefix { $0 != ">" }
    let columns = blanks.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
    indent = quotes > 0 ? max(0, columns - 1) : columns
    content = Substring(line.unicodeScalars[marks.endIndex...])
  }

  /// What follows the mark of a list item, where the line begins one.
  var contentOfItem: Substring { content.dropFirst(content.listMark?.count ?? 0) }

  var isBlank: Bool { content.allSatisfy(\.isWhitespace) }
}

extension Character {
  /// A blank or a tab in front of a line.
  var isIndentation: Bool { self == " " || self == "\t" }
}

/// The lists, admonitions and tabs that a line is inside of: their content is indented and still not code.
struct MarkdownContainers {
  /// The columns where their contents begin, outermost first.
  private var columns: [Int] = []
  private var quotes = 0

  /// The column where the content of the innermost one begins.
  var column: Int { columns.last ?? 0 }

  /// Takes a line into account: leaves what it is no longer in, and enters what it opens.
  mutating func follow(_ line: LinePlace) {
    guard !line.isBlank else { return }
    if line.quotes != quotes {
      columns = []
      quotes = line.quotes
    }
    while let last = columns.last, line.indent < last { columns.removeLast() }
    guard line.indent < column + 4 else { return }
    if let mark = line.content.listMark {
      columns.append(line.indent + mark.count)
    } else if line.content.opensIndentedContent {
      columns.append(line.indent + 4)
    }
  }
}

extension Substring {
  /// Whether what is indented by four columns below belongs to this line: admonitions, details and tabs of Python-Markdown,
  /// definitions and footnotes.
  fileprivate var opensIndentedContent: Bool {
    let marks = ["!!! ", "??? ", "???+ ", "=== ", ": "]
    return marks.contains { hasPrefix($0) } || (hasPrefix("[^") && contains("]:"))
  }
}
