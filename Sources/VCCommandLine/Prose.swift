/// Reflows text that is broken to the line width of the source code.
enum Prose {
  private static let width = 80

  /// Joins each paragraph into one line, for the argument parser to wrap; indented lines stay as they are.
  static func paragraphs(_ text: String) -> String {
    var lines: [String] = []
    var isOpen = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isKept = line.isEmpty || line.hasPrefix(" ")
      if isOpen, !isKept, !lines.isEmpty { lines[lines.count - 1] += " " + line } else { lines.append(String(line)) }
      isOpen = !isKept
    }
    return lines.joined(separator: "\n")
  }

  /// Wraps a paragraph between words.
  static func wrapped(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      if !line.isEmpty, indent + line.count + 1 + word.count > width {
        lines.append(margin + line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    if !line.isEmpty { lines.append(margin + line) }
    return lines.joined(separator: "\n")
  }
}
