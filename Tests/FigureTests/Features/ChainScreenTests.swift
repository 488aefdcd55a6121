import Testing
import VCDiagram
import VCDrawing
import VCFigures
import VCModel
import VCReplay
import VCSVG

@Suite("Screens of a chain and their descriptions") struct ChainScreenTests: TwoScreens {
  @Test("a tab from the More list has a button back to it, and the box names the tabs under More")
  func more() throws {
    var tabs = Controller("tabs", kind: .tabBar)
    let items = (1...7).map { Controller(ControllerID("tab\($0)"), title: "Tab \($0)") }
    tabs.children = items.map(\.id)
    func model(_ selected: ControllerID) -> Model {
      Model(
        environment: DeviceEnvironment(ios: 17), controllers: [tabs] + items, windows: [AppWindow(root: "tabs")],
        steps: [Step(.select(selected, in: "tabs"))])
    }
    func canGoBack(_ selected: ControllerID) -> Bool {
      guard case .tabBar(_, .navigation(let bar, _))? = screen(model(selected), at: "\(selected)")?.layers.last?.content
      else { return false }
      return bar.canGoBack
    }
    #expect(canGoBack("tab7"))
    #expect(!canGoBack("tab2"))
    #expect(words("tabs", model("tab2")).last == "under More: Tab 5, Tab 6 and Tab 7")
    let shown = diagram(model("tab7")).nodes.filter { $0.eyebrow == "selected tab" }
    #expect(shown.map(\.id) == ["tab7"])
  }

  @Test("an active search takes the place of the navigation bar, with Cancel until iOS 25", arguments: [17, 26])
  func search(ios: Int) throws {
    var list = Controller("list", title: "List")
    list.searchController = "search"
    list.definesPresentationContext = true
    let model = Model(
      environment: DeviceEnvironment(ios: ios),
      controllers: [
        Controller("nav", kind: .navigation, children: ["list"]), list,
        Controller("search", className: "UISearchController"),
      ], windows: [AppWindow(root: "nav")], steps: [Step(.activateSearch("search"))])
    let layer = try #require(screen(model, at: "search")?.layers.last)
    #expect(layer.cover == .context([]))
    guard case .navigation(let bar, _) = layer.content else { return try #require(nil) }
    #expect(bar.search?.cancelTitle == (ios < 26 ? "Cancel" : nil))
    #expect(try svg(model, .chain).text.contains(">Cancel<") == (ios < 26))
  }

  @Test("a style that is not known is drawn as unknown, not as a small card")
  func unknownStyle() throws {
    let model = model(style: .automatic) { $1.className = "UIFontPickerViewController" }
    #expect(screen(model)?.layers.last?.cover == .unknown)
    #expect(try svg(model, .chain).text.contains(">?<"))
  }

  @Test("nothing of a sheet below a full screen presentation is drawn")
  func fullScreen() throws {
    var model = model {
      $0.title = "Home"; $1.title = "Sheet"
    }
    var photo = Controller("photo", title: "Photo")
    photo.modalPresentationStyle = .fullScreen
    model.controllers.append(photo)
    let sheet = try svg(model, .chain).text.components
    model.steps.append(Step(.present("photo", from: "shown")))
    let figure = try svg(model, .chain).text.components
    // The third device has no more outlines than the first: its frame, its page and one layer.
    #expect(figure - sheet < 12)
  }

  @Test("names say what a screen shows, what becomes of it, and the step and asker of a line")
  func names() {
    let model = Model(
      controllers: [
        Controller("nav", kind: .navigation, title: "Shop", children: ["item"]), Controller("item", title: "Mug"),
        Controller("ask", className: "UIAlertController", kind: .alert, title: "Sure?"),
      ], windows: [AppWindow(root: "nav")],
      steps: [Step(.present("ask", from: "item"), trigger: "Tap Buy"), Step(.dismiss("ask"), trigger: "OK")])
    var alert = model
    alert.controllers[2].actions = [AlertAction("OK"), AlertAction("Cancel", style: .cancel)]
    let figure = diagram(alert, .chain)
    #expect(
      figure.nodes.map(\.name) == [
        "Shop, navigation controller, showing Mug; at the end: on screen",
        "Sure?, alert controller, as an alert, buttons OK and Cancel; at the end: view not in a window",
      ])
    #expect(
      figure.edges.map(\.name) == [
        "Step 1: Shop opens “Sure?”, asked by Mug, after: Tap Buy", "Step 2: “Sure?” returns to Shop, after: OK",
      ])
  }

  @Test("of four columns the secondary one is the widest, and a context in it is outlined exactly")
  func columns() throws {
    var split = Controller("split", kind: .split, title: "Notes")
    split.splitStyle = .tripleColumn
    split.preferredDisplayMode = .twoBesideSecondary
    split.columns = [.primary: "a", .supplementary: "b", .secondary: "note", .inspector: "info"]
    var note = Controller("note", title: "Note")
    note.definesPresentationContext = true
    var sketch = Controller("sketch", title: "Sketch")
    sketch.modalPresentationStyle = .currentContext
    let model = Model(
      environment: DeviceEnvironment(idiom: .pad, ios: 26),
      controllers: [split, Controller("a"), Controller("b"), note, Controller("info", title: "Info"), sketch],
      windows: [AppWindow(root: "split")],
      steps: [Step(.showColumn(.inspector, of: "split")), Step(.present("sketch", from: "note"))])
    let cover = screen(model, at: "sketch")?.layers.last?.cover
    let order = ScreenColumnOrder(4, secondary: 2, mode: .twoBesideSecondary)
    guard case .context(let parts)? = cover else { return try #require(nil) }
    #expect(parts.first == .column(2, of: order))
  }
}

extension String {
  /// The number of rectangles in a figure.
  fileprivate var components: Int { ranges(of: "<rect").count }
}
