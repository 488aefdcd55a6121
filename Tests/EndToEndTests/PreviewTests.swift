import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// `vcgraph build --serve` from the user's point of view.
@Suite(.serialized, .timeLimit(.minutes(3))) struct PreviewTests {
  private let folder: TemporaryFolder
  private let preview: RunningPreview

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      sources: [models]
      themes: [light, dark]
      """, to: "vcgraph.yml")
    try folder.write("window: {id: list, title: Offers}\n", to: "models/list.vcmodel.yaml")
    preview = try RunningPreview(in: folder.url)
  }

  private func content() throws -> String {
    try String(contentsOf: preview.address.appendingPathComponent("content"), encoding: .utf8)
  }

  private func wait(_ what: String, until isTrue: () throws -> Bool) throws {
    for _ in 0..<600 {
      if try isTrue() { return }
      Thread.sleep(forTimeInterval: 0.05)
    }
    Issue.record("not within half a minute: \(what)")
  }

  @Test func showsErrorsOverTheLastGoodFigureAndRecovers() throws {
    try wait("the first figure") { try content().contains("figures/list.svg") }
    try folder.write("windo: {id: list}\n", to: "models/list.vcmodel.yaml")
    try wait("the error") { try content().contains("models/list.vcmodel.yaml:1:1: error: ") }
    #expect(try content().contains("last good figure"))
    #expect(try content().contains("src=\"/files/figures/list.svg"))
    try folder.write("window: {id: list, title: Sale}\n", to: "models/list.vcmodel.yaml")
    try wait("the recovery") { try !content().contains("error") }
    #expect(try folder.text(of: "figures/list.svg").contains("Sale"))
  }

  @Test(.enabled(if: InstalledTool.chromium != nil, "Chromium is not installed"))
  func thePageRenewsItselfFollowsDarkAndLeavesTheConsoleEmpty() throws {
    let browser = try Browser(try #require(InstalledTool.chromium))
    try browser.open(preview.address.absoluteString)
    try browser.wait(for: "document.images.length === 1 && document.getElementById('state').textContent === 'live'")
    #expect(try browser.images().allSatisfy { $0.isLoaded && !$0.address.contains("~dark") })
    try browser.prefersDark(true)
    try browser.wait(for: "document.images[0].currentSrc.includes('list~dark.svg')")
    #expect(try browser.images().allSatisfy(\.isLoaded))
    let shown = try browser.evaluate("document.images[0].currentSrc") as? String
    try folder.write("window: {id: list, title: Sale}\n", to: "models/list.vcmodel.yaml")
    try browser.wait(for: "document.images[0].currentSrc !== '\(shown ?? "")'")
    #expect(try browser.images().allSatisfy(\.isLoaded))
    try folder.write("windo: {}\n", to: "models/list.vcmodel.yaml")
    try browser.wait(for: "document.querySelector('[role=alert]')?.textContent.includes('windo') === true")
    #expect(try browser.images().map(\.isLoaded) == [true])
    try folder.write("window: {id: list}\n", to: "models/list.vcmodel.yaml")
    try browser.wait(for: "document.querySelector('[role=alert]') === null")
    #expect(browser.console == [])
  }
}

/// The page of a preview, requested without a browser.
extension PreviewTests {
  @Test(.enabled(if: InstalledTool.chromium != nil, "Chromium is not installed"))
  func showsContentsFilterAndErrorLinksForManyFigures() throws {
    for number in 1...30 { try folder.write("window: {id: a\(number)}\n", to: "models/a\(number).vcmodel.yaml") }
    let browser = try Browser(try #require(InstalledTool.chromium))
    try browser.open(preview.address.absoluteString)
    try browser.wait(for: "document.querySelectorAll('nav a').length === 31")
    try browser.evaluate(
      "(() => { const field = document.getElementById('filter'); field.value = 'A12'; "
        + "field.dispatchEvent(new Event('input')); })()")
    let shown = try browser.evaluate(
      "[...document.querySelectorAll('section:not([hidden]) h2')].map((h) => h.textContent)")
    #expect(shown as? [String] == ["models/a12.vcmodel.yaml"])
    try folder.write("windo: {}\n", to: "models/a12.vcmodel.yaml")
    try browser.wait(for: "document.querySelector('#problems a') !== null")
    let target = try browser.evaluate(
      "document.querySelector(document.querySelector('#problems a').getAttribute('href')).querySelector('h2').textContent"
    )
    #expect((target as? String)?.hasPrefix("models/a12.vcmodel.yaml") == true)
    #expect(try browser.evaluate("document.querySelectorAll('section:not([hidden])').length") as? Int == 1)
    #expect(browser.console == [])
  }
}

/// A preview that ends with the test.
final class RunningPreview {
  private let process = Process()
  /// The page's URL.
  let address: URL

  init(in folder: URL) throws {
    process.executableURL = BuiltProgram.executable
    process.arguments = ["build", "--serve"]
    process.currentDirectoryURL = folder
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    var said = ""
    while !said.contains("press Control-C to stop") {
      let data = errors.fileHandleForReading.availableData
      if data.isEmpty { break }
      said += String(decoding: data, as: UTF8.self)
    }
    errors.fileHandleForReading.readabilityHandler = { _ = $0.availableData }
    let line = said.split(separator: "\n").first { $0.hasPrefix("preview: ") }
    address = URL(string: String(line?.dropFirst("preview: ".count) ?? "")) ?? URL(fileURLWithPath: "/nowhere")
  }

  deinit {
    // Most signals are blocked in processes that tests start.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
