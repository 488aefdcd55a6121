import VCFiles

/// Keeps a run from writing over what it reads, over what it has just written, and over what others made.
///
/// Files are told apart by the file system's own numbers: links, absolute paths, `..` and letter case make no difference.
public struct OutputGuard: Sendable {
  /// Why a file is not to be written.
  public enum Refusal: Hashable, Sendable {
    /// Something is read from it, under this name.
    case source(String)
    /// It was written a moment ago, for this input.
    case written(for: String)
    /// It was there before, and this program did not make it.
    case foreign
  }

  /// Whether files that others made may be replaced.
  public var replacesForeignFiles: Bool
  private var sources: [FileIdentity: String] = [:]
  private var written: [FileIdentity: String] = [:]

  /// A guard that knows no source yet.
  public init(replacesForeignFiles: Bool = false) { self.replacesForeignFiles = replacesForeignFiles }

  /// Notes that something is read from a file. A file that is not there cannot be overwritten.
  /// - Parameters:
  ///   - path: The file that is read.
  ///   - name: What people call it.
  public mutating func protect(_ path: String, named name: String? = nil) {
    if let identity = FileSystem.identity(of: path) { sources[identity] = name ?? path }
  }

  /// Notes that a file was written, or holds already what would be.
  public mutating func note(_ path: String, writtenFor input: String) {
    if let identity = FileSystem.identity(of: path) { written[identity] = input }
  }

  /// Why a file may not be written; `nil` when it may.
  /// - Parameters:
  ///   - path: The file that would be written.
  ///   - isOwn: Whether bytes that are there may be replaced, seen from whoever writes the file.
  public func refusal(
    of path: String, isOwn: (_ bytes: [UInt8], _ path: String) -> Bool = OwnFile.isOwn
  ) -> Refusal? {
    guard let identity = FileSystem.identity(of: path) else { return nil }
    if let name = sources[identity] { return .source(name) }
    if let input = written[identity] { return .written(for: input) }
    guard !replacesForeignFiles, let bytes = try? FileSystem.bytes(of: path) else { return nil }
    return isOwn(bytes, path) ? nil : .foreign
  }
}
