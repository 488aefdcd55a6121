import Foundation

/// A program that some tests need and that may not be there: they say so and are skipped.
struct InstalledTool {
  let url: URL

  /// Looks in `PATH`, and where `.ci/tools` installs programs.
  init?(_ names: String...) {
    let folders =
      [BuiltProgram.package.appendingPathComponent(".build/site-tools/bin").path]
      + (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let candidates = names.flatMap { name in folders.map { "\($0)/\(name)" } }
    guard let path = candidates.first(where: FileManager.default.isExecutableFile) else { return nil }
    url = URL(fileURLWithPath: path)
  }

  static let chromium = InstalledTool("chromium", "chromium-browser", "google-chrome")
  static let docc = InstalledTool("docc")
  static let hugo = InstalledTool("hugo")
  static let jekyll = InstalledTool("jekyll")
  static let make = InstalledTool("make")
  static let ninja = InstalledTool("ninja")
  static let mdbook = InstalledTool("mdbook")
  static let python = InstalledTool("python3")
  static let mkdocs = InstalledTool("mkdocs")
  static let sphinx = InstalledTool("sphinx-build")

  /// Runs it in a folder.
  /// - Returns: Its exit code, and everything that it said.
  func run(_ arguments: [String], in folder: URL) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
