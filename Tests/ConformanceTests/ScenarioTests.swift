import Testing
import VCConformance

@Suite struct ScenarioTests {
  @Test(arguments: ScenarioFiles.own) func passes(_ scenario: Scenario) {
    #expect(scenario.run().failures == [])
  }

  @Test func thePackageHasScenariosWithDistinctNames() {
    #expect(ScenarioFiles.own.count > 100)
    #expect(Set(ScenarioFiles.own.map(\.id)).count == ScenarioFiles.own.count)
  }

  @Test(.enabled(if: !ScenarioFiles.shared.isEmpty), arguments: ScenarioFiles.shared)
  func passesFromBesideThePackage(_ scenario: Scenario) {
    #expect(scenario.run().failures == [])
  }
}
