import VCDigest
import ViewControllerGraph

/// Tells which files are as they were, reading them only when their stamps do not settle it.
///
/// Each file is looked at once per build.
struct FileChecks {
  private let paths: SitePaths
  private var stamps: [String: FileStamp?] = [:]
  private var digests: [String: ContentDigest?] = [:]

  /// - Parameter count: How many files there may be.
  init(_ paths: SitePaths, expecting count: Int) {
    self.paths = paths
    stamps.reserveCapacity(count)
  }

  /// Whether a file is as a record has it.
  mutating func isAsRecorded(_ record: BuildState.FileRecord) -> Bool {
    if let recorded = record.stamp, stamp(of: record.path) == recorded { return true }
    return digest(of: record.path) == record.digest
  }

  /// Whether a file still holds what a task read, looked at anew.
  func holds(_ record: BuildState.FileRecord) -> Bool {
    let bytes = (try? InputFile(path: paths.path(of: record.path)))?.bytes
    return bytes.map { ContentDigest($0) } == record.digest
  }

  /// A record of a file that was just written, whose stamp can be trusted.
  mutating func record(of path: String, written bytes: [UInt8]) -> BuildState.FileRecord {
    let digest = ContentDigest(bytes)
    let stamp = FileStamp(path: paths.path(of: path))
    digests[path] = digest
    stamps[path] = stamp
    return BuildState.FileRecord(path: path, stamp: stamp, digest: digest)
  }

  /// The stamp of a file; `nil` when there is none.
  private mutating func stamp(of path: String) -> FileStamp? {
    if let known = stamps[path] { return known }
    let stamp = FileStamp(path: paths.path(of: path))
    stamps[path] = stamp
    return stamp
  }

  /// The digest of a file; `nil` when it cannot be read.
  private mutating func digest(of path: String) -> ContentDigest? {
    if let known = digests[path] { return known }
    let digest = (try? InputFile(path: paths.path(of: path))).map { ContentDigest($0.bytes) }
    digests[path] = digest
    return digest
  }
}
