import Foundation
import Testing

/// Files from other sources are never overwritten, however their path is spelled.
@Suite struct OutputSafetyTests {
  private let folder: TemporaryFolder
  private let model = "window: {id: home, title: Home}\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(model, to: "a.vcmodel.yaml")
  }

  private func run(_ arguments: String...) throws -> BuiltProgram.Run {
    try BuiltProgram.run(arguments, in: folder.url)
  }

  @Test(
    "A command that finds nothing to read leaves its earlier output as it is",
    arguments: [
      (["scan", "gone", "-o", "map.json"], 66), (["scan", "empty", "-o", "map.json"], 65),
      (["scan", "App", "gone", "-o", "map.json"], 66), (["render", "empty", "-o", "."], 65),
    ] as [([String], Int32)])
  func keepsOutputIfNothingIsRead(arguments: [String], status: Int32) throws {
    try folder.write("import UIKit\nclass Home: UIViewController {}\n", to: "App/Home.swift")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("empty"), withIntermediateDirectories: true)
    #expect(try run("scan", "App", "-o", "map.json").status == 0)
    #expect(try run("render", "App", "-o", "empty.svg").status == 0)
    let before = try ["map.json", "empty.svg"].map { try Data(contentsOf: folder.url.appendingPathComponent($0)) }
    #expect(try BuiltProgram.run(arguments, in: folder.url).status == status)
    let after = try ["map.json", "empty.svg"].map { try Data(contentsOf: folder.url.appendingPathComponent($0)) }
    #expect(before == after)
  }

  @Test func anInputIsNeverAnOutput() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("a.svg").path, withDestinationPath: "a.vcmodel.yaml")
    for force in [[], ["--force"]] {
      let through = try BuiltProgram.run(["render", "a.vcmodel.yaml", "-o", "a.svg"] + force, in: folder.url)
      #expect(through.status == 73 && through.errors.contains("'a.vcmodel.yaml'"), "\(through.errors)")
    }
    for path in [
      "a.vcmodel.yaml", "./a.vcmodel.yaml", folder.url.appendingPathComponent("a.vcmodel.yaml").path, "a.svg",
    ] {
      let run = try run("render", "a.vcmodel.yaml", "-o", "b.svg", "--depfile", path)
      #expect(run.status == 73 && run.errors.contains("[output-collision]"), "\(path): \(run.errors)")
    }
    #expect(try folder.text(of: "a.vcmodel.yaml") == model)
  }

  @Test func aMapIsNotWrittenOverByItself() throws {
    try #require(
      try run("scan", BuiltProgram.package.appendingPathComponent("samples/site/Shop").path, "-o", "m.json").status == 0
    )
    let map = try folder.text(of: "m.json")
    #expect(try run("render", "m.json", "--format", "json", "-o", ".").status == 73)
    #expect(try run("diff", "m.json", "m.json", "-o", "m.json").status == 73)
    #expect(try folder.text(of: "m.json") == map)
  }

  @Test func overwritesForeignFilesOnlyByForce() throws {
    try folder.write("by hand", to: "x.svg")
    let refused = try run("render", "a.vcmodel.yaml", "-o", "x.svg")
    #expect(refused.status == 73 && refused.errors.contains("--force") && refused.errors.contains("[foreign-output]"))
    #expect(try folder.text(of: "x.svg") == "by hand")
    #expect(try run("render", "a.vcmodel.yaml", "-o", "x.svg", "--force").status == 0)
    #expect(try run("render", "a.vcmodel.yaml", "-o", "x.svg", "--figure", "chain").status == 0, "a figure is replaced")
    try folder.write("title: Trips\n", to: "flat.yml")
    #expect(try run("render", "a.vcmodel.yaml", "-o", "x.svg", "--depfile", "flat.yml").status == 73)
    #expect(try folder.text(of: "flat.yml") == "title: Trips\n")
    for (output, format) in [("x.txt", "text"), ("x.md", "markdown")] {
      try folder.write("style: my own notes\n", to: output)
      #expect(try run("diff", "a.vcmodel.yaml", "a.vcmodel.yaml", "--format", format, "-o", output).status == 73)
    }
  }

  @Test func twoInputsOfOneNameAreNotOneFile() throws {
    for name in ["one", "two"] { try folder.write(model, to: "\(name)/a.vcmodel.yaml") }
    let run = try run("render", "one/a.vcmodel.yaml", "two/a.vcmodel.yaml", "--format", "svg", "-o", "out")
    #expect(run.status == 64 && run.errors.contains("out/a.svg: error: "))
    #expect(
      run.errors.contains("the figure of 'two/a.vcmodel.yaml' would overwrite the figure of 'one/a.vcmodel.yaml'"))
    #expect(folder.contents(of: "out") == [], "nothing is written")
  }

  @Test func aFigureOfOneInputHasNotTheNameOfAnother() throws {
    try folder.write(model + "figures: [{kind: hierarchy}, {kind: chain}]\n", to: "two.vcmodel.yaml")
    try folder.write(model, to: "two-chain.vcmodel.yaml")
    let collision = try run("render", "two.vcmodel.yaml", "two-chain.vcmodel.yaml", "-o", "out")
    #expect(collision.status == 64 && collision.errors.contains("out/two-chain.dot"), "\(collision.errors)")
    #expect(folder.contents(of: "out") == [])
    #expect(try run("render", "two.vcmodel.yaml", "a.vcmodel.yaml", "-o", "out").status == 0)
  }

  @Test(arguments: [
    (["--format", "svg,svg", "-o", "out"], ["a.svg"]), (["--format", "md,markdown,md", "-o", "out"], ["a.md"]),
    (["--format", "svg", "--theme", "light,dark,dark", "-o", "out"], ["a.svg", "a~dark.svg"]),
  ])
  func aFormatOrAThemeGivenTwiceIsOne(options: [String], files: [String]) throws {
    let run = try BuiltProgram.run(["render", "a.vcmodel.yaml"] + options, in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(folder.contents(of: "out") == files)
  }

  @Test(arguments: [
    ["render", "a.vcmodel.yaml", "-o", ""], ["scan", ".", "-o", ""],
    ["diff", "a.vcmodel.yaml", "a.vcmodel.yaml", "-o", ""],
    ["chain", "map.json", "--to", "a", "-o", ""],
  ])
  func anEmptyNameIsNoOutput(command: [String]) throws {
    let run = try BuiltProgram.run(command, in: folder.url)
    #expect(run.status == 64 && run.errors.contains("-o needs the name"), "\(run.errors)")
    #expect(folder.contents(of: ".") == ["a.vcmodel.yaml"])
  }

  @Test func oneInputNamedTwiceIsDrawnOnce() throws {
    let run = try run("render", "a.vcmodel.yaml", "a.vcmodel.yaml", "--format", "svg", "-o", "out")
    #expect(run.status == 0 && run.errors.contains("out: 1 file written "))
  }
}
