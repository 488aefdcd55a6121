import Foundation
import Testing

@Suite struct SiteTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    #expect(try BuiltProgram.run(["init"], in: folder.url).status == 0)
  }

  private func run(_ arguments: String..., input: String? = nil) throws -> BuiltProgram.Run {
    try BuiltProgram.run(arguments, in: folder.url, input: input)
  }

  private func change(_ old: String, to new: String) throws {
    let model = try folder.text(of: "models/first.vcmodel.yaml")
    try folder.write(model.replacingOccurrences(of: old, with: new), to: "models/first.vcmodel.yaml")
  }

  @Test func aFreshSiteIsBuiltOnceAndThenUpToDate() throws {
    let first = try run("build")
    #expect(first.status == 0)
    #expect(
      first.errors
        == "wrote figures/first.svg\n1 figure from 1 source or page: 1 rebuilt, 0 up to date; 1 file written\n")
    let second = try run("build")
    #expect(second.errors == "1 figure from 1 source or page: 0 rebuilt, 1 up to date; 0 files written\n")
    #expect(try run("build", "--check").status == 0)
  }

  /// Plain YAML is read without the parser.
  @Test func howTheConfigurationIsNamedMakesNoDifference() throws {
    let plain = try run("build", "--config", "./vcgraph.yml", "--check")
    let parsed = try run("build", "--check", "--config=./vcgraph.yml")
    #expect(plain.status == 1)
    #expect(plain.errors.contains("run 'vcgraph build --config ./vcgraph.yml'"))
    #expect(parsed.status == plain.status)
    #expect(parsed.errors == plain.errors)
    for words in [["build", "--config"], ["build", "--config", "--check"], ["build", "--chek"]] {
      #expect(try BuiltProgram.run(words, in: folder.url).status == 64)
    }
    #expect(try run("build", "--check", "--check").errors == (try run("build", "--check").errors))
  }

  /// Another version of Graphviz positions boxes differently; its version number is in the file.
  @Test func acceptsFigureLaidOutElsewhere() throws {
    _ = try run("build")
    let figure = try folder.text(of: "figures/first.svg")
    let version = try BuiltProgram.run(["doctor", "--graphviz-version"]).output.trimmingCharacters(in: .newlines)
    let moved = figure.replacingOccurrences(of: "Graphviz \(version),", with: "Graphviz 1.0,")
      .replacingOccurrences(of: "translate(", with: "translate(1")
    try folder.write(moved, to: "figures/first.svg")
    let check = try run("build", "--check")
    #expect(check.status == 0)
    #expect(
      check.errors.hasPrefix("note: 1 file was laid out by Graphviz 1.0 instead of \(version); "), "\(check.errors)")
    #expect(try run("build", "--check=bytes").status == 1)
    #expect(try run("build", "--check=bites").status == 64)
  }

  @Test func theCheckFailsWithTheDifferenceInWords() throws {
    _ = try run("build")
    try change("title: Options", to: "title: All options")
    let check = try run("build", "--check")
    #expect(check.status == 1)
    #expect(
      check.errors
        == "figures/first.svg: stale: options is now titled 'All options', was 'Options'\nrun 'vcgraph build'\n")
  }

  @Test func aModelWithAMistakeEndsWith65AndThePlace() throws {
    try change("window:", to: "windo:")
    let build = try run("build")
    #expect(build.status == 65)
    #expect(build.errors.contains("models/first.vcmodel.yaml:4:1: error: "))
  }

  @Test func withoutAConfigurationTheBuildEndsWith66() throws {
    let build = try run("build", "--config", "nothing.yml")
    #expect(build.status == 66)
    #expect(build.errors.contains("vcgraph init"))
  }

  @Test func aPageIsFilteredFromStandardInput() throws {
    let page = "# Page\n\n```vcgraph src: models/first.vcmodel.yaml\n```\n"
    let filtered = try run("markdown", "--as", "picture", input: page)
    #expect(filtered.status == 0)
    #expect(filtered.output.contains("srcset=\"figures/figure-first~dark.svg\""))
    #expect(folder.contents(of: "figures") == ["figure-first.svg", "figure-first~dark.svg"])
  }

  @Test func aPageAndADifferenceCanHaveAThemeOfTheirOwn() throws {
    try folder.write("colors: {text: '#4a0a4a'}\nboxes: [{id: options, fill: '#fff3d6'}]\n", to: "brand.yml")
    let page = "```vcgraph src: models/first.vcmodel.yaml\n```\n"
    let filtered = try run("markdown", "--as", "inline", "--theme", "brand.yml", input: page)
    #expect(filtered.status == 0 && filtered.output.contains("#4a0a4a"))
    try folder.write(
      folder.text(of: "models/first.vcmodel.yaml").replacingOccurrences(of: "title: Home", with: "title: Start"),
      to: "later.vcmodel.yaml")
    let sides = ["models/first.vcmodel.yaml", "later.vcmodel.yaml"]
    let difference = try BuiltProgram.run(
      ["diff"] + sides + ["--format", "svg", "--theme", "brand.yml"], in: folder.url)
    #expect(difference.output.contains("#4a0a4a") && difference.output.contains("#fff3d6"))
    let wrong = try BuiltProgram.run(["diff"] + sides + ["--theme", "drak"], in: folder.url)
    #expect(wrong.status == 64 && wrong.errors.contains("did you mean 'dark'?"))
  }

  @Test func modelsAreComparedAcrossCommits() throws {
    for arguments in [
      ["init", "-q"], ["add", "."], ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "a"],
    ] {
      let git = Process()
      git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      git.arguments = ["git"] + arguments
      git.currentDirectoryURL = folder.url
      try git.run()
      git.waitUntilExit()
      try #require(git.terminationStatus == 0)
    }
    #expect(try run("diff", "git:HEAD", "models/first.vcmodel.yaml", "--exit-code").status == 0)
    try change("title: Options", to: "title: All options")
    let difference = try run("diff", "git:HEAD", "models/first.vcmodel.yaml", "--exit-code")
    #expect(difference.status == 1)
    #expect(difference.output == "controllers\n  ~ options: title Options → All options\n")
    #expect(try run("diff", "git:nowhere", "models/first.vcmodel.yaml").status == 66)
    let nested = folder.url.appendingPathComponent("models")
    for side in ["git:HEAD", "git:HEAD:first.vcmodel.yaml", "git:HEAD:models/first.vcmodel.yaml"] {
      let run = try BuiltProgram.run(["diff", side, "first.vcmodel.yaml"], in: nested)
      #expect(run.output == difference.output, "\(side): \(run.errors)")
    }
    let elsewhere = try TemporaryFolder()
    let file = nested.appendingPathComponent("first.vcmodel.yaml").path
    #expect(try BuiltProgram.run(["diff", "git:HEAD", file], in: elsewhere.url).output == difference.output)
  }

  @Test func pathsAreShownFromTheWorkingFolder() throws {
    let elsewhere = try TemporaryFolder()
    #expect(try BuiltProgram.run(["init"], in: elsewhere.url).status == 0)
    let config = "\(elsewhere.url.lastPathComponent)/vcgraph.yml"
    let above = elsewhere.url.deletingLastPathComponent()
    let check = try BuiltProgram.run(["build", "--check", "--config", config], in: above)
    let name = elsewhere.url.lastPathComponent
    #expect(check.errors == "\(name)/figures/first.svg: missing\nrun 'vcgraph build --config \(config)'\n")
    try elsewhere.write("windo: {}\n", to: "models/first.vcmodel.yaml")
    let broken = try BuiltProgram.run(["build", "--check", "--config", config], in: above)
    #expect(broken.status == 65 && broken.errors.hasPrefix("\(name)/models/first.vcmodel.yaml:1:1: error: "))
    #expect(!broken.errors.contains("up to date"))
  }

  @Test func theConfigurationIsFoundInFoldersAboveAndByItsFolder() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("docs/deep"), withIntermediateDirectories: true)
    let deep = folder.url.appendingPathComponent("docs/deep")
    let above = try BuiltProgram.run(["build"], in: deep)
    #expect(above.status == 0 && above.errors.contains("wrote ../../figures/first.svg"), "\(above.errors)")
    #expect(try BuiltProgram.run(["build", "--check", "--config", "../.."], in: deep).status == 0)
    #expect(try run("build", "--check", "--config", ".").status == 0)
  }

  @Test func severalConfigurationsAreAllBuiltAndTheFirstFailureCounts() throws {
    try folder.write("sources: [models]\noutput: more/{name}.{format}\n", to: "more.yml")
    let both = try run("build", "--config", "vcgraph.yml", "--config", "more.yml")
    #expect(both.status == 0)
    #expect(folder.contents(of: "figures") == ["first.svg"] && folder.contents(of: "more") == ["first.svg"])
    try folder.write("sourcez: []\n", to: "more.yml")
    try change("title: Options", to: "title: All options")
    let broken = try run("build", "--config", "more.yml", "--config", "vcgraph.yml")
    #expect(broken.status == 65 && broken.errors.contains("wrote figures/first.svg"))
    #expect(try run("build", "--watch", "--config", "vcgraph.yml", "--config", "more.yml").status == 64)
  }

  @Test func aPatternThatFitsNothingFailsTheCheckAndNoBuild() throws {
    try folder.write("sources: [models, 'none/*.yaml']\n", to: "vcgraph.yml")
    #expect(try run("build").status == 0)
    let check = try run("build", "--check")
    #expect(check.status == 1 && check.errors.contains("no file matches 'none/*.yaml'"))
    #expect(!check.errors.contains("everything is up to date"))
  }

  @Test func prunesOrphanedFilesOnRequest() throws {
    _ = try run("build")
    try folder.write("sources: [models]\noutput: images/{name}.{format}\n", to: "vcgraph.yml")
    let build = try run("build")
    #expect(
      build.errors.contains("figures/first.svg: orphaned: now built as 'images/first.svg'"), "\(build.errors)"
    )
    #expect(build.errors.hasSuffix("run 'vcgraph build --prune' to delete orphaned files\n"))
    let prune = try run("build", "--prune")
    #expect(prune.status == 0 && prune.errors.contains("deleted figures/first.svg"))
    #expect(folder.contents(of: "figures") == [])
    #expect(try run("build", "--check", "--prune").status == 64)
  }

  @Test func theSchemaOfTheConfigurationIsShipped() throws {
    let schema = try run("schema", "config")
    let object = try JSONSerialization.jsonObject(with: Data(schema.output.utf8)) as? [String: Any]
    #expect((object?["properties"] as? [String: Any])?.keys.contains("sources") == true)
  }
}
