import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The number of connections, each of which uses one of the process's open files.
final class ConnectionCount: Sendable {
  /// The maximum number of connections.
  struct Limit: Sendable {
    var number: Int

    /// Half of the process's open files, since a build needs some as well; at most as many as any browser opens.
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

  /// Counts a new connection.
  /// - Returns: Whether the limit allows it.
  func begin() -> Bool {
    count.withLock { count in
      if count >= limit.number { return false }
      count += 1
      return true
    }
  }

  /// Counts the end of a connection.
  func end() { count.withLock { $0 -= 1 } }
}
