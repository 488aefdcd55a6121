import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The last words of this process, should a library of the system end it by a fault or take forever; or its second attempt.
package enum CrashReport {
  /// The arguments of a program as the system takes them: pointers to words, the last one `nil`.
  private typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  /// Where a signal's handler finds the words: it can neither allocate nor be given anything, and may run on another thread
  /// than the one that left them.
  @safe private struct Words: ~Copyable, @unchecked Sendable {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 4_096)
    /// Set when the bytes are in their places.
    let count = Atomic(0)
    /// The program and the arguments of another attempt; `nil` for none.
    let attempt = unsafe Atomic<Arguments?>(nil)
  }

  private static let words: Words = {
    for number in faults { listen(to: number) }
    return Words()
  }()

  /// Has a signal end the process, on a stack of the handler's own where the thread has one.
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

  /// A thread whose stack is full has no room for a handler; this is some, which the thread keeps.
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

  /// Notes what is to be said on standard error, and by when the work has to be done.
  /// - Parameters:
  ///   - text: What to say.
  ///   - seconds: When they are over, the process ends with the same words; 0 for never.
  ///   - status: The exit code.
  package static func prepare(_ text: String, endingAfter seconds: Int = 0) {
    let bytes = Array(text.utf8.prefix(4_096))
    words.count.store(0, ordering: .releasing)
    for (position, byte) in bytes.enumerated() { unsafe words.bytes[position] = byte }
    words.count.store(bytes.count, ordering: .releasing)
    hearFaults()
    alarm(UInt32(clamping: seconds))
  }

  /// Notes that a fault, or the end of the time, has this process begin again as another one.
  ///
  /// Nothing of what went wrong is left in it. What it opened for itself is closed, locks are given back.
  /// - Parameters:
  ///   - program: The path of the program.
  ///   - arguments: Those that the next attempt gets, without the program's name.
  package static func prepare(toStart program: String, _ arguments: [String]) {
    // Never given back: a handler may be reading the last ones.
    let strings = Arguments.allocate(capacity: arguments.count + 2)
    for (position, word) in ([program] + arguments).enumerated() { unsafe strings[position] = unsafe strdup(word) }
    unsafe strings[arguments.count + 1] = nil
    unsafe words.attempt.store(strings, ordering: .releasing)
  }

  /// Hears what goes wrong on this thread, and gives the process so many seconds from now on; 0 for as long as it takes.
  package static func expectEnd(within seconds: Int) {
    hearFaults()
    alarm(UInt32(clamping: seconds))
  }

  private static let faults = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGALRM]

  /// Whoever started this process or thread may have blocked signals for it.
  private static func hearFaults() {
    makeRoomForHandlers()
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in faults { unsafe sigaddset(&signals, number) }
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Says that all went well.
  package static func cancel() {
    alarm(0)
    words.count.store(0, ordering: .releasing)
    unsafe words.attempt.store(nil, ordering: .releasing)
  }

  /// Only calls that a handler may make.
  private static func end() {
    alarm(0)
    if let arguments = unsafe words.attempt.load(ordering: .acquiring), let program = unsafe arguments[0] {
      _ = unsafe execv(program, arguments)
    }
    _ = unsafe write(STDERR_FILENO, words.bytes, words.count.load(ordering: .acquiring))
    _exit(70)
  }
}
