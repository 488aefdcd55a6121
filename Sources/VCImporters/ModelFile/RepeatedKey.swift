import Yams

/// A key that stands a second time in its mapping, found in the text because the parser stops at it.
struct RepeatedKey {
  /// Repeated keys that are reported before the rest is left unread.
  static let maximum = 20
  /// What takes the place of a key's first character, another one for each: columns stay, and no author's key starts so.
  private static let markers = (0...maximum).compactMap { Unicode.Scalar(0xF8E0 + UInt32($0)) }

  let line: Int
  let column: Int
  /// The text with the second key renamed.
  let renamed: String

  static func isRenamed(_ key: String) -> Bool { key.unicodeScalars.first.map(markers.contains) ?? false }

  /// Looks for the same key in the same column of a later line, then anywhere after the first.
  init?(_ key: String, after first: Mark, in text: String, _ attempt: Int) {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    let wanted = Array(key.unicodeScalars)
    guard !wanted.isEmpty, Self.markers.indices.contains(attempt), lines.indices.contains(first.line - 1) else {
      return nil
    }
    let sameColumn = (first.line..<max(first.line, lines.count)).lazy
      .map { (line: $0, column: first.column - 1) }
      .first { Self.isKey(wanted, in: lines[$0.line], at: $0.column) }
    let anywhere = (first.line - 1..<lines.count).lazy.flatMap { line in
      lines[line].indices.lazy.map { (line: line, column: $0) }
    }
    .first { place in
      (place.line >= first.line || place.column > first.column - 1)
        && Self.isKey(wanted, in: lines[place.line], at: place.column)
    }
    let isBlock = lines[first.line - 1].prefix(max(0, first.column - 1)).allSatisfy { $0 == " " || $0 == "-" }
    guard let place = isBlock ? sameColumn ?? anywhere : anywhere else { return nil }
    line = place.line + 1
    column = place.column + 1
    var changed = lines
    let isQuoted = lines[place.line][place.column] == "\"" || lines[place.line][place.column] == "'"
    changed[place.line][place.column + (isQuoted ? 1 : 0)] = Self.markers[attempt]
    renamed = changed.map { scalars in
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      return String(text)
    }
    .joined(separator: "\n")
  }

  /// Whether the key stands here, with or without quotes, followed by a colon.
  private static func isKey(_ key: [Unicode.Scalar], in line: [Unicode.Scalar], at column: Int) -> Bool {
    guard line.indices.contains(column) else { return false }
    if column > 0, !" {[,-".unicodeScalars.contains(line[column - 1]) { return false }
    let quote = line[column] == "\"" || line[column] == "'" ? line[column] : nil
    let start = quote == nil ? column : column + 1
    guard start + key.count <= line.count, line[start..<start + key.count].elementsEqual(key) else { return false }
    var rest = line[(start + key.count)...]
    if let quote {
      guard rest.first == quote else { return false }
      rest = rest.dropFirst()
    }
    return rest.first { $0 != " " } == ":"
  }
}
