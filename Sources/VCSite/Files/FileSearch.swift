import VCDiagnostics
import VCFiles

/// Finds files in a folder's tree, in the order of their paths.
///
/// Names that start with a dot are passed over, and so is everything deeper than any project is.
struct FileSearch {
  let paths: SitePaths

  private static let maximumDepth = 40

  /// The files that fit a pattern, as paths relative to the root.
  func files(matching pattern: PathPattern) -> [String] {
    files(in: pattern.folder).filter(pattern.matches)
  }

  /// All files below a folder.
  func files(in folder: String) -> [String] {
    var files: [String] = []
    walk(folder, below: []) { if !$1 { files.append($0) } }
    return files
  }

  /// The folder itself and all folders below it; nothing when it is not there.
  func folders(in folder: String) -> [String] {
    guard FileSystem.kind(of: paths.path(of: folder)) == .folder else { return [] }
    var folders = [folder]
    walk(folder, below: []) { if $1 { folders.append($0) } }
    return folders
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

  /// - Parameter above: The folders on the way, of which a link may be one again.
  private func walk(_ folder: String, below above: [String], visiting visit: (String, _ isFolder: Bool) -> Void) {
    guard above.count <= Self.maximumDepth else { return }
    let trail = above + [folder]
    for entry in FileSystem.entries(of: paths.path(of: folder)) where !entry.name.hasPrefix(".") {
      let file = folder.isEmpty || folder.hasSuffix("/") ? folder + entry.name : "\(folder)/\(entry.name)"
      if entry.kind == .folder || (entry.kind == .link && FileSystem.kind(of: paths.path(of: file)) == .folder) {
        if entry.kind == .link, leadsBack(file, to: trail) { continue }
        visit(file, true)
        walk(file, below: trail, visiting: visit)
      } else {
        visit(file, false)
      }
    }
  }

  private func leadsBack(_ link: String, to folders: [String]) -> Bool {
    let target = FileSystem.resolved(paths.path(of: link))
    return folders.contains { FileSystem.resolved(paths.path(of: $0)) == target }
  }
}
