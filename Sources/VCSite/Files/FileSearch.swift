import VCDiagnostics
import VCFiles

/// Finds files in a folder's tree, in the order of their paths.
///
/// Names that start with a dot are passed over, and so is everything deeper than any project is.
struct FileSearch {
  let paths: SitePaths

  /// The files that fit a pattern, as paths relative to the root.
  func files(matching pattern: PathPattern) -> [String] {
    files(in: pattern.folder).filter(pattern.matches)
  }

  /// All files below a folder.
  func files(in folder: String) -> [String] { found(in: folder).files }

  /// All files below a folder, and the folders that could not be looked into, with the reason.
  func found(in folder: String) -> (files: [String], unreadable: [(path: String, reason: String)]) {
    var walk = Walk()
    walk.enter(folder, of: paths, below: [])
    return (walk.files, walk.unreadable)
  }

  /// Whether a folder is that of the whole disk, however it is spelled.
  func isWholeDisk(_ folder: String) -> Bool { FileSystem.resolved(paths.path(of: folder)) == "/" }

  /// The folder itself and all folders below it; nothing when it is not there.
  func folders(in folder: String) -> [String] {
    guard FileSystem.kind(of: paths.path(of: folder)) == .folder else { return [] }
    var walk = Walk()
    walk.enter(folder, of: paths, below: [])
    return [folder] + walk.folders
  }

  /// The file or folder whose name is nearest to that of one which is not there, with the folders in front.
  func sibling(of path: String) -> String? {
    let folder = SitePaths.folder(of: path)
    let names = FileSystem.entries(of: paths.path(of: folder)).map(\.name)
    let name = String(path.dropFirst(folder.count))
    guard !names.contains(name) else { return nil }
    return NearestName.suggestion(for: name, among: names).map { folder + $0 }
  }

  /// Files of the same name elsewhere in the site: where one that is not there may have been moved to.
  func namesakes(of path: String) -> [String] {
    let name = path.dropFirst(SitePaths.folder(of: path).count)
    return files(in: "").filter { $0.dropFirst(SitePaths.folder(of: $0).count) == name }
  }
}

/// What is found on the way through a tree.
private struct Walk {
  var files: [String] = []
  var folders: [String] = []
  var unreadable: [(path: String, reason: String)] = []
  private var isOver = false

  private static let maximumDepth = 40
  /// No site has more; a link to somewhere else may lead to a whole disk.
  private static let maximumCount = 200_000

  /// - Parameter above: The folders on the way, of which a link may be one again.
  mutating func enter(_ folder: String, of paths: SitePaths, below above: [String]) {
    guard above.count <= Self.maximumDepth, !isOver else { return }
    let trail = above + [folder]
    for entry in entries(of: folder, in: paths) where !entry.name.hasPrefix(".") {
      guard files.count + folders.count < Self.maximumCount else {
        if !isOver { unreadable.append((trail[0], "holds more than \(Self.maximumCount) files, which is the limit")) }
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
