import Testing
import VCProcess

@Suite("Child processes", .timeLimit(.minutes(10)))
struct ChildProcessTests {
  /// The output and the errors of a program, and its exit.
  private func run(
    _ program: String, _ arguments: [String], errors: ChildProcess.Errors = .collected, limit: Int = 1 << 20,
    patience: Duration = .seconds(50)
  ) throws -> (said: (output: [UInt8], errors: [UInt8])?, outcome: ChildProcess.Outcome) {
    var child = try ChildProcess(program, arguments, errors: errors)
    let said = child.finish(limit: limit, before: .after(patience))
    return (said, child.wait())
  }

  @Test("both streams are read continuously, for any amount of output")
  func streams() throws {
    let run = try run("sh", ["-c", "head -c 300000 /dev/zero >&2; head -c 200000 /dev/zero; echo end >&2"])
    #expect(run.said?.output.count == 200_000)
    #expect(run.said?.errors.count == 300_004)
    #expect(run.outcome == .exited(0))
  }

  @Test("output beyond the limit is dropped, and the program can continue")
  func limit() throws {
    let run = try run("sh", ["-c", "head -c 500000 /dev/zero; exit 3"], limit: 1_000)
    #expect(run.said?.output.count == 1_000)
    #expect(run.outcome == .exited(3))
  }

  @Test("a program that exceeds its time limit is killed")
  func deadline() throws {
    let run = try run("sleep", ["60"], patience: .milliseconds(50))
    #expect(run.said == nil)
    #expect(run.outcome == .killed(signal: 9))
  }

  @Test("input is answered piece by piece")
  func conversation() throws {
    var child = try ChildProcess("cat", [], takesInput: true)
    for word in ["one", "two"] {
      let isSent = child.send(Array(word.utf8))
      let answer = child.receive(upTo: 10, before: .after(.seconds(50)))
      #expect(isSent && answer == Array(word.utf8))
    }
    let rest = child.finish(limit: 10, before: .after(.seconds(50)))
    let outcome = child.wait()
    #expect(rest?.output == [] && outcome == .exited(0))
  }

  @Test("an unknown program is reported immediately")
  func unknown() {
    #expect(throws: ProcessError.self) { _ = try ChildProcess("no-such-program-of-ours", []) }
  }

  @Test("file descriptors are not inherited by the child, and do not leak into this process")
  func descriptors() throws {
    func count() throws -> [UInt8]? { try run("sh", ["-c", "ls /dev/fd | wc -l"]).said?.output }
    let first = try count()
    for _ in 0..<100 {
      let next = try count()
      #expect(next == first)
    }
  }

  @Test(
    "the time that a program works is measured, not its wall time",
    .enabled(if: ChildProcessTests.knowsProcessorTime, "the system does not provide it"))
  func processorTime() throws {
    let busy = try ChildProcess("sh", ["-c", "while :; do :; done"])
    let idle = try ChildProcess("sleep", ["60"])
    while let worked = busy.processorTime, worked < .milliseconds(200) { CurrentProcess.pause(.milliseconds(20)) }
    let (worked, slept) = (busy.processorTime, idle.processorTime)
    #expect(try #require(worked) >= .milliseconds(200))
    #expect(try #require(slept) < .milliseconds(200))
  }

  private static var knowsProcessorTime: Bool {
    #if canImport(Darwin)
      false
    #else
      true
    #endif
  }
}
