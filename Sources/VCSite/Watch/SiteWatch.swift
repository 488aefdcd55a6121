import VCWatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Detects changes of anything that a site's figures depend on.
///
/// File-system events only wake it; it finds the changes by comparing the stamps of all files of the site. It therefore
/// works however an editor saves, whether folders come and go, and for bursts of events.
package struct SiteWatch {
  private let config: String
  private let paths: SitePaths
  private let watcher: any FolderWatcher

  /// A burst is over when nothing has changed for this long, in microseconds.
  private static let calm: UInt32 = 30_000
  /// The interval between two checks in milliseconds: with and without events.
  private static let patience = (alarmed: 2_000, unalarmed: 80)

  /// - Parameters:
  ///   - config: The path of the configuration.
  ///   - watcher: The source of wake-ups.
  package init(config: String, watcher: any FolderWatcher = FolderWatchers.make()) {
    self.config = config
    self.watcher = watcher
    paths = SitePaths(root: SitePaths.folder(of: config))
  }

  /// Builds now and after every change, until the closure returns `false`.
  package func run(_ build: () -> Bool) {
    var seen = look()
    guard build() else { return }
    while true {
      // Changes during the build are differences from the snapshot before it.
      let (now, patience) = watched()
      guard now.differs(from: seen) else {
        watcher.wait(milliseconds: patience)
        continue
      }
      seen = calm(after: now)
      guard build() else { return }
    }
  }

  /// Returns the snapshot at the end of a burst.
  private func calm(after snapshot: SiteSnapshot) -> SiteSnapshot {
    var before = snapshot
    while true {
      usleep(Self.calm)
      let now = look()
      guard now.differs(from: before) else { return now }
      before = now
    }
  }

  private func look() -> SiteSnapshot { SiteSnapshot(config: config, in: paths) }

  /// Returns the current snapshot, with the watcher set for all later changes.
  private func watched() -> (SiteSnapshot, patience: Int) {
    var now = look()
    for _ in 0..<3 {
      let isComplete = watcher.watch(folders: now.folders, files: now.files)
      // This detects changes before the watcher was set; new folders have to be watched too.
      let later = look()
      if later.folders == now.folders {
        return (later, isComplete ? Self.patience.alarmed : Self.patience.unalarmed)
      }
      now = later
    }
    return (now, Self.patience.unalarmed)
  }
}
