import VCImporters

/// Paths of a site: relative to the configuration's folder in messages and memory, joined with it to reach files.
package struct SitePaths: Hashable, Sendable {
  /// Empty for the working folder.
  let root: String
  /// The most bytes of a dump that are read.
  private(set) var dumpLimit = DumpImporter.byteLimit

  package init(root: String) { self.root = root.hasSuffix("/") && root != "/" ? String(root.dropLast()) : root }

  /// Where a file of the site really is.
  package func path(of file: String) -> String {
    guard !root.isEmpty, !file.hasPrefix("/") else { return file.isEmpty ? "." : file }
    if file.isEmpty { return root }
    return root == "/" ? "/\(file)" : "\(root)/\(file)"
  }

  /// The same with another limit for dumps, in bytes.
  func reading(dumpsOf limit: Int) -> SitePaths {
    var paths = self
    paths.dumpLimit = limit
    return paths
  }

  /// The folder of a path, with a slash behind it; nothing for a bare name.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// A path without `.`, `..` and doubled slashes where they can be resolved.
  static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.map(String.init).joined(separator: "/")
  }

  /// The way from a folder to a file, both relative to the same place.
  static func relative(_ file: String, to folder: String) -> String {
    let target = normalized(file).split(separator: "/")
    let start = normalized(folder).split(separator: "/")
    let common = zip(target, start).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: start.count - common)
    return (up + target.dropFirst(common).map(String.init)).joined(separator: "/")
  }
}
