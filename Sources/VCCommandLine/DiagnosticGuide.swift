import ViewControllerGraph

/// The documentation of diagnostic codes in `docs/diagnostics.md`, which is embedded in the program.
struct DiagnosticGuide {
  /// One section or table row of the document about a code.
  private struct Entry {
    var code: String
    var section: String
    var text: String
  }

  private var entries: [Entry] = []

  init() {
    self.init(String(decoding: PackageResources.diagnostics_md, as: UTF8.self))
  }

  /// - Parameter document: Markdown that documents each code under a heading, or in a table row whose first cell has the code.
  init(_ document: String) {
    var section = ""
    var titles: [String] = []
    var current: String?
    for line in document.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("#### ") {
        current = Self.codes(in: line).first
        if let current { entries.append(Entry(code: current, section: section, text: "")) }
      } else if line.hasPrefix("#") {
        section = String(line.drop { $0 == "#" || $0 == " " })
        (current, titles) = (nil, [])
      } else if line.hasPrefix("|") {
        let cells = Self.cells(of: line)
        if titles.isEmpty { titles = cells } else { addRow(cells, titles, section) }
      } else if current != nil, !line.hasPrefix("<!--") {
        entries[entries.count - 1].text += Self.plain(line) + "\n"
      }
    }
  }

  private mutating func addRow(_ cells: [String], _ titles: [String], _ section: String) {
    let rows = zip(titles, cells).dropFirst().map { title, cell in
      Self.plain("\(title.prefix(1).uppercased())\(title.dropFirst()): \(cell)") + "\n"
    }
    for code in Self.codes(in: cells.first ?? "") {
      entries.append(Entry(code: code, section: section, text: rows.joined()))
    }
  }

  /// All documented codes, sorted.
  var codes: [String] { Set(entries.map(\.code)).sorted() }

  /// Returns the documentation of a code.
  /// - Throws: `CommandFailure` with the most similar code if the code is unknown.
  func text(about code: String) throws(CommandFailure) -> String {
    let found = entries.filter { $0.code == code }
    guard !found.isEmpty else {
      let nearest = NearestName.suggestion(for: code, among: codes)
      throw CommandFailure(
        .usage, "unknown-code", "there is no diagnostic '\(code)'",
        suggestion: nearest.map { "did you mean '\($0)'?" }
          ?? "every diagnostic ends with its code, such as [already-presenting]")
    }
    return found.map { entry in
      let lines = entry.text.split(separator: "\n").map { Prose.wrapped(String($0), indent: 2) }
      return (["\(code) (\(entry.section))"] + lines).joined(separator: "\n") + "\n"
    }
    .joined(separator: "\n")
  }

  // MARK: Markdown

  private static func cells(of line: Substring) -> [String] {
    line.split(separator: "|").map { cell in
      String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// Returns the code spans of a line.
  private static func codes(in text: some StringProtocol) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// Returns Markdown as plain text, without links and backticks.
  private static func plain(_ text: some StringProtocol) -> String {
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "`": result += "'"
      case "[": continue
      case "]":
        guard rest.first == "(", let end = rest.firstIndex(of: ")") else { continue }
        rest = rest[rest.index(after: end)...]
      default: result.append(character)
      }
    }
    return result
  }
}
