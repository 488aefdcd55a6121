import FlyingSocks

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The reason the preview server cannot use a port.
package enum PreviewServerError: Error, Hashable {
  /// Another program uses the port.
  case inUse
  /// The system reserves the port for programs with more rights.
  case reserved
  /// Another error, in the system's words.
  case system(String)

  init(_ error: any Error) {
    guard case SocketError.failed(_, let number, let message) = error else {
      self = .system("\(error)")
      return
    }
    switch number {
    case EADDRINUSE: self = .inUse
    case EACCES, EPERM: self = .reserved
    default: self = .system(message)
    }
  }
}
