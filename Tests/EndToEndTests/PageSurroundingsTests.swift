import Foundation
import Testing

/// A page in environments other than a large, light window.
@Suite(.serialized, .enabled(if: InstalledTool.chromium != nil, "no browser is installed"))
struct PageSurroundingsTests {
  private func isDark(_ page: OpenPage) throws -> Bool {
    let color = try page.text("getComputedStyle(document.body).backgroundColor")
    let parts = color.split { !$0.isNumber }.compactMap { Int($0) }.prefix(3)
    return parts.reduce(0, +) < 3 * 128
  }

  @Test func thePageFollowsTheReadersColoursUntilOneIsChosen() throws {
    let page = try OpenPage(sample: "camera")
    #expect(try !isDark(page))
    try page.browser.prefersDark(true)
    #expect(try isDark(page))
    try page.browser.press("c")
    #expect(try !isDark(page))
    try page.waitForAddress(ending: "#scheme=light")
    try page.browser.click("#scheme")
    #expect(try isDark(page))
    let fill = "getComputedStyle(document.querySelector('.node rect')).fill"
    let dark = try page.text(fill)
    try page.browser.click("#scheme")
    #expect(try page.text(fill) != dark, "the drawing's colours change with the page's")
    #expect(page.browser.console == [])
  }

  @Test(arguments: [["--figure", "hierarchy"], ["--figure", "frames"]])
  func aSmallWindowHasTheDetailsBelowAndNothingBesideIt(options: [String]) throws {
    let page = try OpenPage(sample: "dismiss-chain", options, width: 400, height: 700)
    #expect(try page.browser.evaluate("document.documentElement.scrollWidth") as? Int == 400)
    let (stage, panel) = (try page.browser.box(of: "#stage"), try page.browser.box(of: "#panel"))
    #expect(stage[2] == 400 && panel[2] == 400 && panel[1] >= stage[1] + stage[3])
    #expect(stage[3] > 200)
  }

  @Test func paperHasTheWholeFigureAndEverySheet() throws {
    let page = try OpenPage(sample: "camera", fragment: "focus=picker&scheme=dark")
    try page.browser.click("#zoom-in")
    try page.browser.prefersDark(true, isOnPaper: true)
    try page.browser.evaluate("dispatchEvent(new Event('beforeprint'))")
    #expect(try !isDark(page))
    let articles = "[...document.querySelectorAll('article')].filter((sheet) => sheet.offsetHeight).length"
    #expect(try page.browser.evaluate(articles) as? Int == 6)
    let size = try page.list(
      "[...document.querySelectorAll('.frame')].flatMap(({ dataset }) => [dataset.width, dataset.height])")
    let whole = [0, 0] + size.compactMap { Double($0) }
    let printed = try page.view
    #expect(zip(printed, whole).allSatisfy { whole, printed in abs(whole - printed) < 12 }, "as high as its content")
    let legend = "document.querySelector('.frame .legend')?.getBoundingClientRect().height > 10"
    #expect(try page.browser.evaluate(legend) as? Bool == true, "in the drawing")
    try page.browser.evaluate("dispatchEvent(new Event('afterprint'))")
    #expect(try page.view != printed)
    #expect(try page.browser.evaluate(legend) as? Bool == true)
  }

  @Test func paperHasEveryMomentNoneLargerThanItIs() throws {
    let page = try OpenPage(sample: "dismiss-chain", ["--figure", "frames"], fragment: "step=2")
    try page.browser.prefersDark(false, isOnPaper: true)
    try page.browser.evaluate("dispatchEvent(new Event('beforeprint'))")
    let frames = "[...document.querySelectorAll('.frame')]"
    let captions = try page.list("\(frames).map((frame) => getComputedStyle(frame, '::before').content)")
    #expect(captions.count == 5 && captions.first == "\"Start\"")
    #expect(captions.last?.hasPrefix("\"Step 4: Send") ?? false)
    let widths = try page.list(
      "\(frames).map((frame) => `${frame.firstElementChild.getBoundingClientRect().width / frame.dataset.width}`)")
    #expect(widths.compactMap { Double($0) }.allSatisfy { 0.99...1.01 ~= $0 }, "as large as it is")
    let tops = try page.list("\(frames).map((frame) => `${frame.getBoundingClientRect().top}`)").compactMap {
      Double($0)
    }
    #expect(tops == tops.sorted() && Set(tops).count == 5, "below each other")
    let heights = try page.list(
      "\(frames).map((frame) => frame.firstElementChild.getAttribute('viewBox').split(' ')[3])")
    let first = heights.compactMap { Double($0) }.prefix(4)
    #expect(Array(first) == first.sorted() && Set(first).count > 1, "each as high as its content")
    #expect(try page.text("document.getElementById('stage').nextElementSibling.className") == "legend")
    try page.browser.evaluate("dispatchEvent(new Event('afterprint'))")
    try page.browser.prefersDark(false)
    #expect(
      try page.list("\(frames).filter((frame) => getComputedStyle(frame).visibility != 'hidden').map(String)").count
        == 1)
    #expect(try page.text("document.querySelector('main').nextElementSibling.className").hasPrefix("steps"))
  }
}
