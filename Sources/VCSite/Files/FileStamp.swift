#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the file system says about a file without its content being read.
struct FileStamp: Hashable, Sendable {
  var size: Int
  var inode: UInt64
  /// When content or inode changed last, in nanoseconds; it cannot be set back as the modification time can.
  var changed: Int

  init(size: Int, inode: UInt64, changed: Int) {
    self.size = size
    self.inode = inode
    self.changed = changed
  }

  /// The stamp of a regular file, through links; `nil` where there is none.
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

  /// Whether a later change of the file would surely show in its stamp.
  ///
  /// A clock that ticks slowly gives two changes one time: a few milliseconds apart on most file systems, two seconds
  /// on those that do not count fractions.
  func isSettled(at now: Int) -> Bool {
    let tick = changed % 1_000_000_000 == 0 ? 2_000_000_000 : 20_000_000
    return now - changed > tick
  }

  /// The time in nanoseconds, on the clock that stamps use.
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
