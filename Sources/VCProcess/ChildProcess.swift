#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A running child process, connected by pipes.
///
/// When the value is destroyed, the process is killed and its descriptors are closed, whatever happened before.
package struct ChildProcess: ~Copyable {
  private let id: pid_t
  private var input: Descriptor?
  private let output: Descriptor
  private let errors: Descriptor?
  private var outcome: Outcome?

  /// The outcome of a process.
  package enum Outcome: Hashable, Sendable {
    case exited(Int32)
    /// Killed by a signal, such as after a crash.
    case killed(signal: Int32)
  }

  /// The handling of the process's standard error.
  package enum Errors: Hashable, Sendable {
    /// It is inherited from this process.
    case inherited
    /// It is collected.
    case collected
    /// It is discarded.
    case dropped
  }

  /// Starts a process.
  /// - Parameters:
  ///   - program: The path of the program, or a name that is looked up in `PATH`.
  ///   - arguments: The arguments after the program's name.
  ///   - takesInput: Whether input will be sent; otherwise standard input is empty.
  ///   - errors: What happens to its standard error.
  /// - Throws: `ProcessError` if the system lacks resources for it, or the program does not exist.
  package init(
    _ program: String, _ arguments: [String], takesInput: Bool = false, errors: Errors = .inherited
  ) throws(ProcessError) {
    let output = try Pipe()
    let errorPipe = errors == .collected ? try Pipe() : nil
    let input = takesInput ? try Pipe() : nil
    var actions = SpawnActions()
    if let input {
      // A closed pipe is reported by the result of `send`, not by a signal that ends this process.
      signal(SIGPIPE, SIG_IGN)
      actions.duplicate(input.reading, as: STDIN_FILENO)
    } else {
      actions.open("/dev/null", as: STDIN_FILENO)
    }
    actions.duplicate(output.writing, as: STDOUT_FILENO)
    if let errorPipe { actions.duplicate(errorPipe.writing, as: STDERR_FILENO) }
    if errors == .dropped { actions.openForWriting("/dev/null", as: STDERR_FILENO) }
    id = try actions.spawn(program, arguments)
    self.output = output.reading
    self.errors = errorPipe?.reading
    self.input = input?.writing
  }

  deinit {
    guard outcome == nil else { return }
    kill(id, SIGKILL)
    var status: Int32 = 0
    while unsafe waitpid(id, &status, 0) < 0, errno == EINTR {}
  }
}

extension ChildProcess {
  /// Sends bytes to the process.
  /// - Returns: Whether all of them were accepted.
  package func send(_ bytes: [UInt8]) -> Bool { input?.write(bytes) ?? false }

  /// Receives the next bytes of output.
  /// - Returns: An empty array if the output was closed; `nil` if the deadline passed.
  package func receive(upTo count: Int, before deadline: Deadline) -> [UInt8]? {
    guard output.waitForBytes(before: deadline) else { return nil }
    return output.read(upTo: count)
  }

  /// The processor time the process has used; `nil` if the system does not report it.
  package var processorTime: Duration? {
    #if canImport(Darwin)
      return nil
    #else
      var clock = clockid_t()
      var time = timespec()
      guard unsafe clock_getcpuclockid(id, &clock) == 0, unsafe clock_gettime(clock, &time) == 0 else { return nil }
      return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    #endif
  }

  /// Returns all output and errors of the process until it ends; both are read as they arrive, so that the process
  /// never blocks.
  /// - Parameter limit: The maximum number of bytes that are kept of each stream.
  /// - Returns: `nil` if the deadline passed; the process is killed then.
  package mutating func finish(limit: Int, before deadline: Deadline = .never) -> (output: [UInt8], errors: [UInt8])? {
    input = nil
    var streams = [StreamBuffer(output, limit)]
    if let errors { streams.append(StreamBuffer(errors, limit)) }
    while streams.contains(where: { !$0.isAtEnd }) {
      guard StreamBuffer.fill(&streams, before: deadline) else {
        end()
        return nil
      }
    }
    wait()
    return (streams[0].bytes, streams.count > 1 ? streams[1].bytes : [])
  }

  /// Waits for the process to end.
  @discardableResult
  package mutating func wait() -> Outcome {
    if let outcome { return outcome }
    input = nil
    var status: Int32 = 0
    while unsafe waitpid(id, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    let outcome = signal == 0 ? Outcome.exited((status >> 8) & 0xFF) : .killed(signal: signal)
    self.outcome = outcome
    return outcome
  }

  /// Kills the process.
  package mutating func end() {
    if outcome == nil { kill(id, SIGKILL) }
    wait()
  }
}

/// The reason a process could not be started: lower case, no full stop.
package struct ProcessError: Error, Hashable, Sendable {
  /// The reason in plain words.
  package let reason: String
  /// Whether a later attempt may succeed.
  package let isTemporary: Bool

  init(number: Int32) {
    (reason, isTemporary) =
      switch number {
      case EMFILE, ENFILE: ("too many files are open", true)
      case EAGAIN, ENOMEM: ("the system cannot start another process", true)
      case ENOENT: ("no such program", false)
      default: ("system error \(number)", false)
      }
  }
}
