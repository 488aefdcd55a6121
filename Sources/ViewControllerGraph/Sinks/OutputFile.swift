#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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
    let url = URL(fileURLWithPath: path)
    let data = Data(bytes)
    if (try? Data(contentsOf: url)) == data { return false }
    do {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Self.replace(url, with: data)
      return true
    } catch {
      throw OutputError(path: path, reason: SystemMessage.text(for: error))
    }
  }

  /// Writes beside the file, then renames: whoever looks sees the old bytes or the new ones.
  ///
  /// Foundation's own atomic write also waits for the disk, which takes longer than to draw the figure.
  private static func replace(_ url: URL, with data: Data) throws {
    let temporary = url.deletingLastPathComponent()
      .appendingPathComponent(".vcgraph-\(UInt64.random(in: .min ... .max))")
    do {
      try data.write(to: temporary)
      guard unsafe rename(temporary.path, url.path) == 0 else { throw CocoaError(SystemMessage.code(forRename: errno)) }
    } catch {
      try? FileManager.default.removeItem(at: temporary)
      throw error
    }
  }
}

/// A file that could not be written.
public struct OutputError: Error, Hashable, Sendable {
  /// As given to `OutputFile`.
  public var path: String
  /// In the system's words.
  public var reason: String
}

/// What the system says about a failed file operation, without the framework's wrapping.
enum SystemMessage {
  static func text(for error: any Error) -> String {
    guard let error = error as? CocoaError else { return "\(error)" }
    return switch error.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: "no such file"
    case .fileReadNoPermission, .fileWriteNoPermission: "permission denied"
    case .fileWriteFileExists: "a file is in the way"
    case .fileWriteOutOfSpace: "no space left"
    case .fileWriteVolumeReadOnly: "the volume is read-only"
    default: "the system refused (code \(error.code.rawValue))"
    }
  }

  /// The framework's word for a number that `rename` left in `errno`.
  static func code(forRename number: CInt) -> CocoaError.Code {
    switch number {
    case EACCES, EPERM: .fileWriteNoPermission
    case EISDIR, EEXIST, ENOTEMPTY: .fileWriteFileExists
    case ENOSPC, EDQUOT: .fileWriteOutOfSpace
    case EROFS: .fileWriteVolumeReadOnly
    default: .fileWriteUnknown
    }
  }
}
