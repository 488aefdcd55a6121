import VCFiles

/// Finds and reads files; the only part of a scan that touches the file system.
struct SourceFiles {
  /// A file, by the path that opens it and by the name it has in a map.
  struct File: Hashable, Sendable {
    var path: String
    var name: String
  }

  /// What is read of folders.
  let filter: ScanFilter

  /// The files of a path that have one of these extensions, sorted by name; none when there is nothing at the path.
  ///
  /// Names are relative to the folder, behind its own name where it has one. Hidden folders and links to folders are not
  /// entered. A file that is named itself is read whatever it is called.
  func files(at root: ScannedPath, extensions: Set<String>, unreadable: inout [String]) -> [File] {
    guard let kind = FileSystem.kind(of: root.path) else { return [] }
    guard kind == .folder else { return [File(path: root.path, name: root.name)] }
    var found: [File] = []
    unreadable += walk(root) { name in
      if extensions.contains(pathExtension(of: name)), filter.reads(name, in: root.typed) {
        found.append(File(path: join(root.path, name), name: join(root.name, name)))
      }
    } leavingOut: { _ in
    }
    return found.sorted { $0.name < $1.name }
  }

  /// The folders that are not entered because third parties or builds fill them, sorted.
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

  /// Whether there is anything at the path.
  static func exists(_ path: String) -> Bool { FileSystem.kind(of: path) != nil }

  /// The whole file, or `nil` when it cannot be read.
  static func bytes(of file: File) -> [UInt8]? { try? FileSystem.bytes(of: file.path) }
}

private func join(_ folder: String, _ entry: String) -> String {
  if folder.isEmpty || entry.isEmpty { return folder + entry }
  return folder.hasSuffix("/") ? folder + entry : folder + "/" + entry
}

/// In lower case, so that it is compared without regard to case.
func pathExtension(of name: String) -> String {
  name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
}
