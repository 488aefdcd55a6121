#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the system says about a file or folder that cannot be used.
public struct FileError: Error, Hashable, Sendable {
  /// In plain words, the same in every language of the system: lower case, no full stop.
  public let reason: String

  init(_ reason: String) { self.reason = reason }

  /// What a number means that a call left in `errno`.
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
      case ELOOP: "the links go round in a circle"
      case EMFILE, ENFILE: "too many files are open"
      default: "the system refused (error \(number))"
      }
  }

  /// What the last call that failed says.
  static var last: FileError { FileError(number: errno) }
}
