import Foundation
import Testing

/// A figure's page as a person has it before them: opened from a file, with no network.
struct OpenPage {
  let browser: Browser
  private let folder: TemporaryFolder

  /// Renders a file and opens its page; the fragment is what follows `#` in its address.
  init(
    _ input: String, _ options: [String] = [], fragment: String = "", width: Int = 1280, height: Int = 800,
    isDark: Bool = false
  ) throws {
    folder = try TemporaryFolder()
    let run = try BuiltProgram.run(["render", input, "--format", "html", "-o", folder.url.path] + options)
    try #require(run.status == 0, "\(run.errors)")
    let page = folder.url.appendingPathComponent(try #require(folder.contents().first))
    browser = try Browser(try #require(InstalledTool.chromium))
    try browser.goOffline()
    try browser.resize(width: width, height: height)
    try browser.open(page.absoluteString + (fragment.isEmpty ? "" : "#\(fragment)"), isDark: isDark)
    try browser.wait(for: "document.documentElement.classList.contains('running')")
  }

  init(sample: String, _ options: [String] = [], fragment: String = "", width: Int = 1280, height: Int = 800) throws {
    try self.init("samples/\(sample).vcmodel.yaml", options, fragment: fragment, width: width, height: height)
  }

  static func node(_ id: String) -> String { ".frame.shown .node[data-item='\(id)']" }

  // MARK: - What it shows

  func list(_ expression: String) throws -> [String] { try browser.evaluate(expression) as? [String] ?? [] }

  func text(_ expression: String) throws -> String { try browser.evaluate(expression) as? String ?? "" }

  /// The items that are lit, in the order of drawing.
  var lit: [String] {
    get throws { try list("[...document.querySelectorAll('.frame.shown .node.lit')].map((node) => node.dataset.item)") }
  }

  /// The lines that are lit, by the items at their ends.
  var litLines: [String] {
    get throws {
      try list(
        "[...document.querySelectorAll('.frame.shown .edge.lit')].map(({ dataset }) => `${dataset.from} ${dataset.to}`)"
      )
    }
  }

  /// The item that is told about, by what the page says, empty when it shows the overview.
  var focus: String {
    get throws { try text("document.querySelector('article.shown')?.dataset.item ?? ''") }
  }

  /// The item that has the keyboard.
  var keyboardItem: String {
    get throws { try text("document.activeElement.dataset.item ?? ''") }
  }

  /// What the step's slider says.
  var caption: String {
    get throws { try text("document.getElementById('caption').value") }
  }

  /// The part of the drawing that is seen: left, top, width, height. While it moves it is not drawn anew.
  var view: [Double] {
    get throws {
      try browser.wait(for: "!document.querySelector('.frame.shown > svg').style.transform")
      return try text("document.querySelector('.frame.shown > svg').getAttribute('viewBox')").split(separator: " ")
        .compactMap { Double($0) }
    }
  }

  /// Waits until movements have come to an end.
  func settle() throws {
    var last: [Double] = []
    while try view != last {
      last = try view
      Thread.sleep(forTimeInterval: 0.25)
    }
  }

  func waitForAddress(ending fragment: String) throws {
    try browser.wait(for: "location.hash === '\(fragment)'")
  }
}
