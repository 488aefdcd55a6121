/// Text for people, whatever the width of the lines in which the source code holds it.
enum Prose {
  private static let width = 80

  /// Each paragraph on one line, for whoever breaks lines to the width of a terminal; what is indented stays as it is.
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

  /// A paragraph in lines, broken between words.
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
