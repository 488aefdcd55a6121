import Testing
import VCDiagnostics

/// Swift Testing has a type of the same name.
typealias Location = VCDiagnostics.SourceLocation

@Suite struct SourceLocationTests {
  @Test(arguments: [
    (Location(file: "a.yml", line: 3, column: 7), "a.yml:3:7"),
    (Location(file: "a.yml", line: 3), "a.yml:3"),
    (Location(file: "a.yml"), "a.yml"),
    (Location(file: "a.yml", line: 0, column: 7), "a.yml"),
    (Location(file: "<stdin>", line: 1, column: 1), "<stdin>:1:1"),
  ])
  func isWrittenWithoutThePartsThatAreNotKnown(location: Location, text: String) {
    #expect(location.description == text)
  }

  @Test func isOrderedByFileThenLineThenColumn() {
    let ordered = [
      Location(file: "a.yml"),
      Location(file: "a.yml", line: 2, column: 9),
      Location(file: "a.yml", line: 10, column: 1),
      Location(file: "a.yml", line: 10, column: 2),
      Location(file: "b.yml", line: 1, column: 1),
    ]
    #expect(ordered.reversed().sorted() == ordered)
  }
}
