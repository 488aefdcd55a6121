#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file descriptor that is closed when its last owner is released.
final class Descriptor: Sendable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { close(number) }

  /// Waits until there is data to read, or the other end is closed.
  /// - Returns: Whether that happened before the deadline.
  func waitForBytes(before deadline: Deadline) -> Bool {
    var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    while true {
      let count = unsafe poll(&request, 1, deadline.milliseconds)
      if count > 0 { return true }
      if count == 0 || errno != EINTR { return false }
    }
  }

  /// Returns the available data; empty at the end.
  func read(upTo count: Int) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      var outcome = 0
      repeat { outcome = unsafe systemRead(number, buffer.baseAddress, count) } while outcome < 0 && errno == EINTR
      filled = max(outcome, 0)
    }
  }

  /// Writes all bytes.
  /// - Returns: Whether all of them were written.
  func write(_ bytes: [UInt8]) -> Bool {
    unsafe bytes.withUnsafeBytes { buffer in
      var start = 0
      while start < bytes.count {
        let written = unsafe systemWrite(number, UnsafeRawBufferPointer(rebasing: buffer[start...]))
        if written < 0, errno != EINTR { return false }
        start += max(written, 0)
      }
      return true
    }
  }
}

/// Both ends of a pipe, which child processes do not inherit.
struct Pipe {
  let reading: Descriptor
  let writing: Descriptor

  init() throws(ProcessError) {
    var ends: (Int32, Int32) = (0, 0)
    let status = unsafe withUnsafeMutableBytes(of: &ends) { unsafe pipe($0.bindMemory(to: Int32.self).baseAddress) }
    guard status == 0 else { throw ProcessError(number: errno) }
    reading = Descriptor(ends.0)
    writing = Descriptor(ends.1)
    for end in [ends.0, ends.1] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }
}

// The system's functions, which methods of these names shadow.

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int) -> Int {
  unsafe read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(descriptor, bytes.baseAddress, bytes.count)
}
