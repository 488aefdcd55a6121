import ViewControllerGraph

/// What the documentation says about the codes of diagnostics: `docs/diagnostics.md`, which is part of the program.
struct DiagnosticGuide {
  /// What one place of the document says about a code.
  private struct Entry {
    var code: String
    var section: String
    var text: String
  }

  private var entries: [Entry] = []

  init() {
    self.init(String(decoding: PackageResources.diagnostics_md, as: UTF8.self))
  }

  /// - Parameter document: Sections of codes, as headings with paragraphs or as tables whose first column has the codes.
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

  /// Every code that is explained, sorted.
  var codes: [String] { Set(entries.map(\.code)).sorted() }

  /// What there is to know about a code.
  /// - Throws: `CommandFailure` that suggests the nearest code.
  func text(about code: String) throws(CommandFailure) -> String {
    let found = entries.filter { $0.code == code }
    guard !found.isEmpty else {
      let nearest = NearestName.suggestion(for: code, among: codes)
      throw CommandFailure(
        .usage, "unknown-code", "there is no diagnostic '\(code)'",
        suggestion: nearest.map { "did you mean '\($0)'?" } ?? "a diagnostic ends in its code: [already-presenting]")
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

  /// What stands between backquotes.
  private static func codes(in text: some StringProtocol) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// Text without links and backquotes.
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
