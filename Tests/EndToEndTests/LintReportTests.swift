import Foundation
import Testing

private let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

/// A folder with one mistake of each kind in its transitions, in each output format of `check`.
@Suite struct LintReportTests {
  @Test(arguments: ["text", "json", "sarif"]) func everyRuleSaysWhereAndWhatWouldBeRight(format: String) throws {
    let folder = here.appendingPathComponent("Fixtures/Lints")
    let run = try BuiltProgram.run(["check", "App", "--format", format], in: folder)
    #expect(run.status == 0)
    // The program's version is not part of the test.
    let text = (format == "text" ? run.errors + run.output : run.output)
      .replacing(#/"version" : "\d+\.\d+\.\d+[^"]*"(?=\n +\})/#, with: #""version" : "0""#)
    let golden = here.appendingPathComponent("Goldens/lints.\(format)")
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil { try Data(text.utf8).write(to: golden) }
    let expected = try String(contentsOf: golden, encoding: .utf8)
    #expect(text == expected, "run with RECORD_GOLDENS=1 and review the difference")
  }

  @Test func everyFindingHasASuggestion() throws {
    let run = try BuiltProgram.run(
      ["check", "App", "--format", "json"], in: here.appendingPathComponent("Fixtures/Lints"))
    let findings = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(findings.filter { $0["suggestion"] == nil }.isEmpty)
    #expect(
      Set(findings.compactMap { $0["code"] as? String }) == [
        "unreachable-scene", "no-initial-scene", "dangling-reference", "dangling-segue",
        "duplicate-storyboard-identifier",
        "duplicate-segue-identifier", "navigation-controller-pushed", "popover-without-anchor", "custom-segue-class",
        "unwind-without-destination", "undeclared-class", "unperformed-segue", "unused-scene-identifier",
      ])
  }

  @Test(arguments: [".", "App", "else"]) func aConfigurationSilencesWhereverTheProgramRuns(place: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(ExitCodeTests.dangling, to: "App/Main.storyboard")
    try folder.write("", to: "else/nothing")
    let input = [".": "App", "App": "Main.storyboard", "else": "../App/Main.storyboard"][place] ?? ""
    let here = folder.url.appendingPathComponent(place)
    #expect(try BuiltProgram.run(["check", "--strict", input], in: here).status == 1)
    try folder.write("sources: [App]\nsilence: [{lint: dangling-segue, in: App, of: A}]\n", to: "vcgraph.yml")
    let silent = try BuiltProgram.run(["check", "--strict", input], in: here)
    #expect(silent.status == 0, "\(silent.errors)")
    try folder.write("sources: [App]\nsilence: [dangling-sequel]\n", to: "vcgraph.yml")
    let unknown = try BuiltProgram.run(["check", input], in: here)
    #expect(unknown.errors.contains("did you mean 'dangling-segue'?") && unknown.errors.contains("[unknown-lint]"))
  }

  @Test func aConfigurationThatIsNotValidIsSaid() throws {
    let folder = try TemporaryFolder()
    try folder.write(ExitCodeTests.dangling, to: "Main.storyboard")
    try folder.write("silence: [{lnit: dangling-segue}]\n", to: "vcgraph.yml")
    let run = try BuiltProgram.run(["check", "Main.storyboard"], in: folder.url)
    #expect(run.status == 65 && run.errors.contains("vcgraph.yml:1:12: error:"))
  }
}
