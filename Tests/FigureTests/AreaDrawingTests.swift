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

  /// A container in a tab, with three screens one below the other.
  private var segments: Model {
    let parts = ["Upcoming", "Past", "Cancelled"]
    return Model(
      environment: DeviceEnvironment(ios: 17),
      controllers: [
        Controller("shell", kind: .container, title: "Shell", children: ["menu", "main"]),
        Controller("menu", title: "Menu"),
        Controller("main", kind: .container, title: "Main", children: ["tabs", "banner"]),
        Controller("banner", title: "Banner"), Controller("tabs", kind: .tabBar, title: "Tabs", children: ["nav"]),
        Controller("nav", kind: .navigation, title: "Nav", children: ["trips"]),
        Controller("trips", kind: .container, title: "Trips", children: parts.map { ControllerID($0) }),
      ] + parts.map { Controller(ControllerID($0), title: $0) }, windows: [AppWindow(root: "shell")])
  }

  /// Returns the texts in the chain of a model.
  private func texts(_ model: Model) throws -> [SVGElement] {
    try svg(model, .chain).root.descendants.filter { $0.name == "text" }
  }

  @Test("titles of areas are not on top of each other, in containers within containers")
  func nested() throws {
    let parts = try texts(segments).filter { ["Upcoming", "Past", "Cancelled"].contains($0.text) }.compactMap {
      $0["y"].flatMap(Double.init)
    }
    #expect(zip(parts, parts.dropFirst()).allSatisfy { $1 - $0 >= TextStyle.screenTitle.lineHeight })
    // The child that contains the tab bar gets most of the screen, so there is room for all of them.
    #expect(parts.count == 3)
  }

  @Test("areas without room for a title have none")
  func low() throws {
    let areas = (1...6).map { ScreenArea(title: "Area \($0)", share: 1, .plain(title: "", mark: .content, of: "a")) }
    let drawing = ContentDrawing(painter: Painter(FigureOptions()), hasText: true)
    func titles(_ height: Double) -> Int {
      let box = Rectangle(x: 0, y: 0, width: 100, height: height)
      return drawing.draw(.areas(areas), in: box, radius: 0).filter { $0.name == "text" }.count
    }
    #expect(titles(200) == 6 && titles(100) == 0)
  }

  @Test("a popover leaves the titles of the bars that it does not cover")
  func popover() throws {
    var split = Controller("split", kind: .split, title: "Mail")
    split.columns = [.primary: "list", .secondary: "mail"]
    let model = Model(
      environment: DeviceEnvironment(idiom: .pad, ios: 17),
      controllers: [
        split, Controller("list", kind: .navigation, children: ["inbox"]), Controller("inbox", title: "Inbox"),
        Controller("mail", kind: .navigation, children: ["letter"]), Controller("letter", title: "Letter"),
        Controller("sort", title: "Sort"),
      ], windows: [AppWindow(root: "split")],
      steps: [Step(.present("sort", from: "inbox", style: .popover, popover: PopoverAnchor(.barButtonItem("Sort"))))])
    #expect(try texts(model).filter { $0.text == "Letter" }.count == 2)
  }

  @Test("a sheet that is still rising leaves the title of the bar above it")
  func rising() throws {
    let model = Model(
      environment: DeviceEnvironment(ios: 17),
      controllers: [
        Controller("nav", kind: .navigation, children: ["list"]), Controller("list", title: "List"),
        Controller("edit", title: "Edit"),
      ], windows: [AppWindow(root: "nav")], steps: [Step(.beginPresent("edit", from: "list"))])
    #expect(try texts(model).filter { $0.text == "List" }.count == 3)
  }

  @Test("a screen of unknown style has its mark only while nothing is above it")
  func unknown() throws {
    let model = Model(
      environment: DeviceEnvironment(ios: 17),
      controllers: [
        Controller("list", title: "List"),
        Controller("files", className: "UIDocumentPickerViewController", title: "Files"),
        Controller("alert", kind: .alert, title: "Too large"),
      ], windows: [AppWindow(root: "list")],
      steps: [Step(.present("files", from: "list")), Step(.present("alert", from: "files"))])
    #expect(try texts(model).filter { $0.text == "?" }.count == 1)
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
    let texts = try texts(model).map(\.text)
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
