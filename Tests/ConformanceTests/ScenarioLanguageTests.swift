import Testing
import VCConformance

/// The messages of the scenario language about mistakes.
@Suite struct ScenarioLanguageTests {
  @Test(arguments: [
    ("a: b", "x.yaml:1:1: error: a scenario file is a list of scenarios"),
    ("- {start: [a], ops: []}", "x.yaml:1:3: error: a scenario needs an id"),
    ("- {id: A, ops: []}", "x.yaml:1:3: error: a scenario needs a start"),
    ("- {id: A, start: [a]}", "x.yaml:1:3: error: a scenario needs ops"),
    ("- {id: A, start: [], ops: []}", "x.yaml:1:18: error: start needs a line for the root"),
    ("- {id: A, start: [\"a:Nav[b\"], ops: []}", "x.yaml:1:19: error: 'a:Nav[b' is not closed"),
    ("- {id: A, start: [\"a:Bird\"], ops: []}", "x.yaml:1:19: error: there is no kind 'Bird'"),
    ("- {id: A, start: [\"a{wild}\"], ops: []}", "x.yaml:1:19: error: there is no flag 'wild'"),
    (
      "- {id: A, start: [a], ops: [{dismis: {receiver: a}}]}",
      "x.yaml:1:38: error: there is no verb 'dismis'; did you mean 'dismiss'?"
    ),
    ("- {id: A, start: [a], ops: [{dismiss: {}}]}", "x.yaml:1:39: error: 'dismiss' needs 'receiver'"),
    (
      "- {id: A, start: [a], env: {idiom: watch}, ops: []}",
      "x.yaml:1:36: error: idiom is 'watch'; expected one of phone, pad, tv, mac, vision"
    ),
    ("- {id: A, start: [a], ops: [{}]}", "x.yaml:1:29: error: an operation needs a verb"),
    ("", "x.yaml:1:1: error: the file is empty"),
  ])
  func saysWhereAFileIsWrong(_ text: String, _ message: String) {
    #expect {
      try Scenario.read(text, file: "x.yaml")
    } throws: { error in
      #expect("\(error)" == message)
      return true
    }
  }

  @Test func brokenYAMLHasAPlace() {
    #expect(throws: ScenarioError.self) { try Scenario.read("- [", file: "x.yaml") }
  }

  @Test(arguments: [
    ("outcome: refused", "op 1 present: outcome: expected refused, found ok"),
    ("presenter: b", "op 1 present: presenter: expected b, found a"),
    ("dismissed: [b]", "op 1 present: dismissed: expected [b], found []"),
    ("log: Something", "op 1 present: log: expected Something, found nothing"),
    ("exception: {name: E}", "op 1 present: exception: expected {name: E}, found none"),
    ("sparkles: true", "op 1 present: there is no expectation 'sparkles'"),
  ])
  func saysWhatWasExpectedAndWhatCame(_ expectation: String, _ failure: String) throws {
    let text = """
      - id: A
        start: [a, b]
        ops: [{present: {receiver: a, vc: b}, expect: {\(expectation)}}]
      """
    let scenario = try #require(try Scenario.read(text, file: "x.yaml").first)
    #expect(scenario.run().failures == [failure])
    #expect(scenario.run().line == "A failed: \(failure)")
  }

  @Test func describesTheFinalState() throws {
    let text = """
      - id: A
        start: ["tab:Tab[a, b*]"]
        ops: []
        final: {selected: {tab: a}, pointers: {a.parent: nil}, children: {tab: [b]}, outline: tab}
      """
    let scenario = try #require(try Scenario.read(text, file: "x.yaml").first)
    #expect(
      scenario.run().failures == [
        "final selected tab: expected a, found b", "final a.parent: expected nil, found tab",
        "final children tab: expected [b], found [a, b]",
        "final outline: expected\ntab\nfound\ntab\n   | a\n   | b",
      ])
  }
}
