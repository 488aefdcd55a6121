import VCDiagnostics
import VCDigest

/// The precautions of a build against tasks that may crash the whole process.
package struct CrashIsolation: Sendable {
  /// Whether tasks are performed one at a time, so that a crash can be attributed.
  package var isOneByOne = false
  /// Tasks that crashed before; they are skipped.
  package var leftOut: Set<String> = []
  /// Called with the key of each task before it starts, on its thread.
  package var begin: @Sendable (_ task: String) -> Void = { _ in }

  /// Creates a value without any precautions.
  package init() {}
}

extension CrashIsolation {
  /// Performs a task, unless it crashed before.
  func perform(_ task: any BuildTask, in paths: SitePaths) throws(TaskFailure) -> TaskResult {
    let key = task.key.description
    if leftOut.contains(key) { throw TaskFailure(diagnostics: [.notDrawn(task)]) }
    begin(key)
    return try task.perform(in: paths)
  }
}

extension Diagnostic {
  fileprivate static func notDrawn(_ task: any BuildTask) -> Diagnostic {
    Diagnostic(
      code: "figure-not-drawn", severity: .error,
      message: "its figures could not be drawn: the program crashed, or took too long",
      suggestion: "raise the time limit with --timeout", at: SourceLocation(file: task.name))
  }
}
