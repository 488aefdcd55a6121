import Foundation
import Testing

/// Command lines that cannot mean anything, each refused with an explanation and status 64.
@Suite struct UsageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("window: {id: home, title: Home}\n", to: "home.vcmodel.yaml")
    try folder.write(#"{"vcgraph": "map", "version": 1, "controllers": [], "transitions": []}"#, to: "app.json")
    try folder.write("<UITabBarController 0x1>, state: appeared, view: <UIView 0x2>\n", to: "dump.txt")
    try folder.write("notes\n", to: "notes.txt")
  }

  private func run(_ arguments: String...) throws -> BuiltProgram.Run {
    try BuiltProgram.run(arguments, in: folder.url, input: "window: {id: home}\n")
  }

  @Test(
    "scan names the kind of a file that it does not read, and the command that does",
    arguments: [
      ("home.vcmodel.yaml", "a model, but 'scan' reads storyboards, XIBs and code; draw it with 'vcgraph render'"),
      ("app.json", "already a map, but 'scan' reads storyboards, XIBs and code; draw it with 'vcgraph render'"),
      ("dump.txt", "a runtime dump, but 'scan' reads"), ("notes.txt", "a different kind of file, but 'scan' reads"),
      ("-", "'scan' cannot read standard input"),
    ])
  func scanned(input: String, words: String) throws {
    let run = try run("scan", input)
    #expect(run.status == 64 && run.errors.contains("error: \(words)"), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test func factsAreLinked() throws {
    try folder.write("<document/>", to: "app/Main.storyboard")
    #expect(try run("scan", "--facts", "app", "-o", "facts.json").status == 0)
    #expect(try run("scan", "facts.json").errors.contains("combine them with 'vcgraph scan --link'"))
  }

  @Test(
    "an unknown option is named with the option that was meant, or with none",
    arguments: [
      (["render", "--kind", "chain"], "Unknown option '--kind'. Did you mean '--figure'?\n"),
      (["scan", "--kind", "chain"], "Unknown option '--kind'\n"),
      (["inspect", "--stile"], "Unknown option '--stile'\n"),
      (["render", "--figur", "chain"], "Unknown option '--figur'. Did you mean '--figure'?\n"),
      (["render", "--zzz"], "Unknown option '--zzz'\n"),
    ])
  func option(arguments: [String], words: String) throws {
    let run = try BuiltProgram.run(arguments + ["home.vcmodel.yaml"], in: folder.url)
    #expect(run.status == 64 && run.errors.contains(words), "\(run.errors)")
  }

  @Test(arguments: ["a b", "1a", "a\"", "a<", "a.b", "-a", "é"]) func anIdPrefixHasOnlyPlainCharacters(prefix: String)
    throws
  {
    let run = try run("render", "home.vcmodel.yaml", "--id-prefix=\(prefix)", "-o", "-")
    #expect(run.status == 64 && run.errors.contains("beginning with a letter or '_'"), "\(run.errors)")
  }

  @Test(arguments: ["fig-", "_1", "A2_b"]) func aPlainIdPrefixIsUsed(prefix: String) throws {
    let run = try run("render", "home.vcmodel.yaml", "--id-prefix=\(prefix)", "-o", "-")
    #expect(run.status == 0 && run.output.contains("id=\"\(prefix)figure\""), "\(run.errors)")
  }

  @Test(arguments: [["diff", "-", "-"], ["check", "-", "-"], ["render", "-", "-"]])
  func standardInputIsReadOnce(command: [String]) throws {
    let run = try BuiltProgram.run(command, in: folder.url, input: "window: {id: home}\n")
    #expect(run.status == 64 && run.errors.contains("standard input can only be read once"), "\(run.errors)")
  }
}
