#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The kind of item at a path.
package enum FileKind: Hashable, Sendable { case file, folder, link, other }

/// An entry of a folder.
package struct FolderEntry: Hashable, Sendable {
  /// The last component of its path.
  package let name: String
  /// The kind of the entry itself; symbolic links are not followed.
  package let kind: FileKind

  /// Returns the name that follows the fixed fields of a directory entry.
  static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    guard let offset = MemoryLayout<dirent>.offset(of: \dirent.d_name) else { return "" }
    return unsafe String(
      cString: (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: CChar.self))
  }
}

extension FileKind {
  init(mode: mode_t) {
    self =
      switch mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
  }

  /// `nil` if the file system does not report the type.
  init?(type: UInt8) {
    switch CInt(type) {
    case CInt(DT_REG): self = .file
    case CInt(DT_DIR): self = .folder
    case CInt(DT_LNK): self = .link
    case CInt(DT_UNKNOWN): return nil
    default: self = .other
    }
  }
}
