import Testing

@testable import VCSourceReading

/// A reader may work for a fixed processor time, regardless of the wall time on a busy machine.
@Suite struct ReaderTimeoutTests {
  private let start = ContinuousClock.now

  @Test func limitsProcessorTime() {
    var patience = ReaderTimeout(.seconds(10), worked: .seconds(3), now: start)
    #expect(patience.step == .seconds(10))
    let isLeft = patience.isLeft(worked: .seconds(7), now: start + .seconds(10))
    #expect(isLeft && patience.step == .seconds(6))
    let isLeftAtLast = patience.isLeft(worked: .seconds(13), now: start + .seconds(16))
    #expect(!isLeftAtLast)
  }

  @Test func aProgramThatDoesNothingIsGivenUpToo() {
    var patience = ReaderTimeout(.seconds(10), worked: .zero, now: start)
    let isLeft = patience.isLeft(worked: .zero, now: start + .seconds(95))
    #expect(isLeft && patience.step == .seconds(5))
    let isLeftAtLast = patience.isLeft(worked: .zero, now: start + .seconds(100))
    #expect(!isLeftAtLast)
  }

  @Test func whereNobodyKnowsHowLongItWorkedTheClockCounts() {
    var patience = ReaderTimeout(.seconds(10), worked: nil, now: start)
    let isLeft = patience.isLeft(worked: nil, now: start + .seconds(10))
    #expect(!isLeft)
  }
}
