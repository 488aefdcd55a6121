import Testing
import VCDiagnostics

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("presnet", ["push", "present", "dismiss"], "present"),
    ("chidren", ["title", "children"], "children"),
    ("childrenn", ["title", "children"], "children"),
    ("wimdow", ["windows", "window"], "window"),
    ("PUSH", ["pop", "push"], "push"),
    ("Größe", ["größe"], "größe"),
  ])
  func suggestsWhatWasProbablyMeant(name: String, candidates: [String], expected: String) {
    #expect(NearestName.suggestion(for: name, among: candidates) == expected)
  }

  @Test(arguments: [
    ("abcdef", ["abcxyz"]),
    ("camera", ["cam"]),
    ("id", ["os"]),
    ("b", ["a", "c"]),
    ("", ["push"]),
    ("push", []),
  ])
  func suggestsNothingFarAway(name: String, candidates: [String]) {
    #expect(NearestName.suggestion(for: name, among: candidates) == nil)
  }

  @Test func allowsOneEditForEveryThreeCharacters() {
    #expect(NearestName.suggestion(for: "abcdef", among: ["abcdxy"]) == "abcdxy")
    #expect(NearestName.suggestion(for: "abcde", among: ["abcxy"]) == nil)
  }

  @Test func theNearestWinsWhereverItStands() {
    #expect(NearestName.suggestion(for: "present", among: ["prasant", "presents"]) == "presents")
  }

  @Test func theFirstOfEquallyNearOnesWins() {
    #expect(NearestName.suggestion(for: "pop", among: ["pup", "pip"]) == "pup")
    #expect(NearestName.suggestion(for: "pop", among: ["pip", "pup"]) == "pip")
  }
}
