import VCDiagnostics
import VCModel

/// The lines of a text that describe controllers, dump by dump.
struct DumpLines {
  /// One list per dump in the text.
  private(set) var dumps: [[DumpLine]] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var addresses: Set<String> = []
  /// Whether other text has appeared since the last line of a dump.
  private var isInterrupted = false
  private let file: String

  init(_ text: String, file: String) {
    self.file = file
    for line in DumpText(text).lines { read(line) }
  }

  /// Returns whether a text contains a dump.
  static func occur(in text: Substring) -> Bool {
    DumpText(String(text)).lines.contains { !descriptions(in: $0).isEmpty }
  }

  private mutating func read(_ line: DumpText.Line) {
    let found = Self.descriptions(in: line)
    for line in found { add(line) }
    guard found.isEmpty else { return }
    if let damaged = damaged(line) {
      add(damaged)
    } else if line.text.contains(where: { !$0.isWhitespace && $0 != ">" && !DumpLine.isMarker($0) }) {
      isInterrupted = true
    }
  }

  private mutating func add(_ line: DumpLine) {
    if line.description.isCut { diagnostics.append(.cut(location(of: line))) }
    let address = line.description.dumpRecord.address
    let isRepeated = address.map { !addresses.insert($0).inserted } ?? false
    if let first = dumps.last?.first, !startsDump(line, after: first, isRepeated) {
      dumps[dumps.count - 1].append(line)
    } else {
      dumps.append([line])
      addresses = address.map { [$0] } ?? []
    }
    isInterrupted = false
  }

  /// Returns whether a line starts another dump: it is indented no more than the dump's first line, and either other
  /// text came in between or the same object occurred before. Otherwise such a line is the root of another window
  /// (R145).
  private func startsDump(_ line: DumpLine, after first: DumpLine, _ isRepeated: Bool) -> Bool {
    guard line.markers <= first.markers, line.indent <= first.indent else { return false }
    return isInterrupted || isRepeated && line.marker == .none
  }

  private func location(of line: DumpLine) -> SourceLocation {
    SourceLocation(file: file, line: line.line, column: line.column)
  }
}

// MARK: - Lines

extension DumpLines {
  /// The text that consoles write before a line has few angle brackets, if any.
  private static let bracketLimit = 8

  /// Returns the descriptions in a line: one, or several if a page has lost the line breaks.
  private static func descriptions(in line: DumpText.Line) -> [DumpLine] {
    guard couldHold(line.text) else { return [] }
    var result: [DumpLine] = []
    var start = line.text.startIndex
    var place = start
    var misses = 0
    while misses < bracketLimit, let open = line.text[place...].firstIndex(of: "<") {
      guard let description = DumpDescription(line.text[open...]) else {
        misses += 1
        place = line.text.index(after: open)
        continue
      }
      result.append(dumpLine(description, at: open, behind: start, in: line, isFirst: result.isEmpty))
      (start, place, misses) = (description.text.endIndex, description.text.endIndex, 0)
    }
    if result.isEmpty, let open = line.text.position(of: failure) {
      let text = line.text[open...].prefix(failure.count)
      result.append(dumpLine(DumpDescription(unknown: text), at: open, behind: start, in: line, isFirst: true))
    }
    return result
  }

  private static func dumpLine(
    _ description: DumpDescription, at open: Substring.Index, behind start: Substring.Index, in line: DumpText.Line,
    isFirst: Bool
  ) -> DumpLine {
    DumpLine(
      prefix: line.text[start..<open], suffix: line.text[description.text.endIndex...], isFirst: isFirst,
      column: line.text[..<open].count + 1, description: description, line: line.number)
  }

  /// Returns a placeholder for a line of a dump that was cut or altered: it does describe a controller.
  private mutating func damaged(_ line: DumpText.Line) -> DumpLine? {
    guard !dumps.isEmpty, line.text.utf8.count <= 1 << 16, let open = line.text.firstIndex(of: "<") else { return nil }
    let text = line.text[open...]
    let cut = DumpDescription(cut: text)
    let result = Self.dumpLine(
      cut ?? DumpDescription(unknown: text), at: open, behind: line.text.startIndex, in: line, isFirst: true)
    guard !result.isPrefixed, result.markers > 0 || cut != nil || text.position(of: ", state") != nil,
      text.position(of: ": 0x") == nil
    else { return nil }
    if cut == nil { diagnostics.append(.notUnderstood(location(of: result))) }
    return result
  }

  /// A quick check that avoids the slow one for other text. The class names of SwiftUI's controllers have thousands of
  /// letters.
  private static func couldHold(_ text: Substring) -> Bool {
    text.utf8.count <= 1 << 18 && ["state:", "; view", failure].contains { text.position(of: $0) != nil }
  }

  private static let failure = "[Error getting description.]"
}

extension Diagnostic {
  fileprivate static func notUnderstood(_ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "dump-line-not-understood", severity: .warning,
      message: "malformed line, expected '<Class 0x…>, state: …, view: …'; its controller is unknown",
      at: location)
  }

  fileprivate static func cut(_ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "dump-line-cut", severity: .note,
      message: "the line is truncated; missing values are unknown", at: location)
  }
}
