import VCFiles

/// Finds and reads files; the only part of a scan that touches the file system.
struct SourceFiles {
  /// A file, by the path that opens it and by the name it has in a map.
  struct File: Hashable, Sendable {
    var path: String
    var name: String
  }

  /// The files of a path that have one of these extensions, sorted by name; `nil` when there is nothing at the path.
  ///
  /// Names are relative to the folder. Hidden folders and links to folders are not entered.
  func files(at path: String, extensions: Set<String>) -> [File]? {
    guard let kind = FileSystem.kind(of: path) else { return nil }
    guard kind == .folder else { return [File(path: path, name: path.hasPrefix("/") ? lastComponent(path) : path)] }
    var found: [File] = []
    var folders = [""]
    while let folder = folders.popLast() {
      for entry in FileSystem.entries(of: join(path, folder)) where !entry.name.hasPrefix(".") {
        let name = join(folder, entry.name)
        if entry.kind == .folder {
          folders.append(name)
        } else if extensions.contains(pathExtension(of: entry.name)) {
          found.append(File(path: join(path, name), name: name))
        }
      }
    }
    return found.sorted { $0.name < $1.name }
  }

  /// Whether there is anything at the path.
  func exists(_ path: String) -> Bool { FileSystem.kind(of: path) != nil }

  /// The whole file, or `nil` when it cannot be read.
  func bytes(of file: File) -> [UInt8]? { try? FileSystem.bytes(of: file.path) }
}

private func join(_ folder: String, _ entry: String) -> String {
  if folder.isEmpty || entry.isEmpty { return folder + entry }
  return folder.hasSuffix("/") ? folder + entry : folder + "/" + entry
}

private func lastComponent(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

func pathExtension(of name: String) -> String {
  name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
}
