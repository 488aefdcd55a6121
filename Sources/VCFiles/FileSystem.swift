#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Accesses files and folders with a minimum of system calls: building a site needs hundreds of them.
package enum FileSystem {
  /// Returns the kind of the item at a path, following symbolic links; `nil` if there is none.
  package static func kind(of path: String) -> FileKind? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? FileKind(mode: status.st_mode) : nil
  }

  /// Returns the path with all symbolic links resolved; `nil` if there is no item.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// The default size limit for reading a file, in bytes.
  package static let byteLimit = 256 << 20

  /// Returns the contents of a regular file, or of a stream inherited by the process (`/dev/fd/3`).
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - limit: The maximum number of bytes; the limit applies even if the reported size is smaller.
  ///   - narrow: A stricter limit for one kind of content.
  /// - Throws: `FileError` if there is no file, it cannot be read, or it is a stream that may never end.
  package static func bytes(
    of path: String, limit: Int = byteLimit, narrow: OpenFile.NarrowLimit? = nil
  ) throws(FileError) -> [UInt8] {
    try OpenFile(reading: path).bytes(limit: limit, narrow: narrow)
  }

  /// Returns the entries of a folder, sorted by name; empty if it cannot be read.
  package static func entries(of folder: String) -> [FolderEntry] { (try? contents(of: folder)) ?? [] }

  /// Returns the entries of a folder, sorted by name.
  /// - Throws: `FileError` if it cannot be read.
  package static func contents(of folder: String) throws(FileError) -> [FolderEntry] {
    guard let stream = unsafe opendir(folder) else { throw .last }
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

  /// Replaces the contents of a file atomically; missing folders are created.
  ///
  /// The bytes are written to a temporary file, which is then renamed: readers see either the old bytes or the new
  /// ones.
  /// - Parameter isDurable: Whether the bytes must be on disk, even after a power failure, before the rename.
  /// - Throws: `FileError`; the file is unchanged then.
  package static func replace(
    _ path: String, with bytes: [UInt8], isDurable: Bool = false
  ) throws(FileError) {
    if path.utf8.last == UInt8(ascii: "/") { throw FileError("names a folder, expected a file") }
    if kind(of: path) == .other { throw .notAFile }
    let folder = folder(of: path)
    var temporary = ""
    WriteInterruption.begin()
    defer { WriteInterruption.end() }
    let file: OpenFile
    do {
      file = try OpenFile(makingIn: folder, at: &temporary)
    } catch {
      try makeFolders(folder)
      file = try OpenFile(makingIn: folder, at: &temporary)
    }
    do throws(FileError) {
      try file.write(bytes)
      if isDurable { try file.flush() }
      if unsafe rename(temporary, path) != 0 { throw .last }
    } catch {
      _ = unsafe unlink(temporary)
      throw error
    }
  }

  /// Removes temporary files of processes that were killed while replacing a file.
  ///
  /// A process that is still writing holds a lock, which the system releases however the process ends.
  package static func removeAbandoned(in folder: String) {
    let folder = folder.isEmpty || folder.hasSuffix("/") ? folder : "\(folder)/"
    for entry in entries(of: folder.isEmpty ? "." : folder)
    where entry.kind == .file && TemporaryName.matches(entry.name) {
      let path = folder + entry.name
      if let file = try? OpenFile(reading: path), file.lock() { remove(path) }
    }
  }

  /// Returns the identity of the file at a path, following symbolic links; `nil` if there is none.
  package static func identity(of path: String) -> FileIdentity? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return FileIdentity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
  }

  /// Returns numbers that change when a file is written or replaced, as far as the system records it; `nil` if there is
  /// no file.
  package static func stamp(of path: String) -> [UInt64]? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return [
      UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino), UInt64(truncatingIfNeeded: status.st_size),
      UInt64(truncatingIfNeeded: time.tv_sec), UInt64(truncatingIfNeeded: time.tv_nsec),
    ]
  }

  /// Sets the file's modification date to now without changing its contents.
  package static func touch(_ path: String) { _ = unsafe utimensat(AT_FDCWD, path, nil, 0) }

  /// Removes a file, if it exists and can be removed.
  package static func remove(_ path: String) { _ = unsafe unlink(path) }

  /// Creates a folder and its missing parents.
  private static func makeFolders(_ folder: Substring) throws(FileError) {
    for end in folder.utf8.indices.dropFirst() where folder.utf8[end] == UInt8(ascii: "/") {
      let part = String(folder[..<end])
      if unsafe mkdir(part, 0o777) != 0 {
        let error = FileError.last
        if kind(of: part) != .folder { throw error }
      }
    }
  }

  /// Returns everything up to and including the last slash.
  private static func folder(of path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
  }

  /// Returns the kind of the item at a path, without following symbolic links.
  private static func linkKind(of path: String) -> FileKind {
    var status = stat()
    return unsafe lstat(path, &status) == 0 ? FileKind(mode: status.st_mode) : .other
  }
}
