import ArgumentParser
import ViewControllerGraph

/// A failure that ends a command, with its diagnostics and exit code.
struct CommandFailure: Error {
  var code: ExitCode
  var diagnostics: [Diagnostic]

  /// Returns the failure whose exit code takes precedence: a missing input before an invalid one, otherwise the first.
  static func moreImportant(_ first: CommandFailure?, _ second: CommandFailure?) -> CommandFailure? {
    second?.code == .missingInput && first?.code == .invalidInput ? second : first ?? second
  }

  init(_ code: ExitCode, _ diagnostics: [Diagnostic]) {
    self.code = code
    self.diagnostics = diagnostics
  }

  /// Creates the failure of a command whose inputs could only be read in part, or returns `nil` if there are no errors.
  ///
  /// The diagnostics are not repeated.
  init?(reading diagnostics: [Diagnostic]) {
    let errors = diagnostics.filter { $0.severity == .error }
    guard !errors.isEmpty else { return nil }
    let isMissing = errors.contains { ["missing-input", "input-unreadable"].contains($0.code) }
    self.init(isMissing ? .missingInput : .invalidInput, [])
  }

  /// Creates the failure of a command that found nothing to read at one of its paths, or returns `nil` if there is something
  /// at all of them. Such a command leaves its earlier output as it is.
  ///
  /// The diagnostics are not repeated.
  init?(findingNothing diagnostics: [Diagnostic]) {
    guard diagnostics.contains(where: { ["missing-input", "nothing-read"].contains($0.code) }) else { return nil }
    self.init(reading: diagnostics)
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
