import VCImporters

/// The paths of a site: relative to the configuration's folder in messages and the cache, joined with it for file
/// access.
package struct SitePaths: Hashable, Sendable {
  /// The configuration's folder; empty for the working directory.
  let root: String
  /// The size limit of a dump in bytes.
  private(set) var dumpLimit = DumpImporter.byteLimit

  package init(root: String) { self.root = root.hasSuffix("/") && root != "/" ? String(root.dropLast()) : root }

  /// Returns the path of a file of the site for file access.
  package func path(of file: String) -> String {
    guard !root.isEmpty, !file.hasPrefix("/") else { return file.isEmpty ? "." : file }
    if file.isEmpty { return root }
    return root == "/" ? "/\(file)" : "\(root)/\(file)"
  }

  /// Returns the paths with another size limit for dumps, in bytes.
  func reading(dumpsOf limit: Int) -> SitePaths {
    var paths = self
    paths.dumpLimit = limit
    return paths
  }

  /// Returns the folder of a path with a trailing slash; empty for a bare name.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// Returns a path without `.`, `..` and doubled slashes, as far as they can be resolved.
  static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.map(String.init).joined(separator: "/")
  }

  /// Returns the path from a folder to a file, both relative to the same folder.
  static func relative(_ file: String, to folder: String) -> String {
    let target = normalized(file).split(separator: "/")
    let start = normalized(folder).split(separator: "/")
    let common = zip(target, start).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: start.count - common)
    return (up + target.dropFirst(common).map(String.init)).joined(separator: "/")
  }
}
