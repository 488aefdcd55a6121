import VCWatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Notices when something that a site's figures depend on changes.
///
/// The system wakes it; what changed it finds by itself, from the stamps of all files that have a part in the site. So it
/// does not matter how an editor saves, whether folders come and go, and how many events a burst makes.
package struct SiteWatch {
  private let config: String
  private let paths: SitePaths
  private let alarm: any FolderAlarm

  /// A burst is over when nothing changes for so long, in microseconds.
  private static let calm: UInt32 = 30_000
  /// Between two looks, in milliseconds: when the system tells of changes, and when it does not.
  private static let patience = (alarmed: 2_000, unalarmed: 80)

  /// - Parameters:
  ///   - config: The path of the configuration.
  ///   - alarm: What wakes it.
  package init(config: String, alarm: any FolderAlarm = FolderAlarms.make()) {
    self.config = config
    self.alarm = alarm
    paths = SitePaths(root: SitePaths.folder(of: config))
  }

  /// Builds now and after every change, until the build says that it was the last one.
  package func run(_ build: () -> Bool) {
    var seen = look()
    guard build() else { return }
    while true {
      // What changed while the build was at work differs from what was seen before it.
      let (now, patience) = watched()
      guard now.differs(from: seen) else {
        alarm.wait(milliseconds: patience)
        continue
      }
      seen = calm(after: now)
      guard build() else { return }
    }
  }

  /// What there is to see when a burst is over.
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

  /// The files as they are, with the alarm set for whatever happens from then on.
  private func watched() -> (SiteSnapshot, patience: Int) {
    var now = look()
    for _ in 0..<3 {
      let isComplete = alarm.watch(folders: now.folders, files: now.files)
      // Whatever happened before the alarm was set is seen now; a folder that is new has to be watched, too.
      let later = look()
      if later.folders == now.folders {
        return (later, isComplete ? Self.patience.alarmed : Self.patience.unalarmed)
      }
      now = later
    }
    return (now, Self.patience.unalarmed)
  }
}
