import VCDiagnostics
import VCDigest

/// How a build is careful of tasks that may take the whole process with them.
package struct BuildCare: Sendable {
  /// Whether no two tasks are done at a time, so that it is clear which one is at fault.
  package var isOneByOne = false
  /// Tasks that were at fault before; nothing is made for them.
  package var leftOut: Set<String> = []
  /// Told before each task which one it is, on the thread that does it.
  package var begin: @Sendable (_ task: String) -> Void = { _ in }

  /// No care at all.
  package init() {}
}

extension BuildCare {
  /// Does a task, unless it was at fault before.
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
      suggestion: "--timeout gives a figure more time", at: SourceLocation(file: task.name))
  }
}
