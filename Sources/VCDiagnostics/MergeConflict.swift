/// Detection of the conflict markers that Git leaves in files it could not merge.
package enum MergeConflict {
  private static let markers: [[UInt8]] = ["<<<<<<< ", "||||||| ", ">>>>>>> "].map { Array($0.utf8) }

  /// What to do about a conflict.
  package static let suggestion = "resolve the conflict and delete the conflict markers"

  /// Returns an error for the first conflict marker; `nil` if there is none.
  /// - Complexity: Linear in the number of bytes.
  package static func diagnostic(in bytes: [UInt8], file: String) -> Diagnostic? {
    var line = 1
    var start = bytes.startIndex
    while start < bytes.endIndex {
      if let first = bytes[start...].first, first == 0x3C || first == 0x3E || first == 0x7C,
        markers.contains(where: { bytes[start...].starts(with: $0) })
      {
        let text = bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }.prefix(60)
        return Diagnostic(
          code: "merge-conflict", severity: .error,
          message: "unresolved merge conflict: '\(String(decoding: text, as: UTF8.self))'",
          suggestion: suggestion, at: SourceLocation(file: file, line: line, column: 1))
      }
      guard let end = bytes[start...].firstIndex(of: 0x0A) else { return nil }
      start = end + 1
      line += 1
    }
    return nil
  }
}
