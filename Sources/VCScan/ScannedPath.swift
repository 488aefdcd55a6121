import VCFiles

/// A path that somebody asked to read, and what its files are called in a map.
struct ScannedPath {
  /// As it was typed.
  let typed: String
  /// Without links and detours in front of its last part, so that one file has one path however it is spelled.
  let path: String
  /// Before the names of the files of a folder; the name of a file itself.
  private(set) var name: String

  /// The paths, in the order in which they were typed.
  ///
  /// A single folder's files are named relative to it, and a single file by its last part. Of several paths each has as many
  /// folders in front of its last part as tell it from the others.
  static func named(_ typed: [String]) -> [ScannedPath] {
    let paths = typed.map { ScannedPath(typed: $0, path: canonical($0), name: "") }
    let parts = Set(paths.map(\.path)).map { $0.split(separator: "/") }
    return paths.map { path in
      var path = path
      let own = path.path.split(separator: "/")
      if paths.count > 1 || FileSystem.kind(of: path.path) != .folder {
        let count = own.indices.dropFirst().first { count in
          parts.allSatisfy { $0 == own || $0.suffix(count) != own.suffix(count) }
        }
        path.name = own.suffix(count ?? own.count).joined(separator: "/")
      }
      return path
    }
  }

  /// A link keeps its own name, and what is above it is where it really is.
  private static func canonical(_ path: String) -> String {
    let parts = path.split(separator: "/")
    guard let last = parts.last, last != ".", last != ".." else { return FileSystem.resolved(path) ?? path }
    let above = parts.dropLast().joined(separator: "/")
    let folder = path.hasPrefix("/") ? "/" + above : above
    guard let resolved = FileSystem.resolved(folder.isEmpty ? "." : folder) else { return path }
    return resolved == "/" ? "/\(last)" : "\(resolved)/\(last)"
  }
}
