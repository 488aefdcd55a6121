#if canImport(Glibc)
  import Glibc

  /// Uses the events of Linux for folders.
  final class InotifyWatcher: FolderWatcher {
    private let descriptor: Int32
    private var watches: Set<Int32> = []
    private var buffer = [UInt8](repeating: 0, count: 16_384)

    /// The events that change a file's stamp, or a folder's list of names.
    private static let events = UInt32(
      IN_CREATE | IN_DELETE | IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
        | IN_MOVE_SELF | IN_EXCL_UNLINK)

    /// `nil` if the system's limit is reached.
    init?() {
      descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }

    func watch(folders: Set<String>, files: Set<String>) -> Bool {
      var current: Set<Int32> = []
      for folder in folders {
        // A folder that is already watched keeps its number; another one in its place gets a new number.
        let watch = unsafe inotify_add_watch(descriptor, folder, Self.events)
        if watch >= 0 { current.insert(watch) }
      }
      for old in watches.subtracting(current) { inotify_rm_watch(descriptor, old) }
      watches = current
      return current.count == folders.count
    }

    func wait(milliseconds: Int) {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&request, 1, Int32(clamping: milliseconds)) > 0 else { return }
      // The events are discarded unread, so that the next one wakes the program again.
      while unsafe read(descriptor, &buffer, buffer.count) > 0 {}
    }
  }
#endif
