import VCFiles

/// A file that is replaced as a whole or not at all.
public struct OutputFile: Hashable, Sendable {
  /// As given: relative to the working folder, or absolute.
  public var path: String

  /// Nothing is touched before `replace(with:)`.
  public init(_ path: String) { self.path = path }

  /// Puts these bytes in place of what the file held; folders on the way are made.
  ///
  /// A file that holds these bytes already is left alone, so that its time stamp does not wake other build steps.
  /// - Returns: Whether anything was written.
  /// - Throws: `OutputError`; the file then holds what it held before.
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
  /// As given to `OutputFile`.
  public var path: String
  /// In plain words.
  public var reason: String
}
