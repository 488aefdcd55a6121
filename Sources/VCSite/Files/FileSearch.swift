import VCDiagnostics
import VCFiles

/// Finds files in a folder's tree, in the order of their paths.
///
/// Names that start with a dot are skipped, and so are folders nested more deeply than in any project.
struct FileSearch {
  let paths: SitePaths

  /// Returns the files that match a pattern, as paths relative to the root.
  func files(matching pattern: PathPattern) -> [String] {
    files(in: pattern.folder).filter(pattern.matches)
  }

  /// Returns all files below a folder.
  func files(in folder: String) -> [String] { found(in: folder).files }

  /// Returns all files below a folder, and the folders that could not be read, with the reason.
  func found(in folder: String) -> (files: [String], unreadable: [(path: String, reason: String)]) {
    var walk = Walk()
    walk.enter(folder, of: paths, below: [])
    return (walk.files, walk.unreadable)
  }

  /// Returns whether a folder is the root of the file system, however it is spelled.
  func isWholeDisk(_ folder: String) -> Bool { FileSystem.resolved(paths.path(of: folder)) == "/" }

  /// Returns the folder itself and all folders below it; empty if it does not exist.
  func folders(in folder: String) -> [String] {
    guard FileSystem.kind(of: paths.path(of: folder)) == .folder else { return [] }
    var walk = Walk()
    walk.enter(folder, of: paths, below: [])
    return [folder] + walk.folders
  }

  /// Returns the file or folder with the name most similar to that of a missing one, including its folder.
  func sibling(of path: String) -> String? {
    let folder = SitePaths.folder(of: path)
    let names = FileSystem.entries(of: paths.path(of: folder)).map(\.name)
    let name = String(path.dropFirst(folder.count))
    guard !names.contains(name) else { return nil }
    return NearestName.suggestion(for: name, among: names).map { folder + $0 }
  }

  /// Returns files with the same name elsewhere in the site, where a missing one may have been moved.
  func namesakes(of path: String) -> [String] {
    let name = path.dropFirst(SitePaths.folder(of: path).count)
    return files(in: "").filter { $0.dropFirst(SitePaths.folder(of: $0).count) == name }
  }
}

/// The results of walking a tree.
private struct Walk {
  var files: [String] = []
  var folders: [String] = []
  var unreadable: [(path: String, reason: String)] = []
  private var isOver = false

  private static let maximumDepth = 40
  /// No site has more; a symbolic link to another place may lead to a whole disk.
  private static let maximumCount = 200_000

  /// - Parameter above: The folders on the path from the root, to which a symbolic link may lead back.
  mutating func enter(_ folder: String, of paths: SitePaths, below above: [String]) {
    guard above.count <= Self.maximumDepth, !isOver else { return }
    let trail = above + [folder]
    for entry in entries(of: folder, in: paths) where !entry.name.hasPrefix(".") {
      guard files.count + folders.count < Self.maximumCount else {
        if !isOver {
          unreadable.append((trail[0], "contains more than \(Self.maximumCount) files, which is the limit"))
        }
        isOver = true
        return
      }
      let file = folder.isEmpty || folder.hasSuffix("/") ? folder + entry.name : "\(folder)/\(entry.name)"
      if entry.kind == .folder || (entry.kind == .link && FileSystem.kind(of: paths.path(of: file)) == .folder) {
        if entry.kind == .link, leadsBack(file, to: trail, in: paths) { continue }
        folders.append(file)
        enter(file, of: paths, below: trail)
      } else {
        files.append(file)
      }
    }
  }

  private mutating func entries(of folder: String, in paths: SitePaths) -> [FolderEntry] {
    do {
      return try FileSystem.contents(of: paths.path(of: folder))
    } catch {
      if FileSystem.kind(of: paths.path(of: folder)) == .folder { unreadable.append((folder, error.reason)) }
      return []
    }
  }

  private func leadsBack(_ link: String, to folders: [String], in paths: SitePaths) -> Bool {
    let target = FileSystem.identity(of: paths.path(of: link))
    return folders.contains { FileSystem.identity(of: paths.path(of: $0)) == target }
  }
}
