#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The reason a file or folder cannot be used.
package struct FileError: Error, Hashable, Sendable {
  /// The reason in plain words, independent of the system's language: lower case, no full stop.
  package let reason: String

  init(_ reason: String) { self.reason = reason }

  /// Returns the error for a file larger than the limit.
  static func tooLarge(_ limit: Int, of content: String? = nil) -> FileError {
    FileError(
      "exceeds the limit of \(limit >= 1 << 20 ? "\(limit >> 20) MiB" : "\(limit) bytes")"
        + (content.map { " for \($0)" } ?? ""))
  }

  /// The error for pipes, sockets and devices, which may never end.
  static let notAFile = FileError("is a pipe, a socket or a device, expected a file")

  /// Creates the error for an `errno` value.
  init(number: CInt) {
    reason =
      switch number {
      case ENOENT: "no such file"
      case EACCES, EPERM: "permission denied"
      case EISDIR: "is a folder, expected a file"
      case ENOTDIR, EEXIST: "a file is in the way"
      case ENOTEMPTY: "a folder is in the way"
      case ENOSPC, EDQUOT: "no space left"
      case EROFS: "the volume is read-only"
      case ENAMETOOLONG: "the name is too long"
      case ELOOP: "too many levels of symbolic links"
      case EMFILE, ENFILE: "too many files are open"
      case ENXIO: FileError.notAFile.reason
      case EIO: "the disk cannot be read or written"
      case EBADF: "the stream is closed"
      case EPIPE: "the reading end is closed"
      default: "system error \(number)"
      }
  }

  /// The error of the last failed system call.
  static var last: FileError { FileError(number: errno) }
}
