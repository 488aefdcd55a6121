import Testing
import VCDiagram
import VCFigures
import VCModel
import VCReplay

@Suite("Tabs, columns, bars and orientations in figures") struct ContainerFeatureTests: TwoScreens {
  private func tabs(ios: Int, _ mode: TabBarSettings.Mode, isSidebarShown: Bool = false) -> Model {
    var bar = Controller("bar", kind: .tabBar, title: "Bar")
    bar.tabs = [
      TabItem("home", controller: "home"),
      TabItem(
        "music", title: "Music", controller: "music", children: [TabItem("songs", title: "Songs", controller: "songs")]),
    ]
    bar.tabBar = TabBarSettings(mode: mode, isSidebarShown: isSidebarShown)
    return Model(
      environment: DeviceEnvironment(idiom: .pad, ios: ios),
      controllers: [bar] + ["home", "music", "songs"].map { Controller($0, title: $0.rawValue) },
      windows: [AppWindow(root: "bar")])
  }

  private func tabs(_ model: Model) -> ScreenTabs? {
    guard case .tabBar(let tabs, _)? = screen(model, at: "home")?.layers.last?.content else { return nil }
    return tabs
  }

  @Test("tabs are where the system version places them")
  func tabPlacement() {
    #expect(tabs(tabs(ios: 18, .tabSidebar))?.placement == .top)
    let sidebar = tabs(tabs(ios: 18, .tabSidebar, isSidebarShown: true))
    #expect(sidebar?.placement == .sidebar)
    #expect(sidebar?.entries.map(\.title) == ["home", "Music", "Songs"])
    #expect(sidebar?.entries.map(\.level) == [0, 0, 1])
    #expect(words("bar", tabs(ios: 18, .tabSidebar)).suffix(2) == ["tabs at the top", "Music: Songs"])
    #expect(words("bar", tabs(ios: 17, .automatic)).contains("tabs at the bottom"))
  }

  @Test("tabs are not drawn if a pushed screen hides them")
  func hiddenTabs() {
    var photo = Controller("photo", title: "Photo")
    photo.bars.hidesBottomBarWhenPushed = true
    var model = Model(
      environment: DeviceEnvironment(ios: 17),
      controllers: [
        Controller("bar", kind: .tabBar, children: ["nav"]), Controller("nav", kind: .navigation, children: ["grid"]),
        Controller("grid"), photo,
      ], windows: [AppWindow(root: "bar")])
    guard case .tabBar(let shown, _)? = screen(model, at: "grid")?.layers.last?.content else {
      return #expect(Bool(false))
    }
    #expect(shown.placement == .bottom)
    model.steps = [Step(.push("photo", onto: "nav"))]
    guard case .tabBar(let hidden, _)? = screen(model, at: "photo")?.layers.last?.content else {
      return #expect(Bool(false))
    }
    #expect(hidden.placement == nil)
  }

  @Test("columns are over the secondary one if the display mode says so")
  func displayMode() throws {
    var split = Controller("split", kind: .split, title: "Split")
    split.splitStyle = .doubleColumn
    split.columns = [.primary: "a", .secondary: "b"]
    split.preferredDisplayMode = .oneOverSecondary
    split.preferredSplitBehavior = .overlay
    let model = Model(
      environment: DeviceEnvironment(idiom: .pad, ios: 17), controllers: [split, Controller("a"), Controller("b")],
      windows: [AppWindow(root: "split")])
    #expect(words("split", model).last == "oneOverSecondary")
    guard case .split(let columns)? = screen(model, at: "b")?.layers.last?.content else { return try #require(nil) }
    #expect(columns.order.areOver)
    #expect(columns.order.secondary == 1)
  }

  @Test("a popover points at its initiator's column")
  func popoverColumn() throws {
    var split = Controller("split", kind: .split)
    split.splitStyle = .doubleColumn
    split.columns = [.primary: "list", .secondary: "detail"]
    split.preferredDisplayMode = .oneBesideSecondary
    func place(askedBy initiator: ControllerID) throws -> [ScreenPart] {
      var menu = Controller("menu")
      menu.modalPresentationStyle = .popover
      menu.popover = PopoverAnchor(.barButtonItem("Sort"))
      let model = Model(
        environment: DeviceEnvironment(idiom: .pad, ios: 17),
        controllers: [split, Controller("list"), Controller("detail"), menu],
        windows: [AppWindow(root: "split")], steps: [Step(.present("menu", from: initiator))])
      guard case .popover(let anchor)? = screen(model, at: "menu")?.layers.last?.cover else { return [] }
      return try #require(anchor).place
    }
    let order = ScreenColumnOrder(2, secondary: 1, mode: .oneBesideSecondary)
    #expect(try place(askedBy: "list") == [.column(0, of: order)])
    #expect(try place(askedBy: "detail") == [.column(1, of: order)])
    #expect(try place(askedBy: "split") == [])
  }

  @Test("the bar above a controller that defines the context stays")
  func definerBar() {
    var list = Controller("list", title: "List")
    list.definesPresentationContext = true
    var filter = Controller("filter", title: "Filter")
    filter.modalPresentationStyle = .currentContext
    let model = Model(
      environment: DeviceEnvironment(ios: 17),
      controllers: [
        Controller("bar", kind: .tabBar, children: ["nav"]), Controller("nav", kind: .navigation, children: ["list"]),
        list, filter,
      ], windows: [AppWindow(root: "bar")], steps: [Step(.present("filter", from: "list"))])
    #expect(screen(model, at: "filter")?.layers.last?.cover == .context([.besideTabs(.bottom), .belowBar]))
    #expect(words("list", model).last == "defines the context")
  }

  @Test("the controller that answers for the status bar is marked")
  func statusBar() {
    let model = model { home, _ in home.systemBarChildren[.statusBarStyle] = .itself }
    #expect(words("home", model).joined(separator: " ").contains("answers for the status bar's style"))
    #expect(words("shown", model) == ["view controller"])
  }

  @Test("orientation masks are named, and the controller that UIKit asks shows the result")
  func orientations() {
    let model = model { home, _ in home.supportedInterfaceOrientations = .landscape }
    let lines = words("home", model).joined(separator: " ")
    #expect(lines.contains("supports landscape"))
    #expect(lines.contains("asked for orientations: allows landscape"))
    #expect(!words("shown", model).joined().contains("orientations"))
  }
}
