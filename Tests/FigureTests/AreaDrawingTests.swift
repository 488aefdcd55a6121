import Testing
import VCDOT
import VCDiagram
import VCFigures
import VCLayout
import VCModel
import VCReplay
import VCSVG

@testable import VCDrawing

@Suite("Areas, columns and tabs of a device") struct AreaDrawingTests {
  private let page = Rectangle(x: 0, y: 0, width: 200, height: 150)

  @Test("areas that would be too narrow for a title are one below the other")
  func areas() {
    #expect(AreaPlaces(page, shares: [1, 1, 3]).isAcross)
    #expect(!AreaPlaces(page, shares: [1, 1, 1, 1, 3]).isAcross)
  }

  @Test("the secondary column is the widest", arguments: 2...4)
  func columns(count: Int) {
    for secondary in [1, count - 1] {
      let boxes = ColumnPlaces(page, ScreenColumnOrder(count, secondary: secondary)).boxes
      #expect(boxes.map(\.width).max() == boxes[secondary].width)
      #expect(boxes.dropFirst().enumerated().allSatisfy { abs(boxes[$0.offset].maxX - $0.element.x) < 0.01 })
      #expect(boxes.filter { $0.width < boxes[secondary].width }.count == count - 1)
    }
  }

  @Test("of many tabs at the top the selected one keeps its title, and no other is cut to a letter")
  func tabs() throws {
    var bar = Controller("bar", kind: .tabBar, title: "Guide")
    let titles = ["Map", "Art", "Tickets", "Shop", "News", "About"]
    let tabs = titles.map { Controller(ControllerID($0), title: $0) }
    bar.children = tabs.map(\.id)
    bar.selected = "Art"
    let model = Model(
      environment: DeviceEnvironment(idiom: .pad, ios: 18), controllers: [bar] + tabs, windows: [AppWindow(root: "bar")]
    )
    let texts = try svg(model, .chain).root.descendants.filter { $0.name == "text" }.map(\.text)
    #expect(texts.contains("Art"))
    #expect(!texts.contains { $0.hasSuffix("…") })
  }

  @Test("a value from right to left ends at the edge of its row")
  func trailing() throws {
    let model = Model(
      controllers: [
        Controller("nav", kind: .navigation, title: "الأخبار", children: ["list"]), Controller("list", title: "List"),
      ], windows: [AppWindow(root: "nav")])
    let texts = try svg(model, .pointers).root.descendants.filter { $0.name == "text" && $0.text == "الأخبار" }
    #expect(texts.contains { $0["text-anchor"] == "end" })
  }
}
