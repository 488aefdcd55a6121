#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Files and folders, by as few of the system's calls as will do: a site's build asks for hundreds of them.
package enum FileSystem {
  /// What there is at a path, seen through links; `nil` for nothing.
  package static func kind(of path: String) -> FileKind? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? FileKind(mode: status.st_mode) : nil
  }

  /// The path without any link on the way; `nil` when there is nothing.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// The most bytes that are read of a file where nobody says otherwise.
  package static let byteLimit = 256 << 20

  /// The content of a regular file, or of a stream that the process was started with (`/dev/fd/3`).
  /// - Parameters:
  ///   - limit: A file of more bytes is not read, whatever it says about its size.
  ///   - narrow: What is read of one kind of content.
  /// - Throws: `FileError` when there is none, it cannot be read, or it is something that may never end.
  package static func bytes(
    of path: String, limit: Int = byteLimit, narrow: OpenFile.NarrowLimit? = nil
  ) throws(FileError) -> [UInt8] {
    try OpenFile(reading: path).bytes(limit: limit, narrow: narrow)
  }

  /// What is directly in a folder, sorted by name; nothing when it cannot be read.
  package static func entries(of folder: String) -> [FolderEntry] { (try? contents(of: folder)) ?? [] }

  /// What is directly in a folder, sorted by name.
  /// - Throws: `FileError` when it cannot be read.
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

  /// Puts these bytes in place of what a file held; folders on the way are made.
  ///
  /// They are written beside it and then take its name: whoever looks sees the old bytes or the new ones.
  /// - Parameter isDurable: Whether they have to be on the disk, also after a power failure, before the name is theirs.
  /// - Throws: `FileError`; the file then holds what it held before.
  package static func replace(
    _ path: String, with bytes: [UInt8], isDurable: Bool = false
  ) throws(FileError) {
    if kind(of: path) == .other { throw .notAFile }
    let folder = folder(of: path)
    let temporary = "\(folder)\(TemporaryName.make())"
    let file: OpenFile
    do {
      file = try OpenFile(making: temporary)
    } catch {
      try makeFolders(folder)
      file = try OpenFile(making: temporary)
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

  /// Removes what processes left in a folder that were killed while they replaced a file.
  ///
  /// Whoever still writes holds a lock, which the system gives back however the process ends.
  package static func removeAbandoned(in folder: String) {
    let folder = folder.isEmpty || folder.hasSuffix("/") ? folder : "\(folder)/"
    for entry in entries(of: folder.isEmpty ? "." : folder)
    where entry.kind == .file && TemporaryName.matches(entry.name) {
      let path = folder + entry.name
      if let file = try? OpenFile(reading: path), file.lock() { remove(path) }
    }
  }

  /// Which file a path leads to, seen through links and whatever the path's spelling; `nil` when there is nothing.
  package static func identity(of path: String) -> FileIdentity? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    return FileIdentity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
  }

  /// Numbers that are others as soon as a file is written or replaced, as far as the system notices; `nil` for nothing.
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

  /// Says that a file is as new as now, whatever it holds.
  package static func touch(_ path: String) { _ = unsafe utimensat(AT_FDCWD, path, nil, 0) }

  /// Takes a file away, if it is there and can be.
  package static func remove(_ path: String) { _ = unsafe unlink(path) }

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
