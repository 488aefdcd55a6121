import Testing
import VCFiles
import ViewControllerGraph

@Suite struct SilenceRuleTests {
  private func finding(
    _ code: String, _ file: String, _ controller: String? = nil, _ severity: Diagnostic.Severity = .warning
  )
    -> Diagnostic
  {
    Diagnostic(
      code: code, severity: severity, message: "m", at: SourceLocation(file: file, line: 1), controller: controller)
  }

  private func rule(_ code: String, of controller: String? = nil, in path: String? = nil) -> SilenceRule {
    SilenceRule(code: code, controller: controller, path: path.map(PathPattern.init))
  }

  @Test func aCodeAloneIsSilencedEverywhere() {
    var rules = SilenceRules([rule("a")])
    let left = rules.left(of: [finding("a", "M"), finding("b", "M"), finding("a", "App/N", "X")])
    #expect(left.map(\.code) == ["b"])
  }

  @Test(arguments: ["App/Old", "App/**", "App/Old/M.storyboard", "**/Old", "App/*/M.storyboard"])
  func aFileAFolderAndAPatternAreMeant(path: String) {
    var rules = SilenceRules([rule("a", in: path)])
    #expect(rules.left(of: [finding("a", "App/Old/M.storyboard"), finding("a", "Older/M")]).count == 1)
  }

  @Test func aControllerIsMeantAlone() {
    var rules = SilenceRules([rule("a", of: "X")])
    #expect(rules.left(of: [finding("a", "M", "X"), finding("a", "M", "Y")]).map(\.controller) == ["Y"])
  }

  @Test func errorsAreSaid() {
    var rules = SilenceRules([rule("a")])
    #expect(rules.left(of: [finding("a", "M", nil, .error)]).count == 1)
  }

  @Test func notesRuleThatSilencesNothing() {
    var rules = SilenceRules([rule("a", in: "App"), rule("b", in: "App"), rule("a", in: "Else"), rule("c")])
    _ = rules.left(of: [finding("b", "App/M")])
    #expect(rules.notes.map(\.message) == ["no finding has the code 'a' here"])
  }

  @Test func aMisspeltControllerIsNotedWithTheNearest() {
    var rules = SilenceRules([rule("a", of: "Hmoe", in: "App")])
    _ = rules.left(of: [finding("a", "App/M", "Home")])
    #expect(rules.notes.map(\.message) == ["no finding 'a' is about a controller 'Hmoe' here"])
    #expect(rules.notes.map(\.suggestion) == ["did you mean 'Home'?"])
  }

  @Test func filesHaveTheNamesThatTheConfigurationGivesThem() {
    var rules = SilenceRules([rule("a", in: "App/M")])
    #expect(rules.left(of: [finding("a", "M")]) { "App/\($0)" }.isEmpty)
  }
}
