/// The line that opens a fenced block.
struct MarkdownFence {
  /// List indentation and quote marks in front of it.
  let prefix: String
  /// The same with the mark of a list item that begins on this line.
  let firstPrefix: String
  private let mark: Character
  private let count: Int
  private let info: Substring

  init?(_ line: Substring, listIndent: Int) {
    let start = line.prefix { $0 == " " || $0 == ">" }
    let itemMark = line.dropFirst(start.count).listMark ?? ""
    let indent = itemMark.isEmpty ? start.reversed().prefix { $0 == " " }.count : 0
    let rest = line.dropFirst(start.count + itemMark.count)
    guard indent < listIndent + 4, let mark = rest.first, mark == "`" || mark == "~" else { return nil }
    count = rest.prefix { $0 == mark }.count
    info = rest.dropFirst(count).trimmed
    guard count >= 3, mark == "~" || !info.contains("`") else { return nil }
    prefix = start + String(repeating: " ", count: itemMark.count)
    firstPrefix = String(start + itemMark)
    self.mark = mark
  }

  /// What stands behind `vcgraph`; `nil` for another language. MyST and Docusaurus put the language into braces.
  var figureInfo: String? {
    for word in ["{vcgraph}", "vcgraph"] where info.hasPrefix(word) {
      let rest = info.dropFirst(word.count)
      if rest.isEmpty || rest.first == " " { return String(rest.trimmed) }
    }
    return nil
  }

  func isClosed(by line: Substring) -> Bool {
    let content = line.drop { $0 == " " || $0 == ">" }.trimmed
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
  func dropPrefix(upTo prefix: String) -> Substring {
    dropFirst(self.prefix(prefix.count).prefix { $0 == " " || $0 == ">" }.count)
  }
}
