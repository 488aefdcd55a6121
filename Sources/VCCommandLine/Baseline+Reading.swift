import ViewControllerGraph

extension Baseline {
  /// Reads a report of known findings.
  /// - Throws: `CommandFailure` if the file is missing or is not a report of findings.
  static func read(_ path: String) throws(CommandFailure) -> Baseline {
    let file = try InputFile.read(path)
    if let fault = JSONSyntax.fault(in: file.bytes, file: path) { throw CommandFailure(.invalidInput, [fault]) }
    do {
      return try Baseline(json: file.bytes)
    } catch {
      throw CommandFailure(
        .invalidInput, "invalid-baseline", "not a report of findings", at: path,
        suggestion: "create one with 'vcgraph check --format json'")
    }
  }
}
