#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Another program while it runs, with this one at both ends of its streams.
///
/// It is killed and its descriptors are given back when the value goes, whatever happened before.
package struct ChildProcess: ~Copyable {
  private let id: pid_t
  private var input: Descriptor?
  private let output: Descriptor
  private let errors: Descriptor?
  private var outcome: Outcome?

  /// How a program ended.
  package enum Outcome: Hashable, Sendable {
    case exited(Int32)
    /// By a signal, such as that of a crash.
    case killed(signal: Int32)
  }

  /// What becomes of what the program says to a person.
  package enum Errors: Hashable, Sendable {
    /// It goes where this program says things.
    case inherited
    /// It is read.
    case collected
    /// Nobody hears it.
    case dropped
  }

  /// Starts a program.
  /// - Parameters:
  ///   - program: Its path, or a name that is looked up as a shell does.
  ///   - takesInput: Whether something will be sent to it; else it reads nothing.
  /// - Throws: `ProcessError` when the system has no room for it, or does not know it.
  package init(
    _ program: String, _ arguments: [String], takesInput: Bool = false, errors: Errors = .inherited
  ) throws(ProcessError) {
    let output = try Pipe()
    let errorPipe = errors == .collected ? try Pipe() : nil
    let input = takesInput ? try Pipe() : nil
    var actions = SpawnActions()
    if let input {
      // Whether the program still listens is told by what sending returns, not by a signal that ends this one.
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
  /// Sends bytes to the program.
  /// - Returns: Whether it took all of them.
  package func send(_ bytes: [UInt8]) -> Bool { input?.write(bytes) ?? false }

  /// Tells the program that nothing more comes.
  package mutating func endInput() { input = nil }

  /// The next bytes that it has for us.
  /// - Returns: None when it has closed its output; `nil` when the time is over.
  package func receive(upTo count: Int, before deadline: Deadline) -> [UInt8]? {
    guard output.waitForBytes(before: deadline) else { return nil }
    return output.read(upTo: count)
  }

  /// How long it has kept a processor busy; `nil` where the system does not tell.
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

  /// Everything that the program prints and says until it ends; both are read as they come, so that it never waits for us.
  /// - Parameter limit: Of what it says beyond so many bytes nothing is kept.
  /// - Returns: `nil` when the time is over; the program is ended then.
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

  /// Waits for the program's end.
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

  /// Ends the program, whatever it does.
  package mutating func end() {
    if outcome == nil { kill(id, SIGKILL) }
    wait()
  }
}

/// Why a program could not be started: lower case, no full stop.
package struct ProcessError: Error, Hashable, Sendable {
  /// In plain words.
  package let reason: String
  /// Whether it may work a little later.
  package let isTemporary: Bool

  init(number: Int32) {
    (reason, isTemporary) =
      switch number {
      case EMFILE, ENFILE: ("too many files are open", true)
      case EAGAIN, ENOMEM: ("the system has no room for another process", true)
      case ENOENT: ("there is no such program", false)
      default: ("the system refused (error \(number))", false)
      }
  }
}
