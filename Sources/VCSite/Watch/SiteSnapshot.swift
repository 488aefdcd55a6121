import VCFiles
import ViewControllerGraph

/// The stamps of a site's files at one moment, and the folders in which others may appear.
struct SiteSnapshot {
  private var stamps: [String: FileStamp?] = [:]
  /// The stamps of files after the last build, where they can be trusted.
  private var built: [String: FileStamp] = [:]
  /// The code files of apps. Their contents only matter if a build has read them.
  private var code: [String] = []
  /// The folders to watch, as paths for file access. All of them exist, or did a moment ago.
  private(set) var folders: Set<String> = []
  /// The files that exist, as paths for file access.
  var files: Set<String> { Set(stamps.lazy.filter { $0.value != nil }.map(\.key)) }

  /// Records the configuration, the sources and pages that it names, and the files that the last build read or looked
  /// for.
  init(config: String, in paths: SitePaths) {
    add(config)
    let state = BuildFolder(in: paths, of: String(config.dropFirst(SitePaths.folder(of: config).count))).state
    for record in state.tasks.values {
      for file in record.inputs { add(paths.path(of: file.path)) }
      for file in record.inputs + record.outputs { built[paths.path(of: file.path)] = file.stamp }
    }
    for path in state.tried { add(paths.path(of: path)) }
    guard let file = try? InputFile(path: config),
      let site = SiteConfiguration.read(bytes: file.bytes, file: config).value
    else { return }
    var files = SourceFiles(paths)
    for path in site.sources.flatMap({ files.files(of: $0) }) + site.pages.flatMap({ files.files(of: $0) }) {
      add(paths.path(of: path))
    }
    code = site.sources.flatMap { files.code(of: $0) }
    let search = FileSearch(paths: paths)
    for pattern in site.sources.map(\.path) + site.pages.map(\.path) {
      let top = pattern.isPlain ? SitePaths.normalized(pattern.text) : pattern.folder
      guard !search.isWholeDisk(top) else { continue }
      folders.insert(Self.existing(paths.path(of: top)))
      folders.formUnion(search.folders(in: top).map { paths.path(of: $0) })
    }
  }

  private mutating func add(_ path: String) {
    guard stamps[path] == nil else { return }
    stamps[path] = .some(FileStamp(path: path))
    folders.insert(Self.existing(Self.parent(of: path)))
  }

  /// Returns the folder itself, or its nearest existing parent.
  private static func existing(_ path: String) -> String {
    var path = path
    while FileSystem.kind(of: path) != .folder, path != ".", path != "/" { path = parent(of: path) }
    return path
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

extension SiteSnapshot {
  /// Returns whether any file differs both from its earlier state and from the state that a build in between left it
  /// in.
  ///
  /// A new, empty folder is not a difference.
  func differs(from before: SiteSnapshot) -> Bool {
    guard code == before.code else { return true }
    return Set(stamps.keys).union(before.stamps.keys).contains { path in
      let now = stamps[path] ?? nil
      return now != before.stamps[path] ?? nil && (now == nil || now != built[path])
    }
  }
}
