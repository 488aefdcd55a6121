#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The last words of this process, should a library of the system end it by a fault or take forever.
package enum CrashReport {
  /// Where a signal's handler finds the words: it can neither allocate nor be given anything.
  @safe private struct Words: @unchecked Sendable {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 4_096)
    let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)
  }

  private static let words: Words = {
    let words = Words()
    unsafe words.count.initialize(to: 0)
    for number in faults { signal(number) { _ in CrashReport.end() } }
    return words
  }()

  /// Notes what is to be said on standard error, and by when the work has to be done.
  /// - Parameters:
  ///   - text: What to say.
  ///   - seconds: When they are over, the process ends with the same words; 0 for never.
  ///   - status: The exit code.
  package static func prepare(_ text: String, endingAfter seconds: Int = 0) {
    let bytes = Array(text.utf8.prefix(4_096))
    for (position, byte) in bytes.enumerated() { unsafe words.bytes[position] = byte }
    unsafe words.count.pointee = bytes.count
    hearFaults()
    alarm(UInt32(clamping: seconds))
  }

  private static let faults = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGALRM]

  /// Whoever started this process or thread may have blocked signals for it.
  private static func hearFaults() {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in faults { unsafe sigaddset(&signals, number) }
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Says that all went well.
  package static func cancel() {
    alarm(0)
    unsafe words.count.pointee = 0
  }

  /// Only calls that a handler may make.
  private static func end() {
    _ = unsafe write(STDERR_FILENO, words.bytes, words.count.pointee)
    _exit(70)
  }
}
