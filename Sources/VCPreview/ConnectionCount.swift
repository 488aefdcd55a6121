import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// How many connections there are, of which each takes one of the files that the process may have open.
final class ConnectionCount: Sendable {
  /// The most at a time.
  struct Limit: Sendable {
    var number: Int

    /// Half of what the process may have open, since a build needs some as well; never more than any browser opens.
    static var ofThisProcess: Limit {
      var limits = rlimit()
      #if canImport(Glibc)
        let isKnown = unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limits) == 0
      #else
        let isKnown = unsafe getrlimit(RLIMIT_NOFILE, &limits) == 0
      #endif
      return Limit(number: isKnown ? max(4, Int(clamping: min(limits.rlim_cur, 512)) / 2 - 8) : 64)
    }
  }

  private let limit: Limit
  private let count = Mutex(0)

  init(limit: Limit) { self.limit = limit }

  /// Counts another one.
  /// - Returns: Whether there is room for it.
  func begin() -> Bool {
    count.withLock { count in
      if count >= limit.number { return false }
      count += 1
      return true
    }
  }

  /// Counts one less.
  func end() { count.withLock { $0 -= 1 } }
}
