#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the machine has to work with.
package enum Processors {
  /// How many there are, at least one.
  package static var count: Int { max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN))) }
}
