import ViewControllerGraph

extension OutputFile {
  /// Replaces the file.
  /// - Returns: Whether its content changed.
  /// - Throws: `CommandFailure` with the exit code for an unwritable output.
  @discardableResult
  func write(_ bytes: [UInt8]) throws(CommandFailure) -> Bool {
    do {
      return try replace(with: bytes)
    } catch {
      throw CommandFailure(
        .unwritableOutput, "unwritable-output", "cannot be written: \(error.reason)", at: error.path)
    }
  }
}
