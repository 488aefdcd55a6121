import VCFiles

/// The part of a scan that accesses the file system: it finds and reads files.
struct SourceFiles {
  /// A file, with its path and its name in the map.
  struct File: Hashable, Sendable {
    var path: String
    var name: String
  }

  /// The filter for the files in folders.
  let filter: ScanFilter

  /// Returns the files at a path that have one of these extensions, sorted by name; none if nothing exists at the path.
  ///
  /// Names are relative to the folder, prefixed with the folder's own name if it has one. Hidden folders and symbolic links
  /// to folders are skipped. An explicitly named file is read regardless of its extension.
  func files(at root: ScannedPath, extensions: Set<String>, unreadable: inout [String]) -> [File] {
    guard let kind = FileSystem.kind(of: root.path) else { return [] }
    guard kind == .folder else { return [File(path: root.path, name: root.name)] }
    var found: [File] = []
    unreadable += walk(root) { name in
      if extensions.contains(FilePath(name).pathExtension), filter.reads(name, in: root.typed) {
        found.append(File(path: join(root.path, name), name: join(root.name, name)))
      }
    } leavingOut: { _ in
    }
    return found.sorted { $0.name < $1.name }
  }

  /// Returns the folders that are skipped because they contain third-party code or build products, sorted.
  func foreignFolders(in root: ScannedPath) -> [String] {
    var found: [String] = []
    _ = walk(root) { _ in
    } leavingOut: { name in
      if ScanFilter.isForeign(name[(name.lastIndex(of: "/").map(name.index(after:)) ?? name.startIndex)...]) {
        found.append(join(root.name, name))
      }
    }
    return found.sorted()
  }

  /// Traverses a folder.
  /// - Returns: The folders that cannot be read.
  private func walk(
    _ root: ScannedPath, visit: (String) -> Void, leavingOut leave: (String) -> Void
  ) -> [String] {
    var folders = [""]
    var unreadable: [String] = []
    while let folder = folders.popLast() {
      guard let entries = try? FileSystem.contents(of: join(root.path, folder)) else {
        unreadable.append(folder.isEmpty ? root.path : join(root.name, folder))
        continue
      }
      for entry in entries where !entry.name.hasPrefix(".") {
        let name = join(folder, entry.name)
        if entry.kind != .folder {
          visit(name)
        } else if filter.enters(name, in: root.typed) {
          folders.append(name)
        } else {
          leave(name)
        }
      }
    }
    return unreadable
  }

  /// Returns whether anything exists at the path.
  static func exists(_ path: String) -> Bool { FileSystem.kind(of: path) != nil }

  /// Returns the content of a file; `nil` if it cannot be read.
  static func bytes(of file: File) -> [UInt8]? { try? FileSystem.bytes(of: file.path) }
}

private func join(_ folder: String, _ entry: String) -> String {
  if folder.isEmpty || entry.isEmpty { return folder + entry }
  return folder.hasSuffix("/") ? folder + entry : folder + "/" + entry
}
