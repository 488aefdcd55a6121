import Foundation
import Testing

/// A figure's page as the reader opens it: from a file, without network access.
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

  // MARK: - State

  func list(_ expression: String) throws -> [String] { try browser.evaluate(expression) as? [String] ?? [] }

  func text(_ expression: String) throws -> String { try browser.evaluate(expression) as? String ?? "" }

  /// The highlighted items, in drawing order.
  var lit: [String] {
    get throws { try list("[...document.querySelectorAll('.frame.shown .node.lit')].map((node) => node.dataset.item)") }
  }

  /// The highlighted lines, named by the items at their ends.
  var litLines: [String] {
    get throws {
      try list(
        "[...document.querySelectorAll('.frame.shown .edge.lit')].map(({ dataset }) => `${dataset.from} ${dataset.to}`)"
      )
    }
  }

  /// The selected item, according to the page's text; empty if the overview is shown.
  var focus: String {
    get throws { try text("document.querySelector('article.shown')?.dataset.item ?? ''") }
  }

  /// The item with the keyboard focus.
  var keyboardItem: String {
    get throws { try text("document.activeElement.dataset.item ?? ''") }
  }

  /// The caption of the step slider.
  var caption: String {
    get throws { try text("document.getElementById('caption').value") }
  }

  /// The visible part of the drawing: left, top, width, height. It is not updated during a movement.
  var view: [Double] {
    get throws {
      try browser.wait(for: "!document.querySelector('.frame.shown > svg').style.transform")
      return try text("document.querySelector('.frame.shown > svg').getAttribute('viewBox')").split(separator: " ")
        .compactMap { Double($0) }
    }
  }

  /// Waits until movements have ended.
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
