extension Diagnostic {
  /// A request of a step that a model does not have.
  package static func noSuchStep(_ step: Int, last: Int, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "no-such-step", severity: .error, message: "there is no step \(step)",
      suggestion: last == 0 ? "the model has no steps" : "the last step is \(last)", at: location)
  }

  /// A request of a dump that a file does not contain.
  package static func noSuchDump(_ number: Int, last: Int, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "no-such-dump", severity: .error, message: "there is no dump \(number)",
      suggestion: last == 1 ? "the file contains one dump" : "the last dump is \(last)", at: location)
  }
}
