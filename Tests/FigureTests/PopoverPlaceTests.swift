import Testing
import VCDOT
import VCDiagram
import VCLayout
import VCModel

@testable import VCDrawing

@Suite("Popovers on the screen of a device") struct PopoverPlaceTests {
  private let page = Rectangle(x: 0, y: 0, width: 202, height: 150)

  private func popover(_ anchor: ScreenAnchor, on device: DeviceScreen.Device) -> Rectangle {
    AnchorPlace(anchor, in: page, base: page, device).popover
  }

  /// Returns an anchor in one of several areas of a container.
  private func anchor(inBar: Bool, area: Int, of areas: Int, _ direction: PopoverAnchor.ArrowDirection? = nil)
    -> ScreenAnchor
  {
    var anchor = ScreenAnchor("Item", isInBar: inBar, direction: direction)
    anchor.place = [.area(area, shares: Array(repeating: 1, count: areas))]
    return anchor
  }

  @Test("never leave the screen, wherever the anchor is", arguments: DeviceScreen.Device.allCases)
  func inside(device: DeviceScreen.Device) {
    let directions: [PopoverAnchor.ArrowDirection?] = [nil, .up, .down, .left, .right]
    for areas in 1...4 {
      for area in 0..<areas {
        let bar = popover(anchor(inBar: true, area: area, of: areas), on: device)
        #expect(page.contains(bar), "\(area) of \(areas)")
        for direction in directions {
          let box = popover(anchor(inBar: false, area: area, of: areas, direction), on: device)
          #expect(page.contains(box) && box.width > 0 && box.height > 0, "\(area) of \(areas)")
        }
      }
    }
  }

  @Test("are below a bar further down the screen, in the room that is left")
  func lowBar() {
    var anchor = ScreenAnchor("Range")
    anchor.place = [.belowBar, .belowBar, .column(1, of: ScreenColumnOrder(2, secondary: 1))]
    let box = popover(anchor, on: .pad)
    #expect(page.contains(box))
    #expect(box.y > 2 * ContentDrawing.navigationBar)
  }

  @Test("are on the other side of a source that has hardly any room on the usual one")
  func otherSide() {
    let box = popover(anchor(inBar: false, area: 3, of: 4), on: .pad)
    #expect(box.width > 60 && box.maxX < page.width * 0.9)
    let usual = popover(anchor(inBar: false, area: 0, of: 4), on: .pad)
    #expect(usual.x > page.width * 0.1 && usual.width > 60)
  }
}
