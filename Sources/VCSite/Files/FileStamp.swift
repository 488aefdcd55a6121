#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The file system's metadata of a file, available without reading it.
struct FileStamp: Hashable, Sendable {
  var size: Int
  var inode: UInt64
  /// The time of the last change of contents or inode, in nanoseconds; unlike the modification time, it cannot be set
  /// back.
  var changed: Int

  init(size: Int, inode: UInt64, changed: Int) {
    self.size = size
    self.inode = inode
    self.changed = changed
  }

  /// Creates the stamp of a regular file, following symbolic links; `nil` if there is none.
  init?(path: String) {
    guard let status = Self.status(of: path), status.st_mode & S_IFMT == S_IFREG else { return nil }
    #if canImport(Darwin)
      let time = status.st_ctimespec
    #else
      let time = status.st_ctim
    #endif
    self.init(
      size: Int(status.st_size), inode: UInt64(status.st_ino), changed: time.tv_sec * 1_000_000_000 + time.tv_nsec)
  }

  /// Returns whether any later change of the file is certain to change its stamp.
  ///
  /// With a coarse clock, two changes can have the same time: a few milliseconds apart on most file systems, two
  /// seconds on those without fractions of a second.
  func isSettled(at now: Int) -> Bool {
    let tick = changed % 1_000_000_000 == 0 ? 2_000_000_000 : 20_000_000
    return now - changed > tick
  }

  /// The current time in nanoseconds, on the clock used for stamps.
  static var now: Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status : nil
  }
}
