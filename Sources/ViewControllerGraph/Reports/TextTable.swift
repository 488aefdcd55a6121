import VCDiagnostics

/// Rows of text in aligned columns for a terminal.
struct TextTable {
  var header: [String]
  var rows: [[String]] = []

  init(_ header: String...) { self.header = header }

  init(header: [String], rows: [[String]]) {
    self.header = header
    self.rows = rows
  }

  /// Wider cells shift the rest of their own row, but no other row.
  private static let widestColumn = 120

  /// The table with two spaces between columns and without trailing spaces.
  var text: String {
    // A line break in a name must not break the row.
    let lines = ([header] + rows).map { $0.map(\.visible) }
    let widths = header.indices.map { column in
      lines.map { terminalWidth(of: $0[column]) }.filter { $0 <= Self.widestColumn }.max() ?? 0
    }
    return lines.map { row in
      var line = ""
      for (cell, width) in zip(row, widths) {
        line += cell + String(repeating: " ", count: max(width - terminalWidth(of: cell), 0) + 2)
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// Returns the number of columns in a terminal: East Asian wide characters and emoji take two.
  private func terminalWidth(of text: String) -> Int {
    text.reduce(0) { width, character in
      let scalar = character.unicodeScalars.first?.value ?? 0
      let isWide =
        (0x1100...0x115F).contains(scalar) || (0x2E80...0xA4CF).contains(scalar) || (0xAC00...0xD7A3).contains(scalar)
        || (0xF900...0xFAFF).contains(scalar) || (0xFE30...0xFE6F).contains(scalar)
        || (0xFF00...0xFF60).contains(scalar)
        || (0x1F300...0x1FAFF).contains(scalar) || (0x20000...0x3FFFD).contains(scalar)
      return width + (isWide ? 2 : 1)
    }
  }
}
