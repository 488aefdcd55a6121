import VCFiles

/// A file that is replaced atomically.
public struct OutputFile: Hashable, Sendable {
  /// The path as given: relative to the working directory, or absolute.
  public var path: String

  /// Creates a reference to a file, which is not accessed before `replace(with:)`.
  public init(_ path: String) { self.path = path }

  /// Replaces the contents of the file; missing folders are created.
  ///
  /// A file with the same contents is not written, so that its time stamp does not trigger other build steps.
  /// - Returns: Whether the file was written.
  /// - Throws: `OutputError`; the file is unchanged then.
  @discardableResult
  public func replace(with bytes: [UInt8]) throws(OutputError) -> Bool {
    if (try? FileSystem.bytes(of: path)) == bytes { return false }
    do {
      try FileSystem.replace(path, with: bytes)
      return true
    } catch {
      throw OutputError(path: path, reason: error.reason)
    }
  }
}

/// A file that could not be written.
public struct OutputError: Error, Hashable, Sendable {
  /// The path as passed to `OutputFile`.
  public var path: String
  /// The reason in plain words.
  public var reason: String
}
