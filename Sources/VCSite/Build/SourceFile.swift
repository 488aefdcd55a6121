import VCDiagnostics
import VCDigest
import VCFiles
import ViewControllerGraph

/// A file that a task reads, with a record of its contents.
struct SourceFile: Sendable {
  let bytes: [UInt8]
  let record: BuildState.FileRecord

  /// Reads a file of the site.
  ///
  /// The stamp is taken before the contents: a change in the meantime is detected the next time.
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - paths: The folder of the site, and the size limit for dumps.
  ///   - location: The location that names the file, for the error message.
  ///   - folder: The folder that names there are relative to.
  /// - Throws: `TaskFailure` if it is missing or cannot be read.
  init(
    _ path: String, in paths: SitePaths, askedForAt location: SourceLocation? = nil, relativeTo folder: String = ""
  ) throws(TaskFailure) {
    let stamp = FileStamp(path: paths.path(of: path))
    do {
      bytes = try InputFile(
        path: paths.path(of: path), dumpLimit: paths.dumpLimit, movedBy: SiteShapes.maxDumpSize
      ).bytes
    } catch {
      let isThere = FileSystem.kind(of: paths.path(of: path)) != nil
      let suggestion = isThere ? nil : Self.suggestion(for: path, in: paths, relativeTo: folder)
      let problem = Diagnostic.missing(path, error.reason, suggestion: suggestion)
      throw TaskFailure(
        diagnostics: [problem.askedFor(at: location)], inputs: [BuildState.FileRecord(path: path)])
    }
    let isSettled = stamp?.isSettled(at: FileStamp.now) == true
    record = BuildState.FileRecord(path: path, stamp: isSettled ? stamp : nil, digest: ContentDigest(bytes))
  }

  /// Returns a suggestion for the path of a file that does not exist.
  private static func suggestion(for path: String, in paths: SitePaths, relativeTo folder: String) -> String? {
    let search = FileSearch(paths: paths)
    let moved = search.namesakes(of: path).first.map { "was it moved to '\(SitePaths.relative($0, to: folder))'?" }
    return moved ?? search.sibling(of: path).map { "did you mean '\(SitePaths.relative($0, to: folder))'?" }
  }
}

extension Diagnostic {
  fileprivate static func missing(_ path: String, _ reason: String, suggestion: String?) -> Diagnostic {
    Diagnostic(
      code: "missing-input", severity: .error, message: reason, suggestion: suggestion, at: SourceLocation(file: path))
  }
}
