/// The opening line of a fenced block.
struct MarkdownFence {
  /// List indentation and quote markers before it.
  let prefix: String
  /// The prefix including the marker of a list item that begins on this line.
  let firstPrefix: String
  private let mark: Character
  private let count: Int
  private let info: Substring

  /// - Parameter column: The column where the content of the surrounding list or admonition starts; four columns
  ///   further to the right it is indented code. `nil` for pages without indented code.
  init?(_ line: LinePlace, column: Int?) {
    let itemMark = line.content.listMark ?? ""
    let rest = line.content.dropFirst(itemMark.count)
    if let column, line.indent >= column + 4 { return nil }
    guard let mark = rest.first, "`~:".contains(mark) else { return nil }
    count = rest.prefix { $0 == mark }.count
    info = rest.dropFirst(count).trimmed
    guard count >= 3, mark != "`" || !info.contains("`") else { return nil }
    prefix = line.prefix + String(repeating: " ", count: itemMark.count)
    firstPrefix = line.prefix + itemMark
    self.mark = mark
    // Colons open a block only in MyST, with a directive's name in braces.
    if mark == ":", !info.hasPrefix("{vcgraph}") { return nil }
  }

  /// The text after `vcgraph`; `nil` for another language. MyST and Docusaurus write the language in braces, Pandoc as
  /// a class.
  var figureInfo: String? {
    for word in ["{vcgraph}", "vcgraph"] where info.hasPrefix(word) {
      let rest = info.dropFirst(word.count)
      if rest.isEmpty || rest.first == " " || rest.first == "{" { return String(rest.trimmed) }
    }
    guard info.first == "{", info.last == "}" else { return nil }
    let attributes = info.dropFirst().dropLast().trimmed
    guard attributes.hasPrefix(".vcgraph") else { return nil }
    let rest = attributes.dropFirst(".vcgraph".count)
    return rest.isEmpty || rest.first == " " ? String(rest.trimmed) : nil
  }

  /// Whether it appears to be a figure block with an unsupported syntax.
  var seemsToAskForAFigure: Bool {
    let word = info.drop { "{}. ".contains($0) }.prefix { $0.isLetter }
    return figureInfo == nil && word.lowercased() == "vcgraph"
  }

  /// Whether it is a MyST directive with Markdown content, which may contain figures.
  var holdsMarkdown: Bool {
    guard info.first == "{", let end = info.firstIndex(of: "}") else { return false }
    let name = info[info.index(after: info.startIndex)..<end]
    return !name.isEmpty && name.first != "." && name.lowercased() != "vcgraph"
      && !Self.directivesOfCode.contains(String(name))
  }

  private static let directivesOfCode: Set<String> = [
    "code", "code-block", "code-cell", "csv-table", "digraph", "doctest", "eval-rst", "graph", "graphviz", "highlight",
    "include", "literalinclude", "math", "mermaid", "parsed-literal", "plantuml", "prompt", "raw", "sourcecode",
    "testcode", "testoutput", "toctree",
  ]

  func isClosed(by line: Substring) -> Bool {
    let content = line.drop { $0.isIndentation || $0 == ">" }.trimmed
    return content.count >= count && content.allSatisfy { $0 == mark }
  }

  /// Returns whether a line is still in the fence's block quote.
  func holds(_ line: Substring) -> Bool { !prefix.contains(">") || line.drop { $0 == " " }.first == ">" }

  /// Returns the line without the page's prefix for the block's lines.
  func content(of line: Substring) -> Substring { line.withoutEnd.dropPrefix(upTo: prefix) }
}

extension String {
  /// The lines, each with its line ending.
  var linesWithEnds: [Substring] {
    var lines: [Substring] = []
    var start = startIndex
    while start < endIndex {
      let end = self[start...].firstIndex(where: \.isNewline).map(index(after:)) ?? endIndex
      lines.append(self[start..<end])
      start = end
    }
    return lines
  }
}

extension Substring {
  /// The text without white space and line endings at both ends.
  var trimmed: Substring {
    var result = drop(while: \.isWhitespace)
    while let last = result.last, last.isWhitespace { result.removeLast() }
    return result
  }

  /// The marker of a list item with the spaces after it, if the text starts with one.
  var listMark: Substring? {
    let number = prefix { $0.isNumber }
    let sign = dropFirst(number.count).first
    guard number.isEmpty ? sign.map("-*+".contains) == true : sign == "." || sign == ")" else { return nil }
    let blanks = dropFirst(number.count + 1).prefix { $0 == " " }
    return blanks.isEmpty ? nil : prefix(number.count + 1 + blanks.count)
  }

  var withoutEnd: Substring { last?.isNewline == true ? dropLast() : self }

  /// Returns the text without leading spaces and quote markers, at most as many as in the prefix.
  ///
  /// Counted in scalars: a combining mark after a space forms one character with it, but does not change the
  /// indentation.
  func dropPrefix(upTo prefix: String) -> Substring {
    let marks = unicodeScalars.prefix(prefix.unicodeScalars.count).prefix { $0 == " " || $0 == "\t" || $0 == ">" }
    return Substring(unicodeScalars[marks.endIndex...])
  }
}
