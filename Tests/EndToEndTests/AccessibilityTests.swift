import Foundation
import Testing

/// Tests pages against axe-core's rules, in light and dark appearance, in wide and narrow windows.
@Suite(
  .serialized, .enabled(if: InstalledTool.chromium != nil, "no browser is installed"),
  .enabled(if: AxeCore.script != nil, "axe-core is not installed"))
struct AccessibilityTests {
  @Test(
    arguments: [
      ["--figure", "hierarchy"], ["--figure", "pointers"], ["--figure", "chain"], ["--figure", "frames"],
    ], [1280, 400])
  func aPageHasNoFaults(options: [String], width: Int) throws {
    let page = try OpenPage(sample: "dismiss-chain", options + ["--step", "3"], width: width, height: 800)
    try expectNoFaults(on: page.browser)
    try page.browser.evaluate(
      "document.querySelector('.frame.shown .node').dispatchEvent(new MouseEvent('click', {bubbles: true}))")
    try expectNoFaults(on: page.browser)
    try page.browser.prefersDark(true)
    try expectNoFaults(on: page.browser)
  }

  @Test func boxesThatAreLinksHaveNoFaultsEither() throws {
    let page = try OpenPage(sample: "camera", ["--link-template", "https://example.com/{id}"])
    try expectNoFaults(on: page.browser)
  }

  @Test(arguments: [false, true], [1280, 400]) func theGalleryHasNoFaults(isDark: Bool, width: Int) throws {
    let folder = try TemporaryFolder()
    let inputs = ["samples/dismiss-chain.vcmodel.yaml", "samples/camera.vcmodel.yaml"]
    let run = try BuiltProgram.run(["render"] + inputs + ["--format", "svg,html", "--gallery", "-o", folder.url.path])
    try #require(run.status == 0, "\(run.errors)")
    let browser = try Browser(try #require(InstalledTool.chromium))
    try browser.resize(width: width, height: 800)
    try browser.open(folder.url.appendingPathComponent("index.html").absoluteString, isDark: isDark)
    try expectNoFaults(on: browser)
    let names = "[...document.querySelectorAll('h2 a, li a')].map((link) => link.ariaLabel || link.textContent)"
    let links = try browser.evaluate(names) as? [String] ?? []
    #expect(links.count > 6 && Set(links).count == links.count)
  }

  private func expectNoFaults(on browser: Browser) throws {
    let script = try #require(AxeCore.script)
    if try browser.evaluate("typeof axe") as? String != "object" { try browser.evaluate(script) }
    // An element that fades in has its final colours only at the end.
    try browser.evaluate("document.getAnimations().forEach((animation) => animation.finish())")
    let run = """
      axe.run(document, {resultTypes: ['violations']}).then(({ violations }) =>
        violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(' | ')}`))
      """
    #expect(try browser.evaluate(run) as? [String] == [])
  }
}

/// The axe-core script, from its Python package.
enum AxeCore {
  static let script: String? = {
    let program = "import axe_core_python, os; print(os.path.dirname(axe_core_python.__file__), end='')"
    guard let run = try? InstalledTool.sitePython?.run(["-c", program], in: BuiltProgram.package), run.status == 0
    else {
      return nil
    }
    return try? String(contentsOfFile: run.output + "/axe.min.js", encoding: .utf8)
  }()
}
