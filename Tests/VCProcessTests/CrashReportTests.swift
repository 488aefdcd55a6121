import Testing
import VCProcess

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A crashing process prints a message about its task.
@Suite("Crash messages", .timeLimit(.minutes(10)))
struct CrashReportTests {
  @Test("the message is printed from a prepared thread even if its stack is full")
  func fullStack() async {
    let end = await #expect(processExitsWith: .exitCode(70), observing: [\.standardErrorContent]) {
      CrashReport.prepare("too deep\n")
      print(depth(of: 0))
    }
    #expect(end.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } == "too deep\n")
  }

  @Test("exceeding the time limit is treated as a crash")
  func silence() async {
    let end = await #expect(processExitsWith: .exitCode(70), observing: [\.standardErrorContent]) {
      CrashReport.prepare("too slow\n", endingAfter: 1)
      while true { pause() }
    }
    #expect(end.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } == "too slow\n")
  }

  @Test("nothing is printed after normal completion")
  func cancelled() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      CrashReport.prepare("not said\n", endingAfter: 1)
      CrashReport.cancel()
      abort()
    }
    #expect(end.map { String(decoding: $0.standardErrorContent, as: UTF8.self).contains("not said") } == false)
  }
}

/// Recurses until the stack is exhausted.
@inline(never) private func depth(of level: Int) -> Int { level < 0 ? 0 : 1 + depth(of: level + 1) % 1_000 }
