/// The line that opens a fenced block.
struct MarkdownFence {
  /// List indentation and quote marks in front of it.
  let prefix: String
  /// The same with the mark of a list item that begins on this line.
  let firstPrefix: String
  private let mark: Character
  private let count: Int
  private let info: Substring

  /// - Parameter column: Where the content of the list or admonition begins that the line is in; four columns further to
  ///   the right it is indented code. `nil` for pages in which there is no indented code.
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
    // Colons open a block only where MyST puts a directive's name into braces.
    if mark == ":", !info.hasPrefix("{vcgraph}") { return nil }
  }

  /// What stands behind `vcgraph`; `nil` for another language. MyST and Docusaurus put the language into braces, Pandoc
  /// calls it a class.
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

  /// Whether it seems to ask for a figure in a way that is not understood.
  var seemsToAskForAFigure: Bool {
    let word = info.drop { "{}. ".contains($0) }.prefix { $0.isLetter }
    return figureInfo == nil && word.lowercased() == "vcgraph"
  }

  /// Whether it is a directive of MyST whose lines are Markdown and no code, so that there may be figures inside.
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

  /// Whether a line is still in the quotation that the fence is in.
  func holds(_ line: Substring) -> Bool { !prefix.contains(">") || line.drop { $0 == " " }.first == ">" }

  /// The line without what the page puts in front of the block's lines.
  func content(of line: Substring) -> Substring { line.withoutEnd.dropPrefix(upTo: prefix) }
}

extension String {
  /// The lines, each with the characters that end it.
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
  /// Without blanks and line ends on both sides.
  var trimmed: Substring {
    var result = drop(while: \.isWhitespace)
    while let last = result.last, last.isWhitespace { result.removeLast() }
    return result
  }

  /// The mark of a list item with the blanks behind it, when the text starts with one.
  var listMark: Substring? {
    let number = prefix { $0.isNumber }
    let sign = dropFirst(number.count).first
    guard number.isEmpty ? sign.map("-*+".contains) == true : sign == "." || sign == ")" else { return nil }
    let blanks = dropFirst(number.count + 1).prefix { $0 == " " }
    return blanks.isEmpty ? nil : prefix(number.count + 1 + blanks.count)
  }

  var withoutEnd: Substring { last?.isNewline == true ? dropLast() : self }

  /// Without blanks and quote marks in front, as many as the prefix has at most.
  ///
  /// Counted in scalars: a combining mark behind a blank is one character with it, and no less indented.
  func dropPrefix(upTo prefix: String) -> Substring {
    let marks = unicodeScalars.prefix(prefix.unicodeScalars.count).prefix { $0 == " " || $0 == "\t" || $0 == ">" }
    return Substring(unicodeScalars[marks.endIndex...])
  }
}
