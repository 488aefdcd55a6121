#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The processors of the machine.
package enum Processors {
  /// The number of processors, at least one.
  package static var count: Int { max(1, sysconf(CInt(_SC_NPROCESSORS_ONLN))) }
}
