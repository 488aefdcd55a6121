import VCDiagnostics

extension [Diagnostic] {
  /// Codes that give the reason a whole file is not read: one such message is useful, hundreds are noise.
  private static let aboutFiles: Set<String> = [
    "launch-screen", "legacy-archive", "localized-variant", "not-compiled", "not-of-the-app", "other-platform",
    "platform-out-of-scope",
  ]

  /// The diagnostics with one for all files that are not read for the same reason: the first one's location and
  /// message, and the number of the others.
  package var countedByKind: [Diagnostic] {
    var kinds: [String: [Int]] = [:]
    for (position, diagnostic) in enumerated() where Self.aboutFiles.contains(diagnostic.code) {
      kinds[diagnostic.code, default: []].append(position)
    }
    var result = self
    var left: Set<Int> = []
    for positions in kinds.values where positions.count > 1 {
      result[positions[0]].message += Self.others(positions.dropFirst().compactMap { self[$0].location?.file })
      left.formUnion(positions.dropFirst())
    }
    return result.enumerated().filter { !left.contains($0.offset) }.map(\.element)
  }

  private static func others(_ files: [String]) -> String {
    let named = files.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    let count = files.count == 1 ? "1 more such file" : "\(files.count) more such files"
    return " (and \(count): \(named)\(files.count > 3 ? ", …" : ""))"
  }
}
