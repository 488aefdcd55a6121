import Synchronization
import Testing
import VCWork

@Suite("Work that continues while its results are used")
struct PrefetchingSequenceTests {
  @Test(
    "every piece is done once, and results are in the order of the inputs", arguments: [0, 1, 2, 31, 32, 33, 200])
  func order(count: Int) {
    let calls = Atomic(0)
    let outcomes = PrefetchingSequence(Array(0..<count)) { input in
      calls.add(1, ordering: .relaxed)
      return input * 2
    }
    #expect(Array(outcomes) == (0..<count).map { $0 * 2 })
    #expect(calls.load(ordering: .relaxed) == count)
  }

  @Test("at most two parts are started before the first result is used")
  func bound() {
    let begun = Atomic(0)
    var outcomes = PrefetchingSequence(Array(0..<1_000), inPartsOf: 10) { _ in begun.add(1, ordering: .relaxed) }
    _ = outcomes.next()
    #expect(begun.load(ordering: .relaxed) <= 20)
  }

  @Test("after the last result there are no more, however often they are requested")
  func end() {
    var outcomes = PrefetchingSequence([1]) { $0 }
    #expect(outcomes.next() == 1)
    #expect(outcomes.next() == nil)
    #expect(outcomes.next() == nil)
  }
}
