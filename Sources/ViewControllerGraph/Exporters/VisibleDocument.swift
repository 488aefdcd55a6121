import VCDiagnostics

extension String {
  /// The text of a document with escape sequences in place of characters that act on the text around them.
  ///
  /// Pairs of Unicode's marks FSI and PDI within a line remain: they act only on what they enclose, and keep a sentence in order
  /// around a title in another direction.
  package var visibleDocument: String {
    guard unicodeScalars.contains(Self.isolate) else { return visibleLines }
    return unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.contains(Self.isolate) ? Self.visible(Array(line)) : String(line).visibleLines
    }.joined(separator: "\n")
  }

  private static let isolate: Unicode.Scalar = "\u{2068}"
  private static let end: Unicode.Scalar = "\u{2069}"

  private static func visible(_ line: [Unicode.Scalar]) -> String {
    var open: [Int] = []
    var paired: Set<Int> = []
    for (position, scalar) in line.enumerated() {
      if scalar == isolate {
        open.append(position)
      } else if scalar == end, let start = open.popLast() {
        paired.formUnion([start, position])
      }
    }
    return line.enumerated().map { position, scalar in
      paired.contains(position) ? String(scalar) : String(scalar).visibleLines
    }.joined()
  }
}
