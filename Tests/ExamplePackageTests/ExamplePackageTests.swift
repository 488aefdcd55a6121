import Foundation
import Testing

/// The package in `samples/package`, built with its plugins like a stranger would; the first time that takes minutes.
@Suite(.serialized) struct ExamplePackageTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let package = root.appendingPathComponent("samples/package")

  /// Runs the package manager for the example, beside the build that these tests belong to.
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
    #expect(run.output.hasSuffix("checkout.svg: Paying\ncheckout~dark.svg: Paying\n"), "\(run.output)")
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
