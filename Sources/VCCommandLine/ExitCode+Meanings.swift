import ArgumentParser

extension ExitCode {
  /// A check found something.
  static let checkFailed = ExitCode(1)
  /// The command was called in a wrong way.
  static let usage = ExitCode(64)
  /// An input is not valid.
  static let invalidInput = ExitCode(65)
  /// An input is missing.
  static let missingInput = ExitCode(66)
  /// A fault of the program itself.
  static let fault = ExitCode(70)
  /// An output cannot be written.
  static let unwritableOutput = ExitCode(73)
}
