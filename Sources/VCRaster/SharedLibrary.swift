#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Opens libraries of the system by name.
enum SharedLibrary {
  /// librsvg, with the libraries that it loads: cairo, Pango and GObject; `nil` if it is not installed.
  static var librsvg: UnsafeMutableRawPointer? {
    unsafe open(linux: "librsvg-2.so.2", darwin: "librsvg-2.2.dylib")
  }

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
