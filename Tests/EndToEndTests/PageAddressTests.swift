import Foundation
import Testing

/// A page's URL contains the page's state.
@Suite(.serialized, .enabled(if: InstalledTool.chromium != nil, "no browser is installed"))
struct PageAddressTests {
  @Test(arguments: ["camera", "camera-journey", "ipad-styles", "calendar", "dismiss-chain"])
  func aPageStartsAndSaysNothingToTheConsole(sample: String) throws {
    let page = try OpenPage(sample: sample, ["--figure", "hierarchy"])
    #expect(try page.browser.evaluate("document.querySelectorAll('.frame.shown').length") as? Int == 1)
    #expect(try page.browser.evaluate("document.querySelector('.dimmed')") is NSNull?)
    #expect(page.browser.console == [])
  }

  @Test func anAddressFocusesAController() throws {
    let page = try OpenPage(sample: "camera", fragment: "focus=picker")
    #expect(try page.focus == "picker")
    #expect(try page.lit == ["library", "photos", "picker", "people"], "its presenter, its initiator, and its family")
    #expect(try page.browser.evaluate("document.querySelectorAll('.ring').length") as? Int == 1)
  }

  @Test func anAddressSearches() throws {
    let page = try OpenPage(sample: "camera", fragment: "find=photo")
    #expect(try page.text("document.getElementById('found').value") == "2 of 6")
    #expect(try page.lit == ["library", "photos"])
    let shown = "[...document.querySelectorAll('#items a')].filter((a) => a.offsetHeight).map((a) => a.dataset.item)"
    #expect(try page.list(shown) == ["library", "photos"])
  }

  @Test(arguments: ["focus=nobody&step=99&scheme=pink&find=", "%%%", "step=-1&focus=%00"])
  func anAddressThatMeansNothingShowsTheWholeFigure(fragment: String) throws {
    let page = try OpenPage(sample: "camera", fragment: fragment, width: 400)
    #expect(try page.focus == "")
    #expect(try page.lit == [])
    #expect(try page.text("document.documentElement.dataset.scheme") == "auto")
    #expect(page.browser.console == [])
  }

  @Test func anAddressNamesAStep() throws {
    let page = try OpenPage(sample: "camera", ["--figure", "frames"], fragment: "step=1&focus=picker")
    #expect(try page.caption.hasPrefix("Step 1: "))
    #expect(try page.browser.evaluate("document.querySelectorAll('.ring').length") as? Int == 0, "not yet present")
    #expect(try page.text("document.getElementById('said').textContent") == "People picker is not in this drawing")
    try page.browser.evaluate("location.hash = 'step=3&focus=picker'")
    try page.browser.wait(for: "document.querySelectorAll('.ring').length === 1")
    #expect(try page.focus == "picker")
  }
}
