import Foundation
import Testing

@Suite struct CommandTests {
  let model = """
    window: {id: home, class: HomeViewController, title: Home}
    controllers:
      sheet: {class: SheetViewController, title: Sheet}
      late: {class: LateViewController, title: Late}
    steps:
      - {present: sheet, from: home}
      - {present: late, from: home}
    expect:
      presentedViewController: {home: sheet}
    """

  @Test func inspectPrintsTheDocumentedMembersAsJSON() throws {
    let run = try BuiltProgram.run(["inspect", "-", "--json"], input: model)
    #expect(run.status == 0, "\(run.errors)")
    let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(
      Set(json.keys) == [
        "title", "environment", "scenes", "windows", "controllers", "chains", "visible", "steps", "systemBars",
        "diagnostics",
      ])
    #expect(json["chains"] as? [[String]] == [["home", "sheet"]])
    #expect(json["visible"] as? [String] == ["sheet"])
    let controllers = try #require(json["controllers"] as? [[String: Any]])
    let sheet = try #require(controllers.first { $0["id"] as? String == "sheet" })
    #expect(sheet["presentingViewController"] as? String == "home")
    #expect((sheet["presentation"] as? [String: Any])?["initiator"] as? String == "home")
    let diagnostics = try #require(json["diagnostics"] as? [[String: Any]])
    #expect(diagnostics.map { $0["code"] as? String } == ["already-presenting"])
    #expect(diagnostics.map { $0["line"] as? Int } == [7])
  }

  @Test func inspectOfAnUnknownControllerSuggestsTheNearest() throws {
    let run = try BuiltProgram.run(["inspect", "-", "shet"], input: model)
    #expect(run.status == 64)
    #expect(run.errors.contains("did you mean 'sheet'?"))
  }

  @Test func inspectSaysWhy() throws {
    let run = try BuiltProgram.run(["inspect", "-", "sheet"], input: model)
    #expect(run.status == 0)
    #expect(run.output.contains("why:"))
    #expect(run.output.contains("R21"))
  }

  /// For a model that matches the app the exit code is 0; the first difference fails the check, with both locations.
  @Test func checkHoldsAModelAgainstADump() throws {
    let folder = try TemporaryFolder()
    let stands = """
      <App.HomeViewController 0x1>, state: appeared, view: <UIView 0x2>
         + <App.SheetViewController 0x3>, state: appeared, view: <UIView 0x4>, presented with: <_UIPageSheetPresentationController 0x5>
      """
    let model = """
      window: {id: home, class: HomeViewController}
      controllers: {sheet: {class: SheetViewController}}
      steps: [{present: sheet, from: home, style: pageSheet}]
      """
    try folder.write(model, to: "m.vcmodel.yaml")
    try folder.write(stands, to: "stands.txt")
    try folder.write(stands.replacingOccurrences(of: "App.Sheet", with: "App.Other"), to: "differs.txt")
    try folder.write(model + "\nseen: [{after: 1, dump: stands.txt}]\n", to: "seen.vcmodel.yaml")
    try folder.write(model + "\nseen: [{after: 0, dump: stands.txt}]\n", to: "early.vcmodel.yaml")
    try folder.write(model + "\nseen: [{dump: none.txt}]\n", to: "none.vcmodel.yaml")
    func check(_ arguments: String...) throws -> BuiltProgram.Run {
      try BuiltProgram.run(["check"] + arguments.map { $0.contains(".") ? folder.url.path + "/" + $0 : $0 })
    }
    #expect(try check("m.vcmodel.yaml", "--against", "stands.txt").status == 0)
    #expect(try check("seen.vcmodel.yaml").status == 0)
    let differs = try check("m.vcmodel.yaml", "--against", "stands.txt", "differs.txt")
    #expect(differs.status == 1)
    #expect(
      differs.errors.contains("m.vcmodel.yaml:3:9: error: after the last step 'home' presents 'sheet'"),
      "\(differs.errors)")
    #expect(differs.errors.contains("differs.txt:2:6"), "\(differs.errors)")
    let sarif = try check("m.vcmodel.yaml", "--against", "differs.txt", "--format", "sarif")
    #expect(sarif.status == 1)
    #expect(sarif.output.contains("seen-otherwise"))
    #expect(try check("early.vcmodel.yaml").status == 1)
    #expect(try check("none.vcmodel.yaml").status == 66)
    #expect(try check("m.vcmodel.yaml", "--against", "none.txt").status == 66)
    #expect(try check("m.vcmodel.yaml", "--against", "m.vcmodel.yaml").status == 65)
  }

  @Test func checkReportsWarningsAndPasses() throws {
    let run = try BuiltProgram.run(["check", "-"], input: model)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("<stdin>:7:5: warning: "))
    #expect(run.errors.contains("[already-presenting]"))
  }

  @Test func strictCheckFailsForAWarningAndABaselineForgivesIt() throws {
    let folder = try TemporaryFolder()
    try folder.write(model, to: "a.vcmodel.yaml")
    #expect(try BuiltProgram.run(["check", "--strict", "a.vcmodel.yaml"], in: folder.url).status == 1)
    let report = try BuiltProgram.run(["check", "--format", "json", "a.vcmodel.yaml"], in: folder.url)
    try folder.write(report.output, to: "known.json")
    let run = try BuiltProgram.run(
      ["check", "--strict", "--baseline", "known.json", "a.vcmodel.yaml"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func aBrokenExpectationFailsTheCheckAndIsLocated() throws {
    let wrong = model.replacingOccurrences(of: "{home: sheet}", with: "{home: late}")
    let run = try BuiltProgram.run(["check", "-"], input: wrong)
    #expect(run.status == 1)
    #expect(run.errors.contains("<stdin>:9:"))
    #expect(run.errors.contains("[expectation-failed]"))
  }

  @Test func sarifNamesEveryRuleItUses() throws {
    let run = try BuiltProgram.run(["check", "--format", "sarif", "-"], input: model)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(json["version"] as? String == "2.1.0")
    let first = try #require((json["runs"] as? [[String: Any]])?.first)
    let results = try #require(first["results"] as? [[String: Any]])
    #expect(results.map { $0["ruleId"] as? String } == ["already-presenting"])
    #expect(results.map { $0["level"] as? String } == ["warning"])
  }

  @Test func schemaIsJSON() throws {
    let run = try BuiltProgram.run(["schema", "model"])
    #expect(run.status == 0)
    #expect(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) is [String: Any])
  }

  @Test func doctorFindsGraphviz() throws {
    let run = try BuiltProgram.run(["doctor"])
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("Graphviz"))
  }

  @Test(arguments: [[], ["render"], ["inspect"], ["check"], ["schema"], ["doctor"]])
  func everyCommandHasHelpWithAnExample(command: [String]) throws {
    let run = try BuiltProgram.run(command + ["--help"])
    #expect(run.status == 0)
    #expect(run.output.contains("EXAMPLE"))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completionScriptsAreMade(shell: String) throws {
    let run = try BuiltProgram.run(["--generate-completion-script", shell])
    #expect(run.status == 0)
    #expect(run.output.contains("vcgraph"))
  }
}
