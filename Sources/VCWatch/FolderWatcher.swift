/// Wakes a waiting program when something changes in the watched folders.
///
/// It only signals that something happened: on every system events are merged, and sometimes late or lost. The caller
/// compares the files itself, and does so again every few seconds.
package protocol FolderWatcher: AnyObject {
  /// Watches these folders, and their files if the system requires that; replaces all earlier watches.
  ///
  /// Watching a folder again is cheap, and necessary if it may have been replaced by another one of the same name.
  /// - Returns: Whether changes in all of them will wake the program. If not, the caller has to poll more often.
  func watch(folders: Set<String>, files: Set<String>) -> Bool

  /// Waits for an event, at most this many milliseconds.
  func wait(milliseconds: Int)
}

/// The best watcher for this system.
package enum FolderWatchers {
  /// Creates a watcher without watches.
  package static func make() -> any FolderWatcher {
    #if canImport(Glibc)
      InotifyWatcher() ?? PollingWatcher()
    #elseif canImport(Darwin)
      DispatchWatcher()
    #else
      PollingWatcher()
    #endif
  }
}
