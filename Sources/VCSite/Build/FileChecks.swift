import VCDigest
import ViewControllerGraph

/// Checks whether files have changed, reading them only if their stamps are inconclusive.
///
/// Each file is checked once per build.
struct FileChecks {
  private let paths: SitePaths
  private var stamps: [String: FileStamp?] = [:]
  private var digests: [String: ContentDigest?] = [:]

  /// - Parameter count: The expected number of files.
  init(_ paths: SitePaths, expecting count: Int) {
    self.paths = paths
    stamps.reserveCapacity(count)
  }

  /// Returns whether a file matches its record.
  mutating func isAsRecorded(_ record: BuildState.FileRecord) -> Bool {
    if let recorded = record.stamp, stamp(of: record.path) == recorded { return true }
    return digest(of: record.path) == record.digest
  }

  /// Returns whether a file still has the contents that a task read, by reading it again.
  func holds(_ record: BuildState.FileRecord) -> Bool {
    let bytes = (try? InputFile(path: paths.path(of: record.path)))?.bytes
    return bytes.map { ContentDigest($0) } == record.digest
  }

  /// Returns a record of a file that was just written, whose stamp can be trusted.
  mutating func record(of path: String, written bytes: [UInt8]) -> BuildState.FileRecord {
    let digest = ContentDigest(bytes)
    let stamp = FileStamp(path: paths.path(of: path))
    digests[path] = digest
    stamps[path] = stamp
    return BuildState.FileRecord(path: path, stamp: stamp, digest: digest)
  }

  /// Returns the stamp of a file; `nil` if there is none.
  private mutating func stamp(of path: String) -> FileStamp? {
    if let known = stamps[path] { return known }
    let stamp = FileStamp(path: paths.path(of: path))
    stamps[path] = stamp
    return stamp
  }

  /// Returns the digest of a file; `nil` if it cannot be read.
  private mutating func digest(of path: String) -> ContentDigest? {
    if let known = digests[path] { return known }
    let digest = (try? InputFile(path: paths.path(of: path))).map { ContentDigest($0.bytes) }
    digests[path] = digest
    return digest
  }
}
