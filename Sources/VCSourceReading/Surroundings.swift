import VCFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the system tells a process about itself.
package enum Surroundings {
  /// A variable of the environment.
  static func variable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// Where the program that runs really is, whatever links led to it.
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
