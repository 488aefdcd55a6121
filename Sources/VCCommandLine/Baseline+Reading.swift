import ViewControllerGraph

extension Baseline {
  /// Reads a report of known findings.
  /// - Throws: `CommandFailure` when it is missing or no such report.
  static func read(_ path: String) throws(CommandFailure) -> Baseline {
    let file = try InputFile.read(path)
    do {
      return try Baseline(json: file.bytes)
    } catch {
      throw CommandFailure(
        .invalidInput, "invalid-baseline", "this is no report of findings", at: path,
        suggestion: "write one with 'vcgraph check --format json'")
    }
  }
}
