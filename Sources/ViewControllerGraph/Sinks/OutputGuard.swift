import VCFiles

/// Prevents a run from overwriting its inputs, its earlier outputs, and files made by others.
///
/// Files are identified by the file system's own numbers: symbolic links, absolute paths, `..` and letter case make no
/// difference.
public struct OutputGuard: Sendable {
  /// The reason not to write a file.
  public enum Refusal: Hashable, Sendable {
    /// It is an input with this name.
    case source(String)
    /// It was just written, for this input.
    case written(for: String)
    /// It existed before, and was not made by this program.
    case foreign
  }

  /// Whether files made by others may be replaced.
  public var replacesForeignFiles: Bool
  private var sources: [FileIdentity: String] = [:]
  private var written: [FileIdentity: String] = [:]

  /// Creates a guard without any sources.
  public init(replacesForeignFiles: Bool = false) { self.replacesForeignFiles = replacesForeignFiles }

  /// Records that a file is an input. A file that does not exist cannot be overwritten.
  /// - Parameters:
  ///   - path: The file that is read.
  ///   - name: The name for messages.
  public mutating func protect(_ path: String, named name: String? = nil) {
    if let identity = FileSystem.identity(of: path) { sources[identity] = name ?? path }
  }

  /// Records that a file was written, or already has the right contents.
  public mutating func note(_ path: String, writtenFor input: String) {
    if let identity = FileSystem.identity(of: path) { written[identity] = input }
  }

  /// Returns the reason not to write a file, or `nil` if it may be written.
  /// - Parameters:
  ///   - path: The file that would be written.
  ///   - isOwn: Returns whether the existing contents may be replaced.
  public func refusal(
    of path: String, isOwn: (_ bytes: [UInt8], _ path: String) -> Bool = GeneratedOutput.isOwn
  ) -> Refusal? {
    guard let identity = FileSystem.identity(of: path) else { return nil }
    if let name = sources[identity] { return .source(name) }
    if let input = written[identity] { return .written(for: input) }
    guard !replacesForeignFiles, let bytes = try? FileSystem.bytes(of: path) else { return nil }
    return isOwn(bytes, path) ? nil : .foreign
  }
}
