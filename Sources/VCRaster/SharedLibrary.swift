#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Opens libraries of the system by name.
enum SharedLibrary {
  /// Returns the library, which stays loaded for the lifetime of the process; `nil` if it is not installed.
  static func open(linux: String, darwin: String) -> UnsafeMutableRawPointer? {
    #if canImport(Darwin)
      let names = [darwin, "/opt/homebrew/lib/" + darwin, "/usr/local/lib/" + darwin]
    #else
      let names = [linux]
    #endif
    for name in names {
      if let library = unsafe dlopen(name, RTLD_LAZY | RTLD_LOCAL) { return unsafe library }
    }
    return nil
  }
}
