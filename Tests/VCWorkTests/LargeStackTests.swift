import Testing
import VCWork

@Suite struct LargeStackTests {
  @Test func holdsCallsThatAnOrdinaryStackDoesNot() {
    #expect(LargeStack.run { depth(of: 400_000) } == 400_000)
  }

  @Test func givesWhatTheWorkGives() {
    #expect(LargeStack.run { ["a", "b"] } == ["a", "b"])
  }
}

/// Recursion that the optimiser cannot turn into a loop.
@inline(never) private func depth(of count: Int) -> Int {
  if count == 0 { return 0 }
  let below = [depth(of: count - 1)]
  return below[0] + 1
}
