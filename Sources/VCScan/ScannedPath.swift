import VCFiles

/// A path to scan, and the name of its files in the map.
struct ScannedPath {
  /// The path as typed.
  let typed: String
  /// The canonical path, except for its last component, so that each file has one path regardless of spelling.
  let path: String
  /// The prefix for the names of a folder's files; for a file, its name.
  private(set) var name: String

  /// Returns the paths in the given order, with their names.
  ///
  /// The files of a single folder are named relative to it, and a single file by its last path component. Each of several
  /// paths is named by its last component, preceded by as many folders as are necessary to distinguish it from the others.
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

  /// Returns the path with symbolic links resolved, except for a link at its last component.
  private static func canonical(_ path: String) -> String {
    let parts = path.split(separator: "/")
    guard let last = parts.last, last != ".", last != ".." else { return FileSystem.resolved(path) ?? path }
    let above = parts.dropLast().joined(separator: "/")
    let folder = path.hasPrefix("/") ? "/" + above : above
    guard let resolved = FileSystem.resolved(folder.isEmpty ? "." : folder) else { return path }
    return resolved == "/" ? "/\(last)" : "\(resolved)/\(last)"
  }
}
