import ViewControllerGraph

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Notices when something that a site's figures depend on changes.
///
/// It looks at the stamps of all files that have a part in the site, several times a second. That works on every file
/// system, for editors that replace files, and for folders that come and go; a site's few hundred files cost next to nothing.
package struct SiteWatch {
  private let config: String
  private let paths: SitePaths

  /// Between two looks, in microseconds.
  private static let interval: UInt32 = 80_000
  /// A burst is over when nothing changes for so long, in microseconds.
  private static let calm: UInt32 = 30_000

  /// - Parameter config: The path of the configuration.
  package init(config: String) {
    self.config = config
    paths = SitePaths(root: SitePaths.folder(of: config))
  }

  /// Builds now and after every change, for ever.
  package func run(_ build: () -> Void) -> Never {
    var seen = SiteSnapshot(config: config, in: paths)
    build()
    while true {
      // What changed while the build was at work differs from what was seen before it.
      var now = SiteSnapshot(config: config, in: paths)
      if now == seen {
        usleep(Self.interval)
        continue
      }
      var before: SiteSnapshot
      repeat {
        before = now
        usleep(Self.calm)
        now = SiteSnapshot(config: config, in: paths)
      } while now != before
      seen = now
      build()
    }
  }
}

/// The stamps of a site's files at one moment.
struct SiteSnapshot: Equatable {
  private var stamps: [String: FileStamp?] = [:]

  /// Looks at the configuration, the sources and pages that it names, and what the last build read.
  init(config: String, in paths: SitePaths) {
    stamps[config] = FileStamp(path: config)
    let inputs = BuildFolder(in: paths).state.tasks.values.flatMap { $0.inputs.map(\.path) }
    for path in inputs { stamps[path] = FileStamp(path: paths.path(of: path)) }
    guard let file = try? InputFile(path: config),
      let site = SiteConfiguration.read(bytes: file.bytes, file: config).value
    else { return }
    var files = SourceFiles(paths)
    for path in site.sources.flatMap({ files.files(of: $0) }) + site.pages.flatMap({ files.files(of: $0) }) {
      stamps[path] = FileStamp(path: paths.path(of: path))
    }
  }
}
