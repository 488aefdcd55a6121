import ArgumentParser
import VCFiles
import ViewControllerGraph

extension InputFile {
  /// Reads a file, or standard input for `-`.
  /// - Throws: `CommandFailure` with the exit code for a missing input.
  static func read(_ argument: String) throws(CommandFailure) -> InputFile {
    if argument == "-" { return InputFile(name: "<stdin>", bytes: (try? OpenFile.standardInput.bytes()) ?? []) }
    do {
      return try InputFile(path: argument)
    } catch {
      throw CommandFailure(.missingInput, "missing-input", "\(error.reason)", at: error.path)
    }
  }
}

/// Why a command ends early: what to say, and the exit code.
struct CommandFailure: Error {
  var code: ExitCode
  var diagnostics: [Diagnostic]

  init(_ code: ExitCode, _ diagnostics: [Diagnostic]) {
    self.code = code
    self.diagnostics = diagnostics
  }

  init(_ code: ExitCode, _ id: String, _ message: String, at file: String? = nil, suggestion: String? = nil) {
    self.init(
      code,
      [
        Diagnostic(
          code: id, severity: .error, message: message, suggestion: suggestion,
          at: file.map { SourceLocation(file: $0) })
      ])
  }
}
