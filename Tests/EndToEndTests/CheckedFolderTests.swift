import Foundation
import Testing

/// `check` of a folder, and of the map that `scan` writes of it.
@Suite struct CheckedFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for app in ["one", "two"] { try folder.write("<<<<<<< HEAD\n", to: "\(app)/Main.storyboard") }
  }

  private func run(_ arguments: String...) throws -> BuiltProgram.Run {
    try BuiltProgram.run(arguments, in: folder.url)
  }

  @Test func namesFilesFromTheWorkingDirectory() throws {
    let text = try run("check", "one", "two").errors
    #expect(text.contains("one/Main.storyboard:1:1: error: ") && text.contains("two/Main.storyboard:1:1: error: "))
    #expect(try run("check", "one", "--format", "json").output.contains(#""file" : "one/Main.storyboard""#))
    #expect(try run("check", "./one/", "--format", "sarif").output.contains(#""uri" : "one/Main.storyboard""#))
    #expect(
      try BuiltProgram.run(["check", "../two"], in: folder.url.appendingPathComponent("one")).errors
        .hasPrefix("../two/Main.storyboard:1:1: "))
    #expect(
      try BuiltProgram.run(["check", "."], in: folder.url.appendingPathComponent("one")).errors
        .hasPrefix("Main.storyboard:1:1: "))
  }

  @Test func aFolderWithoutAnythingToReadIsNamedItself() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("empty"), withIntermediateDirectories: true)
    #expect(try run("check", "empty").errors.hasPrefix("empty: error: found nothing to scan"))
  }

  @Test func findingsStoredInAMapAreReported() throws {
    #expect(try run("scan", "one", "-o", "map.json").status == 65)
    let check = try run("check", "map.json")
    #expect(check.status == 65 && check.errors.hasPrefix("Main.storyboard:1:1: error: "), "\(check.errors)")
    #expect(check.output == "map.json: 1 error\n")
    let inspect = try run("inspect", "map.json", "--json")
    #expect(inspect.status == 65 && inspect.output.contains(#""code" : "merge-conflict""#))
  }

  @Test func findingsStoredAboutAScreenAreShownWithIt() throws {
    try folder.write(ExitCodeTests.dangling, to: "app/Main.storyboard")
    _ = try run("scan", "app", "-o", "map.json")
    let live = try run("inspect", "app", "A").output
    #expect(live.contains("[dangling-segue]"))
    #expect(try run("inspect", "map.json", "A").output == live)
  }
}
