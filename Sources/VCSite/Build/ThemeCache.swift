import Synchronization
import VCDiagnostics
import ViewControllerGraph

/// The theme files of a site. Each is read on demand, once for all figures of a build.
final class ThemeCache: Sendable {
  /// A theme file as it was read.
  private struct Entry {
    var theme: FigureTheme
    var record: BuildState.FileRecord
    var diagnostics: [Diagnostic]
  }

  private let paths: SitePaths
  private let entries = Mutex<[String: Result<Entry, TaskFailure>]>([:])

  init(_ paths: SitePaths) { self.paths = paths }

  /// Returns a theme. Its file is added to the result's inputs, with its diagnostics.
  /// - Throws: `TaskFailure` if the file is missing or is not a theme.
  func theme(_ asked: SiteTheme, for result: inout TaskResult) throws(TaskFailure) -> FigureTheme {
    switch asked.source {
    case .builtIn(let name):
      return FigureTheme(name)
    case .file(let path):
      let entry = try entry(path, asked.origin.location)
      if !result.inputs.contains(where: { $0.path == path }) {
        result.inputs.append(entry.record)
        result.diagnostics += entry.diagnostics
      }
      return entry.theme.showing(asked.appearance)
    }
  }

  private func entry(_ path: String, _ location: SourceLocation?) throws(TaskFailure) -> Entry {
    let entry = entries.withLock { entries in
      let entry = entries[path] ?? read(path)
      entries[path] = entry
      return entry
    }
    do {
      return try entry.get()
    } catch {
      throw TaskFailure(diagnostics: error.diagnostics.map { $0.askedFor(at: location) }, inputs: error.inputs)
    }
  }

  private func read(_ path: String) -> Result<Entry, TaskFailure> {
    Result { () throws(TaskFailure) in
      let file = try SourceFile(path, in: paths)
      let read = FigureTheme.read(bytes: file.bytes, file: path)
      guard let theme = read.value else {
        throw TaskFailure(diagnostics: read.diagnostics, inputs: [file.record])
      }
      return Entry(theme: theme, record: file.record, diagnostics: read.diagnostics)
    }
  }
}
