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
    var found: [String] = []
    collect(folder, depth: 0, into: &found)
    return found
  }

  private func collect(_ folder: String, depth: Int, into found: inout [String]) {
    guard depth <= Self.maximumDepth else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: paths.path(of: folder))) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let file = folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if FileStamp.isFolder(paths.path(of: file)) {
        collect(file, depth: depth + 1, into: &found)
      } else {
        found.append(file)
      }
    }
  }
}
