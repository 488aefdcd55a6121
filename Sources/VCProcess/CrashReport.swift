import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The final message of this process, if a system library crashes or never returns; or its second attempt.
package enum CrashReport {
  /// The arguments of a process for the system: pointers to strings, the last one `nil`.
  private typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  /// The data for the signal handler, which can neither allocate nor receive arguments, and may run on a different
  /// thread.
  @safe private struct Words: ~Copyable, @unchecked Sendable {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 4_096)
    /// Set after the bytes are in place.
    let count = Atomic(0)
    /// The program and the arguments of a second attempt; `nil` for none.
    let attempt = unsafe Atomic<Arguments?>(nil)
  }

  private static let words: Words = {
    for number in faults { listen(to: number) }
    return Words()
  }()

  /// Installs the handler for a signal, on the alternate stack if the thread has one.
  private static func listen(to number: CInt) {
    var action = sigaction()
    let handler: @convention(c) (CInt) -> Void = { _ in CrashReport.end() }
    #if canImport(Darwin)
      unsafe action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
      unsafe action.__sa_handler.sa_handler = handler
    #else
      unsafe action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = CInt(truncatingIfNeeded: SA_ONSTACK)
    _ = unsafe sigaction(number, &action, nil)
  }

  /// A thread with a stack overflow has no room for a handler; this allocates an alternate stack, which the thread
  /// keeps.
  private static func makeRoomForHandlers() {
    var old = unsafe stack_t()
    guard unsafe sigaltstack(nil, &old) == 0, unsafe old.ss_flags & CInt(truncatingIfNeeded: SS_DISABLE) != 0 else {
      return
    }
    let size = 1 << 16
    var room = unsafe stack_t()
    unsafe room.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    unsafe room.ss_size = numericCast(size)
    _ = unsafe sigaltstack(&room, nil)
  }

  /// Sets the message for standard error, and the time limit.
  /// - Parameters:
  ///   - text: The message.
  ///   - seconds: The time after which the process ends with the same message; 0 for no limit.
  package static func prepare(_ text: String, endingAfter seconds: Int = 0) {
    let bytes = Array(text.utf8.prefix(4_096))
    words.count.store(0, ordering: .releasing)
    for (position, byte) in bytes.enumerated() { unsafe words.bytes[position] = byte }
    words.count.store(bytes.count, ordering: .releasing)
    hearFaults()
    alarm(UInt32(clamping: seconds))
  }

  /// Makes a crash or a timeout restart this process with other arguments.
  ///
  /// The new process has none of the corrupted state. Files that this one opened are closed, and locks are released.
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - arguments: The arguments of the next attempt, without the program's name.
  package static func prepare(toStart program: String, _ arguments: [String]) {
    // Never freed: a handler may be reading the previous ones.
    let strings = Arguments.allocate(capacity: arguments.count + 2)
    for (position, word) in ([program] + arguments).enumerated() { unsafe strings[position] = unsafe strdup(word) }
    unsafe strings[arguments.count + 1] = nil
    unsafe words.attempt.store(strings, ordering: .releasing)
  }

  /// Enables the signals on this thread, and limits the process to this many seconds from now; 0 for no limit.
  package static func expectEnd(within seconds: Int) {
    hearFaults()
    alarm(UInt32(clamping: seconds))
  }

  private static let faults = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGALRM]

  /// The parent of this process or thread may have blocked signals.
  private static func hearFaults() {
    makeRoomForHandlers()
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in faults { unsafe sigaddset(&signals, number) }
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Cancels the message, the second attempt and the time limit.
  package static func cancel() {
    alarm(0)
    words.count.store(0, ordering: .releasing)
    unsafe words.attempt.store(nil, ordering: .releasing)
  }

  /// Uses only functions that are safe in a signal handler.
  private static func end() {
    alarm(0)
    if let arguments = unsafe words.attempt.load(ordering: .acquiring), let program = unsafe arguments[0] {
      _ = unsafe execv(program, arguments)
    }
    _ = unsafe write(STDERR_FILENO, words.bytes, words.count.load(ordering: .acquiring))
    _exit(70)
  }
}
