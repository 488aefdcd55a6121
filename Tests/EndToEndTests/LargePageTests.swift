import Foundation
import Testing

/// A page with as many controllers as a large app.
@Suite(.serialized) struct LargePageTests {
  /// Forty stacks of nine screens, each presented from the one before: 401 controllers, each with many details.
  private static let chain: String = {
    let steps = (0..<40).map { stack in
      "  - {present: nav\(stack), from: \(stack == 0 ? "root" : "s\(stack - 1)x8"), trigger: Tap button \(stack)}\n"
    }
    return "window: {id: root, class: RootViewController, title: Everything}\n" + controllers(stacks: 40, screens: 9)
      + "steps:\n" + steps.joined()
  }()

  /// Twenty tabs with stacks of nineteen screens.
  private static let tabs: String = {
    let stacks = (0..<20).map { "nav\($0)" }.joined(separator: ", ")
    return "window: {id: root, class: UITabBarController, title: Everything, children: [\(stacks)]}\n"
      + controllers(stacks: 20, screens: 19)
  }()

  private static func controllers(stacks: Int, screens: Int) -> String {
    (0..<stacks).reduce(into: "environment: {ios: 17}\ncontrollers:\n") { text, stack in
      let names = (0..<screens).map { "s\(stack)x\($0)" }
      let children = names.joined(separator: ", ")
      text += "  nav\(stack): {class: UINavigationController, title: Stack \(stack), children: [\(children)]}\n"
      for (position, name) in names.enumerated() {
        text += "  \(name): {class: SectionViewController\(position), title: Screen \(position) of stack \(stack)}\n"
      }
    }
  }

  @Test(arguments: ["chain", "tabs"]) func fourHundredControllersWeighLessThan800Kilobytes(model: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(model == "tabs" ? Self.tabs : Self.chain, to: "large.vcmodel.yaml")
    let run = try BuiltProgram.run(["render", "large.vcmodel.yaml", "-o", "large.html"], in: folder.url)
    try #require(run.status == 0, "\(run.errors)")
    let text = try folder.text(of: "large.html")
    #expect(text.utf8.count < 800_000)
    #expect(text.ranges(of: "<article").count == 401)
    #expect(text.ranges(of: "class=\"node").count == 401)
  }

  @Test(.enabled(if: InstalledTool.chromium != nil, "no browser is installed"))
  func itIsMovedWithoutBeingDrawnAnew() throws {
    let folder = try TemporaryFolder()
    let page = try OpenPage(folder.write(Self.chain, to: "large.vcmodel.yaml").path)
    try page.browser.evaluate(
      """
      globalThis.drawn = 0
      new MutationObserver((changes) => (drawn += changes.length)).observe(
        document.querySelector(".frame.shown > svg"), { attributes: true, attributeFilter: ["viewBox"] })
      """)
    let times = try #require(
      try page.browser.evaluate(
        """
        new Promise((done) => {
          const times = []
          let last = performance.now()
          const turn = (now) => {
            times.push(now - last)
            last = now
            if (times.length > 60) return done(times.slice(1))
            const deltaX = times.length % 20 < 10 ? 25 : -25
            const course = { deltaX, shiftKey: true, bubbles: true, cancelable: true }
            document.getElementById("stage").dispatchEvent(new WheelEvent("wheel", course))
            requestAnimationFrame(turn)
          }
          requestAnimationFrame(turn)
        })
        """) as? [Double])
    // Less than 30 ms on an idle machine.
    #expect(times.sorted()[30] < 90, "\(times)")
    let drawn = try page.browser.evaluate("drawn") as? Int ?? .max
    #expect(drawn < 5, "only if frames are so slow that it rests between them")
    let before = try page.view
    try page.browser.turnWheel(at: page.browser.middle(of: "#stage"), by: -300)
    #expect(try page.view[2] < before[2], "after a movement it is rendered again")
    #expect(page.browser.console == [])
  }

  @Test(.enabled(if: InstalledTool.chromium != nil, "no browser is installed"))
  func whatStandsOnceIsReadWhereItBelongs() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.chain, to: "large.vcmodel.yaml")
    let page = try OpenPage(file.path, fragment: "focus=s2x8")
    let sheet = "document.querySelector('article.shown')"
    #expect(
      try page.text("\(sheet).querySelector('.sentence').textContent")
        == "Screen 8 of stack 2, view controller, in Stack 2, partly covered")
    let entries = "[...\(sheet).querySelectorAll('.why li')]"
    let reasons = try page.list("\(entries).map((entry) => entry.textContent.trim())")
    #expect(
      reasons.contains(
        "pageSheet is presented by the top of the family of Screen 8 of stack 1, so Stack 1 presents R21"))
    #expect(!reasons.contains("more"))
    #expect(try page.text("document.getElementById('said').textContent").hasPrefix("Screen 8 of stack 2"))
    let box = try page.list(
      "(({ role, ariaLabel }) => [role, ariaLabel])(document.querySelector(`\(OpenPage.node("s2x8"))`))")
    #expect(box == ["button", "Screen 8 of stack 2, view controller, in Stack 2, partly covered"])
    try page.browser.prefersDark(false, isOnPaper: true)
    try page.browser.evaluate("dispatchEvent(new Event('beforeprint'))")
    #expect(try page.list("[...document.querySelectorAll('article a[href^=\"#why\"]')].map(String)") == [])
    #expect(try page.list("[...document.querySelectorAll('article:not(:has(.sentence))')].map(String)") == [])
  }
}
