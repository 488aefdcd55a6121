import Testing
import VCConformance

@Test func anEmptyListOfScenariosIsFine() throws {
  #expect(try Scenario.read("[]", file: "none.yaml").isEmpty)
}
