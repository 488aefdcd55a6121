import CAllocator

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The current process.
package enum CurrentProcess {
  /// The path of the program, for starting another process of it; `nil` if the system does not report it.
  package static var program: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _ = unsafe _NSGetExecutablePath(nil, &size)
      var bytes = [CChar](repeating: 0, count: Int(size))
      guard unsafe _NSGetExecutablePath(&bytes, &size) == 0 else { return nil }
      return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    #else
      var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = unsafe readlink("/proc/self/exe", &bytes, bytes.count)
      guard count > 0, count < bytes.count else { return nil }
      return String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    #endif
  }

  /// The number of processors; at least one.
  package static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Sleeps for a duration.
  package static func pause(_ duration: Duration) {
    let parts = duration.components
    var time = timespec(tv_sec: Int(parts.seconds), tv_nsec: Int(parts.attoseconds / 1_000_000_000))
    var left = timespec()
    while unsafe nanosleep(&time, &left) != 0, errno == EINTR { time = left }
  }

  /// Makes the allocator keep freed memory for later allocations instead of returning it to the system, which takes longer.
  package static func keepFreedMemory() { vcgraph_keep_freed_memory() }

  /// Ends the process.
  package static func end(_ status: Int32) -> Never { exit(status) }
}

/// The variables of the process's environment.
package enum EnvironmentVariable {
  /// The value of a variable; `nil` when it is not set.
  package static subscript(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }
}
