import VCModel

/// Splits pasted text into lines, undoing the changes that consoles, mail, Markdown and web pages made to it (R151).
struct DumpText {
  /// A line with its number in the text as given.
  struct Line: Hashable, Sendable {
    var number: Int
    var text: Substring
  }

  /// The lines that are not blank.
  let lines: [Line]

  init(_ text: String) {
    let plain =
      DumpMarkup.isEscaped(text)
      ? DumpMarkup.plain(text) : DumpMarkup.isMarkdown(text) ? DumpMarkup.withoutBackslashes(text) : text
    let given = plain.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let width = Self.terminalWidth(of: given)
    var lines: [Line] = []
    var isFull = false
    for (number, line) in zip(1..., given) {
      let goesOnInside = isFull
      isFull = width.map { Self.isFull(line, $0) } ?? false
      if goesOnInside, let last = lines.indices.last {
        lines[last].text = Substring(lines[last].text + line)
        continue
      }
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

  /// Splits a line at the `\n` that the debugger wrote, and before text that follows Chisel's note (R152).
  private static func parts(of line: Substring) -> [Substring] {
    guard line.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "/") }) else { return [line] }
    var result: [Substring] = []
    var start = line.startIndex
    var position = start
    while position < line.endIndex {
      let rest = line[position...]
      let length = ["\\r\\n", "\\n", ObservedDump.note].first { rest.hasPrefix($0) }?.count
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

  // MARK: - Lines broken by a terminal

  /// Returns the width at which a terminal broke lines, even within words: the length of the longest lines, if each of
  /// them continues in the next line. `nil` if no lines were broken that way.
  private static func terminalWidth(of lines: [Substring]) -> Int? {
    let counts = lines.map(\.count)
    guard let width = counts.max(), width < 1 << 10 else { return nil }
    let full = lines.indices.filter { isFull(lines[$0], width) }
    guard full.count > 1, full.allSatisfy({ $0 + 1 < lines.count && !startsDescription(lines[$0 + 1]) }) else {
      return nil
    }
    let breaksWord = full.contains { position in
      let next = lines[position + 1]
      return isWordPart(lines[position].last) && isWordPart(next.first)
        && !continuations.contains(where: next.hasPrefix)
    }
    return breaksWord ? width : nil
  }

  /// Returns whether a line reaches the full width and does not happen to end with a description.
  private static func isFull(_ line: Substring, _ width: Int) -> Bool {
    line.count == width && line.last != ">" && line.last != ")"
  }

  private static func startsDescription(_ line: Substring) -> Bool {
    let text = line.drop { $0.isWhitespace || DumpLine.isMarker($0) }
    return text.isEmpty || text.first == "<" && text.position(of: ", state:") != nil
  }

  private static func isWordPart(_ character: Character?) -> Bool {
    character.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
  }

  // MARK: - Lines broken by a mail program

  /// Returns whether a description that begins in one line ends in the next.
  private static func goesOn(_ line: Substring, with next: Substring) -> Bool {
    guard line.utf8.count <= 1 << 16, looksLikeDescription(line), !isComplete(line) else { return false }
    let next = unquoted(next)
    if continuations.contains(where: next.hasPrefix) { return true }
    guard let first = next.first, !DumpLine.isMarker(first) else { return false }
    let isOpen = line.last(where: { $0 == "<" || $0 == ">" }) == "<"
    if isOpen {
      return next.hasPrefix("0x") || next.prefix { $0 != "<" }.contains(">") && next.position(of: ">, ") != nil
    }
    let end = line.reversed().drop(while: \.isWhitespace).first
    return first == "<" && end == ":" && next.position(of: ", state:") == nil
  }

  private static let continuations = [
    "not in the", "in the window", "the window", "(view not", "not loaded)", "loaded)", "presented with", ", presented",
    ", state:",
    ", view:", "state:", "view:", "with: <", "appeared,", "disappeared,", "appearing,", "disappearing,",
  ]

  private static func looksLikeDescription(_ line: Substring) -> Bool {
    guard let open = line.firstIndex(of: "<") else { return false }
    let start = line[open...]
    return start.position(of: " 0x") != nil || start.position(of: ", state:") != nil
      || line[..<open].contains(where: DumpLine.isMarker)
  }

  /// Returns whether a description is complete; most have no part about the presentation.
  private static func isComplete(_ line: Substring) -> Bool {
    guard let state = line.position(of: ", state:"), let view = line[state...].position(of: "view:") else {
      return false
    }
    let rest = line[view...].dropFirst(5)
    guard let end = rest.last(where: { !$0.isWhitespace }) else { return false }
    // A line that ends with a view is only continued if the next line starts with one of the continuations.
    return end == ")"
  }

  /// Returns a line without the quote marks of mail, and without white space at either end.
  private static func unquoted(_ line: Substring) -> Substring {
    var line = line.drop(while: \.isWhitespace)
    while line.first == ">" { line = line.dropFirst().drop(while: \.isWhitespace) }
    return line
  }
}
