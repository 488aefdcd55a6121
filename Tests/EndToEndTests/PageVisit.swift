import Foundation

/// A browser without a window, where one is installed.
enum PageVisit {
  /// What a page looks like after its program ran, and what it said to the console.
  struct Visit {
    let page: String
    let console: [Substring]
  }

  static let executable: String? = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first(where: FileManager.default.isExecutableFile)

  /// Opens a file, with a network that answers nothing; the fragment is what follows `#` in its address.
  static func visit(_ file: URL, fragment: String = "", width: Int = 1280, height: Int = 800) throws -> Visit {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable ?? "")
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.url.path)",
      "--host-resolver-rules=MAP * ~NOTFOUND", "--enable-logging=stderr", "--virtual-time-budget=2000",
      "--window-size=\(width),\(height)", "--dump-dom", file.absoluteString + (fragment.isEmpty ? "" : "#\(fragment)"),
    ]
    let errors = try folder.write("", to: "stderr")
    let output = Pipe()
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let page = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let log = try folder.text(of: "stderr")
    return Visit(
      page: String(decoding: page, as: UTF8.self),
      console: log.split(separator: "\n").filter { $0.contains("CONSOLE") })
  }
}
