import VCYAML

/// A key too long for libyaml, which looks back only a limited distance from a colon.
struct OverlongKey {
  static let limit = 1024

  /// The position where it starts.
  let position: YAMLPosition
  /// The length in Unicode scalars, without quotes.
  let count: Int

  /// Finds the key that ends at the position of the parser's error; `nil` if it is short, or not a key.
  init?(endingAt end: YAMLPosition, in text: String) {
    let rows = text.unicodeScalars.split(separator: "\n", maxSplits: end.line, omittingEmptySubsequences: false)
    guard rows.indices.contains(end.line - 1) else { return nil }
    let row = Array(rows[end.line - 1])
    guard end.column <= row.count, row[(end.column - 1)...].first(where: { $0 != " " }) == ":" else { return nil }
    let key = row[..<(end.column - 1)]
    guard let last = key.last else { return nil }
    let isQuoted = last == "\"" || last == "'"
    let content = isQuoted ? key.dropLast() : key
    let before = isQuoted ? [last] : ["{", "[", ",", " "]
    let start = content.lastIndex { before.contains($0) }.map { $0 + 1 } ?? content.startIndex
    guard content.endIndex - start + (isQuoted ? 2 : 0) > Self.limit else { return nil }
    (position, count) = (YAMLPosition(line: end.line, column: start + (isQuoted ? 0 : 1)), content.endIndex - start)
  }
}
