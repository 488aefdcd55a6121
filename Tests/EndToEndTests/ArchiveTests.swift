import Foundation
import Testing

/// The project's own documentation, as `make documentation` built it, in a browser.
@Suite(.timeLimit(.minutes(5)), .serialized) struct ArchiveTests {
  private static let archive = BuiltProgram.package.appendingPathComponent(".build/documentation")
  private static let isThere =
    InstalledTool.chromium != nil && InstalledTool.python != nil
    && FileManager.default.fileExists(atPath: archive.appendingPathComponent("index.html").path)

  @Test(.enabled(if: isThere, "Chromium, Python or the archive is missing: 'make documentation' builds the archive"))
  func figuresAreLoadedFollowDarkAndLeaveTheConsoleEmpty() throws {
    let server = try FolderServer(of: Self.archive)
    let browser = try Browser(try #require(InstalledTool.chromium))
    for (page, figures) in [
      ("", 0), ("/figuresindocumentation", 1), ("/readingafigure", 1), ("/camera", 3), ("/shop", 1),
    ] {
      try browser.open("\(server.address)documentation/viewcontrollergraph\(page)")
      try browser.wait(for: "document.querySelector('h1') !== null")
      try browser.wait(for: "\(Self.figures).length >= \(figures)")
      #expect(try browser.images().allSatisfy(\.isLoaded), "\(page)")
      #expect(
        try browser.evaluate("\(Self.figures).every((image) => !image.currentSrc.includes('~dark'))") as? Bool == true)
      try browser.prefersDark(true)
      try browser.wait(for: "\(Self.figures).every((image) => image.currentSrc.includes('~dark'))")
      #expect(try browser.images().allSatisfy(\.isLoaded), "\(page) in dark surroundings")
    }
    #expect(browser.console == [])
  }

  private static let figures = "[...document.images].filter((image) => image.currentSrc.endsWith('.svg'))"
}

/// Serves a folder as a local web site until the test ends.
private final class FolderServer {
  private let process = Process()
  let address: String

  init(of folder: URL) throws {
    process.executableURL = InstalledTool.python?.url
    process.arguments = ["-u", "-m", "http.server", "--bind", "127.0.0.1", "--directory", folder.path, "0"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    let found = line.firstMatch(of: /http:\/\/127\.0\.0\.1:[0-9]+\//)?.output
    guard let found else {
      kill(process.processIdentifier, SIGKILL)
      throw Browser.Problem(description: "no web server: \(line)")
    }
    address = String(found)
  }

  deinit {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
