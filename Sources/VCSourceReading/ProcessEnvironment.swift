import VCFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Properties of the current process.
package enum ProcessEnvironment {
  /// Returns the value of an environment variable.
  static func variable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// The path of the running executable, with symbolic links resolved.
  package static var ownPath: String? {
    #if canImport(Darwin)
      var size: UInt32 = 4_096
      var path = [CChar](repeating: 0, count: Int(size))
      guard unsafe _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      return unsafe FileSystem.resolved(String(cString: path))
    #else
      return FileSystem.resolved("/proc/self/exe")
    #endif
  }
}
