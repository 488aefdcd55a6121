import Foundation
import Testing

/// Using a page without a mouse.
@Suite(.serialized, .enabled(if: InstalledTool.chromium != nil, "no browser is installed"))
struct PageKeyboardTests {
  @Test func searchingLightsWhatWasFoundAndEnterGoesThroughIt() throws {
    let page = try OpenPage(sample: "camera")
    try page.browser.press("/")
    try page.browser.type("PHOTO view")
    #expect(try page.lit == ["photos"], "every word must be present, in upper or lower case")
    try page.browser.press("Escape")
    #expect(try page.lit == [])
    try page.browser.type("photo")
    try page.waitForAddress(ending: "#find=photo")
    try page.browser.press("Enter")
    #expect(try page.focus == "library")
    try page.browser.press("Enter")
    #expect(try page.focus == "photos")
    try page.browser.press("Enter")
    #expect(try page.focus == "library")
    try page.browser.press("ArrowDown")
    #expect(try page.keyboardItem == "library", "from the field into the list")
    #expect(page.browser.console == [])
  }

  @Test func searchingForNothingThatIsThereSaysSo() throws {
    let page = try OpenPage(sample: "camera")
    try page.browser.press("/")
    try page.browser.type("zzz")
    #expect(try page.text("document.getElementById('found').value") == "0 of 6")
    #expect(try page.lit == [])
    try page.browser.press("Enter")
    #expect(try page.focus == "")
  }

  @Test func tabEntersTheFigureOnceAndArrowsGoFromBoxToBox() throws {
    let page = try OpenPage(sample: "camera")
    var stops: [String] = []
    while try page.keyboardItem.isEmpty, stops.count < 12 {
      try page.browser.press("Tab")
      stops.append(try page.text("document.activeElement.id"))
    }
    #expect(stops.prefix(7) == ["find", "zoom-out", "zoom-in", "fit", "scheme", "panel-toggle", "stage"])
    #expect(try page.keyboardItem == "camera", "one tab stop for all boxes")
    for (key, item) in [("ArrowRight", "library"), ("ArrowRight", "photos"), ("ArrowUp", "albums")] {
      try page.browser.press(key)
      #expect(try page.keyboardItem == item)
      #expect(try page.lit.contains(item))
    }
    try page.browser.press("Enter")
    #expect(try page.focus == "albums")
    try page.browser.press("Escape")
    #expect(try page.focus == "")
    #expect(page.browser.console == [])
  }

  @Test func arrowsMoveADrawingThatHasTheKeyboard() throws {
    let page = try OpenPage(sample: "camera")
    try page.browser.evaluate("document.getElementById('stage').focus()")
    let before = try page.view
    try page.browser.press("ArrowRight")
    #expect(try page.view[0] > before[0] && page.view[1] == before[1])
    try page.browser.press("+")
    try page.settle()
    #expect(try page.view[2] < before[2])
    try page.browser.press("0")
    try page.settle()
    #expect(try zip(page.view, before).allSatisfy { abs($0 - $1) < 0.1 })
  }

  @Test func givesBoxesNamesAndRolesAndOneTabStop() throws {
    let page = try OpenPage(sample: "camera")
    let nodes = "[...document.querySelectorAll('.frame.shown .node')]"
    #expect(
      try page.browser.evaluate("\(nodes).every((node) => node.role === 'button' && node.ariaLabel)") as? Bool == true)
    #expect(try page.browser.evaluate("\(nodes).filter((node) => node.tabIndex === 0).length") as? Int == 1)
  }

  @Test func aKeyShowsAndHidesTheDetails() throws {
    let page = try OpenPage(sample: "camera")
    let width = try page.browser.box(of: "#stage")[2]
    try page.browser.press("d")
    #expect(try page.browser.box(of: "#stage")[2] > width)
    try page.browser.press("d")
    #expect(try page.browser.box(of: "#stage")[2] == width)
  }
}
