#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Files and folders, by as few of the system's calls as will do: a site's build asks for hundreds of them.
public enum FileSystem {
  /// What there is at a path, seen through links; `nil` for nothing.
  public static func kind(of path: String) -> FileKind? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? FileKind(mode: status.st_mode) : nil
  }

  /// The path without any link on the way; `nil` when there is nothing.
  public static func resolved(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// The content of a file.
  /// - Throws: `FileError` when there is none, or it cannot be read.
  public static func bytes(of path: String) throws(FileError) -> [UInt8] {
    try OpenFile(reading: path).bytes()
  }

  /// What is directly in a folder, sorted by name; nothing when it cannot be read.
  public static func entries(of folder: String) -> [FolderEntry] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var entries: [FolderEntry] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe FolderEntry.name(of: entry)
      if name == "." || name == ".." { continue }
      let kind = unsafe FileKind(type: entry.pointee.d_type) ?? linkKind(of: "\(folder)/\(name)")
      entries.append(FolderEntry(name: name, kind: kind))
    }
    return entries.sorted { $0.name < $1.name }
  }

  /// Puts these bytes in place of what a file held; folders on the way are made.
  ///
  /// They are written beside it and then take its name: whoever looks sees the old bytes or the new ones.
  /// - Throws: `FileError`; the file then holds what it held before.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(FileError) {
    let folder = folder(of: path)
    let temporary = "\(folder).vcgraph-\(UInt64.random(in: .min ... .max))"
    let file: OpenFile
    do {
      file = try OpenFile(making: temporary)
    } catch {
      try makeFolders(folder)
      file = try OpenFile(making: temporary)
    }
    do throws(FileError) {
      try file.write(bytes)
      if unsafe rename(temporary, path) != 0 { throw .last }
    } catch {
      _ = unsafe unlink(temporary)
      throw error
    }
  }

  /// Says that a file is as new as now, whatever it holds.
  public static func touch(_ path: String) { _ = unsafe utimensat(AT_FDCWD, path, nil, 0) }

  /// Takes a file away, if it is there and can be.
  public static func remove(_ path: String) { _ = unsafe unlink(path) }

  /// Makes a folder and those above it, where they are missing.
  private static func makeFolders(_ folder: Substring) throws(FileError) {
    for end in folder.utf8.indices.dropFirst() where folder.utf8[end] == UInt8(ascii: "/") {
      let part = String(folder[..<end])
      if unsafe mkdir(part, 0o777) != 0 {
        let error = FileError.last
        if kind(of: part) != .folder { throw error }
      }
    }
  }

  /// Everything up to the last slash, with it.
  private static func folder(of path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
  }

  /// What a name in a folder stands for, not looking through links.
  private static func linkKind(of path: String) -> FileKind {
    var status = stat()
    return unsafe lstat(path, &status) == 0 ? FileKind(mode: status.st_mode) : .other
  }
}
