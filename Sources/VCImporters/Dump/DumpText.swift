/// Splits what somebody pasted into lines, undoing what consoles and Markdown did to them (R151).
enum DumpText {
  /// The lines with their numbers in the text as it was given.
  static func lines(of text: String) -> [(number: Int, text: Substring)] {
    var result: [(number: Int, text: Substring)] = []
    for (number, line) in zip(1..., text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)) {
      for part in parts(of: line) where !part.isEmpty { result.append((number, part)) }
    }
    return result
  }

  /// A line is several where the debugger wrote `\n`, and where text follows the note that Chisel leaves (R152).
  private static func parts(of line: Substring) -> [Substring] {
    guard line.contains("\\") || line.contains(note.first ?? "/") else { return [line] }
    var result: [Substring] = []
    var start = line.startIndex
    var position = start
    while position < line.endIndex {
      let rest = line[position...]
      if rest.hasPrefix("\\n") {
        result.append(line[start..<position])
        position = line.index(position, offsetBy: 2)
        start = position
      } else if rest.hasPrefix(note) {
        result.append(line[start..<position])
        position = line.index(position, offsetBy: note.count)
        start = position
      } else {
        position = line.index(after: position)
      }
    }
    return result + [line[start...]]
  }

  private static let note = "// '*M' means the view controller is presented modally."
}
