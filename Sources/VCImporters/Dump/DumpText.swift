import VCModel

/// Splits what somebody pasted into lines, undoing what consoles, mail, Markdown and web pages did to them (R151).
struct DumpText {
  /// A line with its number in the text as it was given.
  struct Line: Hashable, Sendable {
    var number: Int
    var text: Substring
  }

  /// Those that hold anything.
  let lines: [Line]

  init(_ text: String) {
    let plain = DumpMarkup.isEscaped(text) ? DumpMarkup.plain(text) : text
    var lines: [Line] = []
    for (number, line) in zip(1..., plain.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)) {
      for part in Self.parts(of: line) where part.contains(where: { !$0.isWhitespace }) {
        if let last = lines.last, Self.goesOn(last.text, with: part) {
          lines[lines.count - 1].text = Substring(last.text + " " + Self.unquoted(part))
        } else {
          lines.append(Line(number: number, text: part))
        }
      }
    }
    self.lines = lines
  }

  /// A line is several where the debugger wrote `\n`, and where text follows the note that Chisel leaves (R152).
  private static func parts(of line: Substring) -> [Substring] {
    guard line.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "/") }) else { return [line] }
    var result: [Substring] = []
    var start = line.startIndex
    var position = start
    while position < line.endIndex {
      let rest = line[position...]
      let length = ["\\r\\n", "\\n", SeenDump.note].first { rest.hasPrefix($0) }?.count
      guard let length else {
        position = line.index(after: position)
        continue
      }
      result.append(line[start..<position])
      position = line.index(position, offsetBy: length)
      start = position
    }
    return result + [line[start...]]
  }

  // MARK: - Lines that a mail program has broken

  /// Whether a description that begins in one line ends in the next.
  private static func goesOn(_ line: Substring, with next: Substring) -> Bool {
    guard line.utf8.count <= 1 << 16, looksLikeDescription(line), !isComplete(line) else { return false }
    let next = unquoted(next)
    if continuations.contains(where: next.hasPrefix) { return true }
    guard let first = next.first, !DumpLine.isSign(first) else { return false }
    let isOpen = line.last(where: { $0 == "<" || $0 == ">" }) == "<"
    if isOpen { return next.hasPrefix("0x") || next.prefix { $0 != "<" }.contains(">") && next.range(of: ">, ") != nil }
    let end = line.reversed().drop(while: \.isWhitespace).first
    return first == "<" && end == ":" && next.range(of: ", state:") == nil
  }

  private static let continuations = [
    "not in the", "in the window", "the window", "(view not", "not loaded)", "presented with", ", presented",
    ", state:",
    ", view:", "state:", "view:", "with: <", "appeared,", "disappeared,", "appearing,", "disappearing,",
  ]

  private static func looksLikeDescription(_ line: Substring) -> Bool {
    guard let open = line.firstIndex(of: "<") else { return false }
    let start = line[open...]
    return start.range(of: " 0x") != nil || start.range(of: ", state:") != nil
      || line[..<open].contains(where: DumpLine.isSign)
  }

  /// Whether everything that a description has to say was said; how it is presented is said in few.
  private static func isComplete(_ line: Substring) -> Bool {
    guard let state = line.range(of: ", state:"), let view = line[state...].range(of: "view:") else { return false }
    let rest = line[view...].dropFirst(5)
    guard let end = rest.last(where: { !$0.isWhitespace }) else { return false }
    // A view is followed by more in the next line only where that begins so.
    return end == ")"
  }

  /// Without the marks of quoted mail, and without white space at either end.
  private static func unquoted(_ line: Substring) -> Substring {
    var line = line.drop(while: \.isWhitespace)
    while line.first == ">" { line = line.dropFirst().drop(while: \.isWhitespace) }
    return line
  }
}
