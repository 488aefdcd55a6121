/// Wakes a waiting program when something changes in the watched folders.
///
/// It only signals that something happened: on every system events are merged, and sometimes late or lost. The caller
/// compares the files itself, and does so again every few seconds.
package protocol FolderAlarm: AnyObject {
  /// Watches these folders, and their files if the system requires that; replaces all earlier watches.
  ///
  /// Watching a folder again is cheap, and necessary if it may have been replaced by another one of the same name.
  /// - Returns: Whether changes in all of them will wake the program. If not, the caller has to poll more often.
  func watch(folders: Set<String>, files: Set<String>) -> Bool

  /// Waits for an event, at most this many milliseconds.
  func wait(milliseconds: Int)
}

/// The best alarm for this system.
package enum FolderAlarms {
  /// Creates an alarm without watches.
  package static func make() -> any FolderAlarm {
    #if canImport(Glibc)
      InotifyAlarm() ?? PollingAlarm()
    #elseif canImport(Darwin)
      DispatchAlarm()
    #else
      PollingAlarm()
    #endif
  }
}
