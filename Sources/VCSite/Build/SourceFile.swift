import VCDiagnostics
import ViewControllerGraph

/// A file that a task reads, and the record of what it read.
struct SourceFile: Sendable {
  let bytes: [UInt8]
  let record: BuildState.FileRecord

  /// Reads a file of the site.
  ///
  /// The stamp is older than the content: a file that changes meanwhile is seen to have changed the next time.
  /// - Throws: `TaskFailure` when it is missing or cannot be read.
  init(_ path: String, in paths: SitePaths) throws(TaskFailure) {
    let stamp = FileStamp(path: paths.path(of: path))
    do {
      bytes = try InputFile(path: paths.path(of: path)).bytes
    } catch {
      throw TaskFailure(diagnostics: [.missing(path, error.reason)], inputs: [BuildState.FileRecord(path: path)])
    }
    let isSettled = stamp?.isSettled(at: FileStamp.now) == true
    record = BuildState.FileRecord(path: path, stamp: isSettled ? stamp : nil, digest: ContentDigest(bytes))
  }
}

extension Diagnostic {
  fileprivate static func missing(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(code: "missing-input", severity: .error, message: reason, at: SourceLocation(file: path))
  }
}
