import Testing
import VCDiagnostics
import ViewControllerGraph

/// Findings that are silenced by files beside the sources.
@Suite struct SilenceTests {
  private func finding(
    _ code: String, _ file: String, _ controller: String? = nil, _ severity: Diagnostic.Severity = .warning
  ) -> Diagnostic {
    Diagnostic(
      code: code, severity: severity, message: "", at: SourceLocation(file: file, line: 1), controller: controller)
  }

  private func left(_ findings: [Diagnostic], _ files: [String: String]) -> [String] {
    Silences.apply(to: findings) { files[$0].map { Array($0.utf8) } }
      .map { "\($0.code) \($0.location?.description ?? "")" }
  }

  @Test func aNeighbourSilencesItsFile() {
    let findings = [
      finding("a", "App/M.storyboard", "X"), finding("a", "App/N.storyboard"), finding("b", "App/M.storyboard"),
    ]
    #expect(
      left(findings, ["App/M.storyboard.lint": "# why\na  # because\n"]) == [
        "a App/N.storyboard:1", "b App/M.storyboard:1",
      ])
    #expect(left(findings, ["App/M.storyboard.lint": "a X\nb"]) == ["a App/N.storyboard:1"])
  }

  @Test(arguments: ["App/.vclint", ".vclint"]) func aFolderSilencesAllItsFiles(file: String) {
    #expect(left([finding("a", "App/M.storyboard"), finding("a", "App/Sub/N.storyboard")], [file: "a"]) == [])
  }

  @Test func aLineThatSilencesNothingIsNoted() {
    let files = ["App/M.storyboard.lint": "b\na Y"]
    #expect(
      left([finding("a", "App/M.storyboard", "X")], files) == [
        "a App/M.storyboard:1", "silences-nothing App/M.storyboard.lint:1:1",
        "silences-nothing App/M.storyboard.lint:2:1",
      ])
  }

  @Test(
    "A line with a misspelt controller suggests the nearest",
    arguments: [
      ("a Hmoe", [], "no finding 'a' is about a controller 'Hmoe' here; did you mean 'Home'?"),
      ("a Hmoe", ["Home", "List"], "there is no controller 'Hmoe' here; did you mean 'Home'?"),
      ("a Lits", ["Home", "List"], "there is no controller 'Lits' here; did you mean 'List'?"),
      ("a List", ["Home", "List"], "no finding 'a' is about a controller 'List' here; delete the line"),
      ("b Home", ["Home", "List"], "no finding has the code 'b' here; delete the line"),
      ("a Welcome", ["Home", "List"], "there is no controller 'Welcome' here; name it by its id: 'Home'"),
    ])
  func misspeltControllers(line: String, controllers: [String], words: String) {
    let left = Silences.apply(to: [finding("a", "M", "Home")], controllers: controllers) { path in
      path == "M.lint" ? Array(line.utf8) : nil
    }
    #expect(left.dropFirst().map { "\($0.message); \($0.suggestion ?? "")" } == [words])
  }

  @Test("A scene without a class is named by its id, in which # begins no comment")
  func idOfAScene() {
    #expect(left([finding("a", "M", "Main#b1")], ["M.lint": "a Main#b1 # the old one"]) == [])
    #expect(left([finding("a", "M", "Main#b1")], ["M.lint": "a #b1"]) == [])
  }

  @Test func errorsAreNotSilenced() {
    #expect(left([finding("a", "M", nil, .error)], ["M.lint": "a"]).first == "a M:1")
  }
}
