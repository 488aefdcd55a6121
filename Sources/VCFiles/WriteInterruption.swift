import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Delays the end of the process by an interrupt while a temporary file exists, so that none is left behind.
///
/// The signals of Control-C, of `kill` and of a closed terminal are handled only if they would end the process: a signal that
/// the parent process ignores, as for a background job, stays ignored.
enum WriteInterruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// The number of files that are being replaced, by all threads.
  private static let writing = Atomic<Int>(0)
  /// The signal that arrived in the meantime; 0 for none.
  private static let pending = Atomic<CInt>(0)
  private static let isPrepared = Mutex(false)

  /// Delays interrupts until `end`, which must be called as often.
  static func begin() {
    writing.add(1, ordering: .sequentiallyConsistent)
    isPrepared.withLock { isPrepared in
      if !isPrepared { prepare() }
      isPrepared = true
    }
  }

  /// Ends the process if it was interrupted and no other file is being replaced.
  static func end() {
    let left = writing.subtract(1, ordering: .sequentiallyConsistent).newValue
    let signal = pending.load(ordering: .sequentiallyConsistent)
    if left == 0, signal != 0 { endProcess(by: signal) }
  }

  private static func prepare() {
    // The handler must not be the first to access the values: their initialisation is not safe there.
    _ = pending.load(ordering: .sequentiallyConsistent)
    for signal in signals {
      var old = sigaction()
      guard unsafe sigaction(signal, nil, &old) == 0, isDefault(old) else { continue }
      Self.install(signal)
    }
  }

  private static func install(_ number: CInt) {
    _ = signal(number) { number in
      WriteInterruption.pending.store(number, ordering: .sequentiallyConsistent)
      if WriteInterruption.writing.load(ordering: .sequentiallyConsistent) == 0 {
        WriteInterruption.endProcess(by: number)
      }
    }
  }

  private static func isDefault(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      unsafe action.__sigaction_u.__sa_handler == nil
    #else
      unsafe action.__sigaction_handler.sa_handler == nil
    #endif
  }

  /// Ends the process as the signal would have without a handler, so that a shell sees the cause.
  private static func endProcess(by number: CInt) {
    _ = signal(number, SIG_DFL)
    raise(number)
  }
}
