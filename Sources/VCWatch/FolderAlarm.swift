/// Wakes a program that waits when something changes in certain folders.
///
/// It says that something happened and not what: on every system events are merged, late or lost now and then. Whoever waits
/// looks at the files themselves, and looks once more every few seconds.
package protocol FolderAlarm: AnyObject {
  /// Watches these folders and, where the system wants to know them, the files in them; nothing else from now on.
  ///
  /// Watching a folder again is cheap, and necessary when it may have been replaced by another one of the same name.
  /// - Returns: Whether changes in all of them will wake the program. If not, whoever waits has to look more often.
  func watch(folders: Set<String>, files: Set<String>) -> Bool

  /// Waits until something happens, or for so many milliseconds.
  func wait(milliseconds: Int)
}

/// The best alarm of this system.
package enum FolderAlarms {
  /// An alarm that watches nothing yet.
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
