import ViewControllerGraph

extension OutputFile {
  /// Replaces what the file held.
  /// - Throws: `CommandFailure` with the exit code for an output that cannot be written.
  func write(_ bytes: [UInt8]) throws(CommandFailure) {
    do {
      try replace(with: bytes)
    } catch {
      throw CommandFailure(.unwritableOutput, "unwritable-output", "cannot be written: \(error.reason)", at: error.path)
    }
  }
}
