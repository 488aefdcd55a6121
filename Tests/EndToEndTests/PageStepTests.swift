import Foundation
import Testing

/// The slider of a page that shows a figure step by step.
@Suite(.serialized, .enabled(if: InstalledTool.chromium != nil, "no browser is installed"))
struct PageStepTests {
  private static func page() throws -> OpenPage { try OpenPage(sample: "dismiss-chain", ["--figure", "frames"]) }

  private func shown(_ page: OpenPage) throws -> String {
    try page.text("document.querySelector('.frame.shown').dataset.step")
  }

  @Test func buttonsKeysAndTheSliderStep() throws {
    let page = try Self.page()
    #expect(try page.browser.evaluate("document.getElementById('previous').disabled") as? Bool == true)
    try page.browser.click("#next")
    #expect(try shown(page) == "1")
    #expect(try page.caption.hasPrefix("Step 1: "))
    try page.browser.press("]")
    #expect(try shown(page) == "2")
    try page.browser.press("[")
    #expect(try shown(page) == "1")
    try page.browser.evaluate("document.getElementById('step').focus()")
    try page.browser.press("ArrowRight")
    #expect(try shown(page) == "2", "an arrow key moves the slider, not the drawing")
    try page.browser.press("End")
    #expect(try page.browser.evaluate("document.getElementById('next').disabled") as? Bool == true)
    let last = try shown(page)
    try page.waitForAddress(ending: "#step=\(last)")
    let slider = try page.browser.box(of: "#step")
    try page.browser.click((slider[0] + 3, slider[1] + slider[3] / 2))
    #expect(try shown(page) == "0")
    #expect(page.browser.console == [])
  }

  @Test func keepsTheBoxInPlaceBetweenSteps() throws {
    let page = try Self.page()
    let before = try page.browser.box(of: OpenPage.node("inbox"))
    try page.browser.press("]")
    #expect(try page.browser.box(of: OpenPage.node("inbox")) == before)
  }

  @Test func playingGoesThroughTheStepsAndStopsWhenOneIsChosen() throws {
    let page = try Self.page()
    try page.browser.press("p")
    #expect(try page.text("document.getElementById('play').ariaLabel") == "Pause")
    try page.browser.wait(for: "document.querySelector('.frame.shown').dataset.step === '1'")
    try page.browser.press("]")
    #expect(try page.text("document.getElementById('play').ariaLabel") == "Play")
    #expect(try shown(page) == "2")
  }
}
