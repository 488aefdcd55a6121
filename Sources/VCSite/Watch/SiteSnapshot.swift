import VCFiles
import ViewControllerGraph

/// The stamps of a site's files at one moment, and the folders in which others may appear.
struct SiteSnapshot {
  private var stamps: [String: FileStamp?] = [:]
  /// The files as the last build read or left them, where it can tell.
  private var built: [String: FileStamp] = [:]
  /// The files of code that apps have. What is in them counts where a build has read them.
  private var code: [String] = []
  /// Where a change has to be noticed, as paths that the system understands. All of them are there, or were a moment ago.
  private(set) var folders: Set<String> = []
  /// The files that are there, as paths that the system understands.
  var files: Set<String> { Set(stamps.lazy.filter { $0.value != nil }.map(\.key)) }

  /// Looks at the configuration, the sources and pages that it names, and what the last build read or looked for.
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

  /// The folder itself, or the nearest one above it that is there.
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
  /// Whether some file is not as it was before, nor as a build between the two left it.
  ///
  /// A folder that is new and empty is no difference.
  func differs(from before: SiteSnapshot) -> Bool {
    guard code == before.code else { return true }
    return Set(stamps.keys).union(before.stamps.keys).contains { path in
      let now = stamps[path] ?? nil
      return now != before.stamps[path] ?? nil && (now == nil || now != built[path])
    }
  }
}
