import Testing
import VCProcess

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A process that ends by a fault says what it was about.
@Suite("Last words", .timeLimit(.minutes(10)))
struct CrashReportTests {
  @Test("a full stack leaves room for them, on the thread that was prepared")
  func fullStack() async {
    let end = await #expect(processExitsWith: .exitCode(70), observing: [\.standardErrorContent]) {
      CrashReport.prepare("too deep\n")
      print(depth(of: 0))
    }
    #expect(end.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } == "too deep\n")
  }

  @Test("the end of the time is a fault, too")
  func silence() async {
    let end = await #expect(processExitsWith: .exitCode(70), observing: [\.standardErrorContent]) {
      CrashReport.prepare("too slow\n", endingAfter: 1)
      while true { pause() }
    }
    #expect(end.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } == "too slow\n")
  }

  @Test("after a good end nothing is said")
  func cancelled() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      CrashReport.prepare("not said\n", endingAfter: 1)
      CrashReport.cancel()
      abort()
    }
    #expect(end.map { String(decoding: $0.standardErrorContent, as: UTF8.self).contains("not said") } == false)
  }
}

/// Recurses until no stack is left.
@inline(never) private func depth(of level: Int) -> Int { level < 0 ? 0 : 1 + depth(of: level + 1) % 1_000 }
