import ArgumentParser

extension ExitCode {
  /// A check failed.
  static let checkFailed = ExitCode(1)
  /// The command line is wrong.
  static let usage = ExitCode(64)
  /// An input is invalid.
  static let invalidInput = ExitCode(65)
  /// An input is missing.
  static let missingInput = ExitCode(66)
  /// An internal error.
  static let fault = ExitCode(70)
  /// An output cannot be written.
  static let unwritableOutput = ExitCode(73)
}
