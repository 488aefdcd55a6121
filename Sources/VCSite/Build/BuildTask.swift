import VCDiagnostics
import VCDigest
import VCModel

/// A piece of a build that is done as a whole or not at all.
protocol BuildTask: Sendable {
  /// What people call it: the path of its source or page.
  var name: String { get }
  /// The same as long as the same is asked for; what the inputs hold does not count.
  var key: ContentDigest { get }
  /// Where the configuration asks for it.
  var origin: Origin { get }
  /// The files that it surely reads, and that no other task may write.
  var sources: [String] { get }
  /// The one of them that it brings up to date in place.
  var rewrites: String? { get }

  /// Makes the outputs, without writing them.
  /// - Throws: `TaskFailure` with everything that is wrong, and the inputs that were read on the way.
  func perform(in paths: SitePaths) throws(TaskFailure) -> TaskResult
}

/// What a task makes.
struct TaskResult: Sendable {
  /// A file to be written.
  struct Output: Hashable, Sendable {
    var path: String
    var bytes: [UInt8]
  }

  /// Every file whose content had a part in it, as it was when it was read.
  var inputs: [BuildState.FileRecord]
  /// In the order in which they are written.
  var outputs: [Output] = []
  var facts = FactSheet()
  /// Where a page that is brought up to date in place was edited inside of what is generated.
  var edits: [SourceLocation] = []
  /// Pages that a template, which is gone, was made to.
  var orphans: [String] = []
  /// Warnings and notes.
  var diagnostics: [Diagnostic] = []
}

extension TaskResult {
  /// The same with what the task made in another language.
  func joined(with other: TaskResult) -> TaskResult {
    var result = self
    result.outputs += other.outputs
    result.inputs += other.inputs.filter { !inputs.contains($0) }
    result.diagnostics += other.diagnostics.filter { !diagnostics.contains($0) }
    return result
  }
}

/// Why a task made nothing.
struct TaskFailure: Error {
  var diagnostics: [Diagnostic]
  /// What was read on the way, or looked for: when it changes, the task may succeed.
  var inputs: [BuildState.FileRecord] = []

  /// The same, with something else that was read before.
  func adding(_ inputs: [BuildState.FileRecord]) -> TaskFailure {
    TaskFailure(diagnostics: diagnostics, inputs: inputs + self.inputs)
  }
}
