import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A thread with a large stack, for recursion whose depth depends on the input.
package enum LargeStack {
  /// Stack memory is committed as it is used: a large size costs nothing until the recursion is that deep.
  private static let size = 1 << 30

  /// Runs the work on a separate thread and waits for it; in place if the system cannot create a thread.
  package static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
    let job = Job(work)
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    defer { unsafe pthread_attr_destroy(&attributes) }
    unsafe pthread_attr_setstacksize(&attributes, size)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let argument = unsafe Unmanaged.passRetained(job as AnyJob)
    let status = unsafe pthread_create(
      &thread, &attributes,
      { argument in
        #if canImport(Darwin)
          unsafe Unmanaged<AnyJob>.fromOpaque(argument).takeRetainedValue().run()
        #else
          if let argument = unsafe argument { unsafe Unmanaged<AnyJob>.fromOpaque(argument).takeRetainedValue().run() }
        #endif
        return nil
      }, argument.toOpaque())
    guard status == 0 else {
      unsafe argument.release()
      return work()
    }
    #if canImport(Darwin)
      if let thread = unsafe thread { _ = unsafe pthread_join(thread, nil) }
    #else
      pthread_join(thread, nil)
    #endif
    return job.outcome() ?? work()
  }
}

/// Type-erased work, for a thread whose argument is a single pointer.
private class AnyJob: @unchecked Sendable {
  func run() {}
}

private final class Job<Value: Sendable>: AnyJob, @unchecked Sendable {
  private let work: @Sendable () -> Value
  private let slot = Mutex<Value?>(nil)

  init(_ work: @escaping @Sendable () -> Value) { self.work = work }

  override func run() {
    let value = work()
    slot.withLock { $0 = value }
  }

  func outcome() -> Value? { slot.withLock { $0 } }
}
