import Foundation
import Testing

/// Using a page with mouse and touch.
@Suite(.serialized, .enabled(if: InstalledTool.chromium != nil, "no browser is installed"))
struct PagePointerTests {
  private static let paper = (x: 300.0, y: 150.0)

  @Test func hoveringLightsPointersAndFamily() throws {
    let page = try OpenPage(sample: "camera")
    try page.browser.hover(page.browser.middle(of: OpenPage.node("picker")))
    #expect(try page.lit == ["library", "photos", "picker", "people"])
    #expect(try Set(page.litLines) == ["library picker", "photos picker", "picker photos", "picker people"])
    try page.browser.hover(page.browser.middle(of: OpenPage.node("camera")))
    #expect(try page.lit == ["camera", "library"])
    try page.browser.hover(Self.paper)
    #expect(try page.lit == [])
    #expect(try page.browser.evaluate("document.querySelector('.dimmed')") is NSNull?)
    #expect(page.browser.console == [])
  }

  @Test func clickingFocusesAndTheAddressFollows() throws {
    let page = try OpenPage(sample: "camera")
    try page.browser.click(OpenPage.node("picker"))
    #expect(try page.focus == "picker")
    try page.waitForAddress(ending: "#focus=picker")
    try page.browser.click("article.shown a[data-item='library']")
    #expect(try page.focus == "library")
    try page.browser.click(Self.paper)
    #expect(try page.focus == "")
    try page.waitForAddress(ending: "")
    try page.browser.click("#items a[data-item='albums']")
    #expect(try page.focus == "albums")
    #expect(try page.browser.evaluate("document.activeElement.matches('article.shown')") as? Bool == true)
    #expect(page.browser.console == [])
  }

  @Test func draggingMovesTheDrawingWithThePointerAndIsNoClick() throws {
    let page = try OpenPage(sample: "camera")
    let node = OpenPage.node("library")
    let start = try page.browser.middle(of: node)
    try page.browser.drag(from: start, to: (start.x + 120, start.y - 60))
    let end = try page.browser.middle(of: node)
    #expect(abs(end.x - start.x - 120) < 1 && abs(end.y - start.y + 60) < 1)
    #expect(try page.focus == "")
    try page.browser.drag(from: end, to: (5000, 5000))
    let last = try page.browser.box(of: ".frame.shown .legend")
    #expect(last[0] < 940, "a corner stays in sight")
  }

  @Test func theWheelZoomsAroundThePointer() throws {
    let page = try OpenPage(sample: "camera")
    let before = try page.view
    let place = try page.browser.middle(of: OpenPage.node("camera"))
    try page.browser.turnWheel(at: place, by: -300)
    let after = try page.browser.middle(of: OpenPage.node("camera"))
    #expect(abs(after.x - place.x) < 1 && abs(after.y - place.y) < 1)
    #expect(try page.view[2] < before[2] * 0.8)
    for _ in 0..<40 { try page.browser.turnWheel(at: place, by: 500) }
    #expect(try page.view[2] < before[2] * 3, "it cannot be moved out of sight")
    try page.browser.click("#fit")
    try page.settle()
    #expect(try zip(page.view, before).allSatisfy { abs($0 - $1) < 0.1 })
  }

  @Test func buttonsAndADoubleClickZoom() throws {
    let page = try OpenPage(sample: "camera")
    var width = try page.view[2]
    for (press, isNearer) in [("#zoom-in", true), ("#zoom-out", false)] {
      try page.browser.click(press)
      try page.settle()
      #expect(try (page.view[2] < width) == isNearer)
      width = try page.view[2]
    }
    try page.browser.click(Self.paper, count: 2)
    try page.settle()
    #expect(try abs(page.view[2] - width / 2) < 1)
  }

  @Test func fingersMoveZoomAndChoose() throws {
    let page = try OpenPage(sample: "camera", width: 400, height: 700)
    try page.browser.hasTouchScreen()
    let before = try page.view
    try page.browser.touch([[(150, 200)], [(170, 220)], [(200, 250)]])
    #expect(try page.view[2] == before[2] && page.view[0] < before[0] && page.view[1] < before[1])
    try page.browser.touch([[(150, 200), (250, 200)], [(100, 200), (300, 200)]])
    #expect(try abs(page.view[2] - before[2] / 2) < 1, "twice the distance is twice the scale")
    try page.browser.click("#fit")
    try page.settle()
    try page.browser.touch([[page.browser.middle(of: OpenPage.node("picker"))]])
    try page.browser.wait(for: "document.querySelector('article.shown')?.dataset.item === 'picker'")
    try page.settle()
    #expect(try page.browser.box(of: OpenPage.node("picker"))[3] > 25, "a tiny box is enlarged until it is readable")
    #expect(page.browser.console == [])
  }
}
