/// A line of a page split into quote markers, indentation, and content.
struct LinePlace {
  /// Quote markers and spaces before the content.
  let prefix: String
  /// The nesting depth of block quotes.
  let quotes: Int
  /// The columns between the last quote marker, with the space that belongs to it, and the content.
  let indent: Int
  /// The content, with its line ending.
  let content: Substring

  init(_ line: Substring) {
    // Compared as scalars: a combining mark after a space forms one character with it, but does not change the
    // indentation.
    let marks = line.unicodeScalars.prefix { $0 == " " || $0 == "\t" || $0 == ">" }
    prefix = String(marks)
    quotes = prefix.count { $0 == ">" }
    let blanks = prefix.reversed().prefix { $0 != ">" }
    let columns = blanks.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
    indent = quotes > 0 ? max(0, columns - 1) : columns
    content = Substring(line.unicodeScalars[marks.endIndex...])
  }

  /// The content after the marker of a list item, if the line begins one.
  var contentOfItem: Substring { content.dropFirst(content.listMark?.count ?? 0) }

  var isBlank: Bool { content.allSatisfy(\.isWhitespace) }
}

extension Character {
  /// Whether the character is a space or a tab.
  var isIndentation: Bool { self == " " || self == "\t" }
}

/// The lists, admonitions and tabs around a line, whose content is indented but is not code.
struct MarkdownContainers {
  /// The columns where their contents start, outermost first.
  private var columns: [Int] = []
  private var quotes = 0

  /// The column where the content of the innermost one starts.
  var column: Int { columns.last ?? 0 }

  /// Updates the containers for a line: leaves those that ended, and enters the one that it starts.
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
  /// Whether content indented by four columns below belongs to this line: admonitions, details and tabs of
  /// Python-Markdown, definitions and footnotes.
  fileprivate var opensIndentedContent: Bool {
    let marks = ["!!! ", "??? ", "???+ ", "=== ", ": "]
    return marks.contains { hasPrefix($0) } || (hasPrefix("[^") && contains("]:"))
  }
}
