#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What can stand at a path.
package enum FileKind: Hashable, Sendable { case file, folder, link, other }

/// A name in a folder.
package struct FolderEntry: Hashable, Sendable {
  /// The last part of its path.
  package let name: String
  /// What it is itself: a link is a link, wherever it leads.
  package let kind: FileKind

  /// The name that the system notes behind an entry's fixed fields.
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

  /// `nil` where the file system does not tell.
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
