#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The process that this code runs in.
package enum CurrentProcess {
  /// The path of the program, by which another process of it can be started; `nil` where the system does not tell.
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

  /// How many processors there are to work on; at least one.
  package static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Does nothing for a while.
  package static func pause(_ duration: Duration) {
    let parts = duration.components
    var time = timespec(tv_sec: Int(parts.seconds), tv_nsec: Int(parts.attoseconds / 1_000_000_000))
    var left = timespec()
    while unsafe nanosleep(&time, &left) != 0, errno == EINTR { time = left }
  }

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
