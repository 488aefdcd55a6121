#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
    walk(folder, depth: 0) { if !$1 { files.append($0) } }
    return files
  }

  /// The folder itself and all folders below it; nothing when it is not there.
  func folders(in folder: String) -> [String] {
    guard FileStamp.isFolder(paths.path(of: folder)) else { return [] }
    var folders = [folder]
    walk(folder, depth: 0) { if $1 { folders.append($0) } }
    return folders
  }

  private func walk(_ folder: String, depth: Int, visiting visit: (String, _ isFolder: Bool) -> Void) {
    guard depth <= Self.maximumDepth else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: paths.path(of: folder))) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let file = folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if FileStamp.isFolder(paths.path(of: file)) {
        visit(file, true)
        walk(file, depth: depth + 1, visiting: visit)
      } else {
        visit(file, false)
      }
    }
  }
}
