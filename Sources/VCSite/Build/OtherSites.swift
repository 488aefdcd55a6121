import VCFiles
import ViewControllerGraph

/// The output folders of other sites in the same project, from their output lists.
struct OtherSites {
  /// The configurations by folder; folders are canonical paths.
  private var sites: [String: String] = [:]
  private let paths: SitePaths
  private let own: String
  private var seen: Set<String> = []

  /// Searches beside the configuration, above it up to the repository's root, and one folder below each of these.
  init(than file: String, in paths: SitePaths) {
    self.paths = paths
    own = Self.resolved(OutputList.path(of: file, in: paths))
    for folder in Self.folders(around: Self.resolved(paths.path(of: ""))) { addSites(in: folder) }
  }

  private mutating func addSites(in folder: String) {
    guard seen.insert(folder).inserted else { return }
    for entry in FileSystem.entries(of: folder) where entry.name.hasPrefix(OutputList.name) {
      guard "\(folder)/\(entry.name)" != own else { continue }
      add(entry.name, in: folder)
    }
  }

  /// An output outside of the site may be inside another one.
  private mutating func addSites(around output: String) {
    let root = Self.resolved(paths.path(of: ""))
    var folder = output
    while !folder.isEmpty, folder != root, !folder.hasPrefix(root + "/"), !root.hasPrefix(folder + "/") {
      addSites(in: folder)
      folder = String(folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)])
    }
  }

  private mutating func add(_ list: String, in folder: String) {
    let suffix = list.dropFirst(OutputList.name.count)
    let file = suffix.isEmpty ? SiteConfiguration.fileName : String(suffix.dropFirst(" of ".count))
    let other = SitePaths(root: folder)
    guard FileSystem.kind(of: other.path(of: file)) == .file else { return }
    for path in OutputList(of: file, in: other).paths where !path.isPage {
      sites[Self.resolved(other.path(of: SitePaths.folder(of: path)))] = other.path(of: file)
    }
  }

  /// Returns the folders of these outputs that another site writes, each once.
  mutating func collisions(of outputs: [String]) -> [(folder: String, site: String)] {
    let folders = Set(outputs.filter { !$0.isPage }.map(SitePaths.folder))
    for folder in folders where folder.hasPrefix("../") || folder.hasPrefix("/") {
      addSites(around: Self.resolved(paths.path(of: folder)))
    }
    guard !sites.isEmpty else { return [] }
    return folders.sorted().compactMap { folder in
      sites[Self.resolved(paths.path(of: folder))].map {
        (folder, Self.shown($0, from: Self.resolved(paths.path(of: ""))))
      }
    }
  }

  private static func shown(_ site: String, from root: String) -> String { SitePaths.relative(site, to: root) }

  private static func folders(around root: String) -> [String] {
    var above = [root]
    while let last = above.last, last != "/", above.count < 8, FileSystem.kind(of: "\(last)/.git") == nil {
      above.append(last.lastIndex(of: "/").map { $0 == last.startIndex ? "/" : String(last[..<$0]) } ?? "/")
    }
    // Without a repository, the parent folders are not part of the project.
    if let top = above.last, FileSystem.kind(of: "\(top)/.git") == nil { above = [root] }
    let below = above.flatMap { folder in
      FileSystem.entries(of: folder).filter { $0.kind == .folder && !$0.name.hasPrefix(".") }.map {
        "\(folder)/\($0.name)"
      }
    }
    var seen: Set<String> = []
    return (above + below).filter { seen.insert($0).inserted }
  }

  private static func resolved(_ path: String) -> String {
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    if let found = FileSystem.resolved(trimmed) { return found }
    // The path of an item that does not exist yet is resolved through its nearest existing parent.
    guard let slash = trimmed.lastIndex(of: "/") else { return "\(FileSystem.resolved(".") ?? ".")/\(trimmed)" }
    return
      "\(resolved(slash == trimmed.startIndex ? "/" : String(trimmed[..<slash])))/\(trimmed[trimmed.index(after: slash)...])"
  }
}
