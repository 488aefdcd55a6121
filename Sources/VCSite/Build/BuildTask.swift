import VCDiagnostics
import VCDigest
import VCModel

/// A unit of a build that is completed as a whole or not at all.
protocol BuildTask: Sendable {
  /// The name for messages: the path of its source or page.
  var name: String { get }
  /// A key for the settings of the task; the contents of inputs are not included.
  var key: ContentDigest { get }
  /// The origin in the configuration.
  var origin: Origin { get }
  /// The files that it always reads, and that no other task may write.
  var sources: [String] { get }
  /// The source that it updates in place.
  var rewrites: String? { get }

  /// Creates the outputs, without writing them.
  /// - Throws: `TaskFailure` with all errors, and the inputs that were read.
  func perform(in paths: SitePaths) throws(TaskFailure) -> TaskResult
}

/// The result of a task.
struct TaskResult: Sendable {
  /// A file to be written.
  struct Output: Hashable, Sendable {
    var path: String
    var bytes: [UInt8]
  }

  /// Every file whose contents were used, as it was when it was read.
  var inputs: [BuildState.FileRecord]
  /// The outputs in the order in which they are written.
  var outputs: [Output] = []
  var facts = FactSheet()
  /// The locations of manual edits within the generated parts of a page that is updated in place.
  var edits: [SourceLocation] = []
  /// Pages that were made from a template that no longer exists.
  var orphans: [String] = []
  /// Warnings and notes.
  var diagnostics: [Diagnostic] = []
}

extension TaskResult {
  /// Returns the result joined with that of the same task in another language.
  func joined(with other: TaskResult) -> TaskResult {
    var result = self
    result.outputs += other.outputs
    result.inputs += other.inputs.filter { !inputs.contains($0) }
    result.diagnostics += other.diagnostics.filter { !diagnostics.contains($0) }
    return result
  }
}

/// The reason a task has no outputs.
struct TaskFailure: Error {
  var diagnostics: [Diagnostic]
  /// The files that were read, or looked for: when one changes, the task may succeed.
  var inputs: [BuildState.FileRecord] = []

  /// Returns the failure with additional inputs that were read earlier.
  func adding(_ inputs: [BuildState.FileRecord]) -> TaskFailure {
    TaskFailure(diagnostics: diagnostics, inputs: inputs + self.inputs)
  }
}
