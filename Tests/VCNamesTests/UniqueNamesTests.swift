import Testing
import VCNames

@Suite struct UniqueNamesTests {
  private func names(_ wanted: [String], besides taken: Set<String> = []) -> [String] {
    var names = UniqueNames(separator: "-", besides: taken)
    return wanted.map { names.name(for: $0) }
  }

  @Test func numbersRepeatedNames() {
    #expect(names(["a", "b", "a", "a"]) == ["a", "b", "a-2", "a-3"])
  }

  @Test func skipsTakenNumbers() {
    #expect(names(["a-2", "a", "a", "a-2"]) == ["a-2", "a", "a-3", "a-2-2"])
    #expect(names(["a", "a"], besides: ["a", "a-3"]) == ["a-2", "a-4"])
  }

  @Test func takesFreeName() {
    var names = UniqueNames(separator: "~")
    let taken = [names.take("a"), names.take("a")]
    let next = names.name(for: "a")
    #expect(taken == [true, false] && next == "a~2")
  }

  /// A search that starts again for each name would take hours.
  @Test(.timeLimit(.minutes(5))) func numbersManyEqualNames() {
    let found = names(Array(repeating: "a", count: 300_000))
    #expect(found.last == "a-300000")
    #expect(Set(found).count == found.count)
  }
}
