import Foundation
import Testing

/// The package in `samples/package`, built with its plugins as by a user; the first build takes minutes.
@Suite(.serialized) struct ExamplePackageTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let package = root.appendingPathComponent("samples/package")

  /// Runs the package manager for the example, concurrently with the build of these tests.
  private func swift(_ command: String, _ arguments: String...) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["swift", command, "--package-path", Self.package.path]
      + ["--scratch-path", Self.root.appendingPathComponent(".build/example").path]
      + (command == "package" ? ["--allow-writing-to-package-directory", "vcgraph"] : []) + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test func theBuildToolPutsFiguresIntoTheResourceBundle() throws {
    let build = try swift("build")
    try #require(build.status == 0, "\(build.output)")
    let run = try swift("run", "--skip-build", "ShopGuide")
    let figures = [
      "checkout: Paying", "returning-hierarchy: Returning an order", "returning-start: Returning an order",
      "returning-who: Returning an order",
    ]
    let lines = figures.flatMap { figure in ["", "~dark"].map { figure.replacing(":", with: "\($0).svg:") + "\n" } }
    #expect(run.output.hasSuffix(lines.joined()), "\(run.output)")
  }

  @Test func theBundleFollowsTheModelsAndTheTheme() throws {
    let figures = Self.root.appendingPathComponent(".build/example/debug/ShopGuide_ShopGuide.resources/Figures")
    let names = { try Set(FileManager.default.contentsOfDirectory(atPath: figures.path)) }
    let text = { try String(contentsOf: figures.appendingPathComponent($0), encoding: .utf8) }
    let build = try swift("build")
    try #require(build.status == 0, "\(build.output)")
    #expect(try text("returning-who.svg").contains("#0a6b5c"))
    #expect(try text("returning-who~dark.svg").contains("#7fe0cf"))

    let model = Self.package.appendingPathComponent("Sources/ShopGuide/returning.vcmodel.yaml")
    let old = try String(contentsOf: model, encoding: .utf8)
    defer { try? old.write(to: model, atomically: true, encoding: .utf8) }
    try old.replacing("title: Reason", with: "title: Why").replacing("name: who", with: "name: way")
      .write(to: model, atomically: true, encoding: .utf8)
    try #require(try swift("build").status == 0)
    #expect(try text("returning-way.svg").contains("Why"))
    #expect(try names().isDisjoint(with: ["returning-who.svg", "returning-who~dark.svg"]))
  }

  @Test func theCommandKeepsThePackagesFiguresUpToDate() throws {
    let figure = Self.package.appendingPathComponent("docs/checkout.svg")
    try? FileManager.default.removeItem(at: figure)
    #expect(try swift("package", "build", "--check").status != 0)
    let build = try swift("package", "build")
    #expect(build.status == 0, "\(build.output)")
    #expect(try String(contentsOf: figure, encoding: .utf8).contains("<title id=\"title\">Paying</title>"))
    #expect(try swift("package", "build", "--check").status == 0)
  }

  @Test func theCommandHandsTheExitCodeOn() throws {
    let run = try swift("package", "inspect", "nothing.vcmodel.yaml")
    #expect(run.status != 0)
    #expect(run.output.contains("nothing.vcmodel.yaml: error: no such file"))
    #expect(run.output.contains("66"))
  }
}
