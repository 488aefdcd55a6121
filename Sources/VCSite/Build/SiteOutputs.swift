import VCDiagnostics
import VCModel
import ViewControllerGraph

/// The files that a build may write: neither its inputs nor files made by others.
struct SiteOutputs {
  private let paths: SitePaths
  private var files: OutputGuard
  /// The outputs of earlier builds, from the cache and the list of the site.
  private let remembered: Set<String>

  init(_ paths: SitePaths, sources: Set<String>, remembering state: BuildState, _ listed: Set<String>, isForced: Bool) {
    self.paths = paths
    files = OutputGuard(replacesForeignFiles: isForced)
    remembered = listed.union(state.tasks.values.flatMap { $0.outputs.map(\.path) })
    for source in sources.sorted() { files.protect(paths.path(of: source), named: source) }
  }

  /// Records that a file was written.
  mutating func note(_ path: String, writtenFor task: String) {
    files.note(paths.path(of: path), writtenFor: task)
  }

  /// Returns the reasons that files of a task may not be written; empty if all may.
  mutating func refusals(of result: TaskResult, by task: any BuildTask) -> [Diagnostic] {
    for input in result.inputs where input.path != task.rewrites {
      files.protect(paths.path(of: input.path), named: input.path)
    }
    return result.outputs.filter { $0.path != task.rewrites }.compactMap { output in
      let refusal = files.refusal(of: paths.path(of: output.path)) { bytes, path in
        isOwn(bytes, path, of: output)
      }
      return refusal.map { Diagnostic.refused(output.path, $0, by: task) }
    }
  }

  /// Returns whether a file was made by this program: it has a mark, is recorded, or is an older version of the same
  /// page.
  private func isOwn(_ bytes: [UInt8], _ path: String, of output: TaskResult.Output) -> Bool {
    if remembered.contains(output.path) || bytes == output.bytes || GeneratedOutput.isOwn(bytes, named: path) {
      return true
    }
    guard path.isPage else { return false }
    return isPage(bytes, like: output.bytes)
  }

  /// Returns whether an old page contains half of the newer one's lines.
  private func isPage(_ old: [UInt8], like new: [UInt8]) -> Bool {
    let lines = { (bytes: [UInt8]) in
      Set(bytes.split(separator: UInt8(ascii: "\n")).filter { line in line.contains { $0 > 0x20 } })
    }
    let wanted = lines(new)
    return wanted.intersection(lines(old)).count * 2 >= wanted.count
  }
}

extension Diagnostic {
  fileprivate static func refused(
    _ path: String, _ refusal: OutputGuard.Refusal, by task: any BuildTask
  ) -> Diagnostic {
    let location = task.origin.location ?? SourceLocation(file: task.name)
    switch refusal {
    case .source(let name):
      return Diagnostic(
        code: "output-collision", severity: .error,
        message: name == path
          ? "a figure would overwrite '\(path)', a source of the site"
          : "a figure would be written to '\(path)', which is '\(name)', a source of the site",
        suggestion: "name another file in 'output', such as '\(OutputPattern.standard.text)'", at: location)
    case .written(let other):
      return Diagnostic(
        code: "output-collision", severity: .error,
        message: "'\(path)' was just written for '\(other)'",
        suggestion: "distinguish the outputs with '{folder}' or '{name}' in 'output', or name the figures",
        at: location)
    case .foreign:
      return Diagnostic(
        code: "foreign-output", severity: .error,
        message: "'\(path)' already exists and was not created by vcgraph",
        suggestion: "name another file in 'output', or overwrite it with 'vcgraph build --force'", at: location)
    }
  }
}
