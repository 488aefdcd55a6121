import Foundation

/// A program that some tests require; without it, they are skipped.
struct InstalledTool {
  let url: URL

  /// Searches `PATH`, and the folder into which `.ci/tools` installs programs.
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
  /// The Python installation with the site generators.
  static let sitePython = InstalledTool(".build/site-tools/bin/python3", in: BuiltProgram.package)

  /// A program at a given path.
  init?(_ path: String, in folder: URL) {
    url = folder.appendingPathComponent(path)
    guard FileManager.default.isExecutableFile(atPath: url.path) else { return nil }
  }

  /// Whether the Python installation of the site generators has a module.
  static func hasModule(_ name: String) -> Bool {
    let run = try? sitePython?.run(["-c", "import \(name)"], in: BuiltProgram.package)
    return run?.status == 0
  }

  /// Runs the program in a folder.
  /// - Returns: Its exit code and all of its output.
  func run(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    if !environment.isEmpty {
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
