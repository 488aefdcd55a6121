import Testing
import VCDiagram
import VCFigures
import VCModel
import VCReplay

@Suite("Sheets, searches, alerts, pages and scenes in figures") struct PresentedFeatureTests: TwoScreens {
  private let undimmed = Sheet(detents: [.medium, .large], largestUndimmed: "medium", grabber: true)

  @Test("a sheet's box contains its detent")
  func sheetDetent() {
    let model = model { $1.sheet = undimmed }
    #expect(words("shown", model).suffix(2) == ["sheet at medium (also large)", "the screen below stays usable"])
    let name = diagram(model).nodes.first { $0.id == "shown" }?.name
    #expect(name?.contains("sheet at medium (also large), the screen below stays usable") == true)
  }

  @Test("a sheet is drawn at its detent, with a grabber only if the model has one")
  func sheetScreen() throws {
    let asked = try #require(screen(model { $1.sheet = undimmed })?.layers.last)
    #expect((0.4...0.6).contains(asked.sheet.height))
    #expect(asked.sheet.isUndimmed)
    #expect(asked.sheet.hasGrabber)
    let plain = try #require(screen(model { _, _ in })?.layers.last)
    #expect(plain.sheet == SheetLook())
  }

  private var searching: Model {
    var list = Controller("list", title: "List")
    list.searchController = "search"
    list.searchBarPlacement = .stacked
    return Model(
      environment: DeviceEnvironment(ios: 17),
      controllers: [
        Controller("nav", kind: .navigation, children: ["list"]), list,
        Controller("search", className: "UISearchController", title: "Search"),
      ], windows: [AppWindow(root: "nav")], steps: [Step(.activateSearch("search"))])
  }

  @Test("a search is a bar until it is active, and never a card")
  func search() throws {
    var inactive = searching
    inactive.steps = []
    #expect(words("list", inactive).last == "search bar, stacked")
    guard case .navigation(let bar, _)? = screen(inactive, at: "list")?.layers.last?.content else {
      return try #require(nil)
    }
    #expect(bar.search == .init(.stacked))

    #expect(words("list", searching).last == "search is active")
    let layer = try #require(screen(searching, at: "search")?.layers.last)
    #expect(layer.cover == .context([]))
    guard case .navigation(let active, _) = layer.content else { return try #require(nil) }
    #expect(active.search?.isActive == true)
    let figure = Figure.diagram(of: Replay(searching), FigureRequest(kind: .chain))
    #expect(figure.nodes.last?.detail == "custom", "in the replay's term")
  }

  @Test("a bar without a title shows the subject of the class")
  func untitledBar() throws {
    let model = Model(
      controllers: [
        Controller("nav", kind: .navigation, children: ["photos"]),
        Controller("photos", className: "App.PhotosViewController"),
      ], windows: [AppWindow(root: "nav")])
    guard case .navigation(let bar, _)? = screen(model, at: "photos")?.layers.last?.content else {
      return try #require(nil)
    }
    #expect(bar.title == "Photos")
  }

  @Test("an alert shows its buttons")
  func alertButtons() throws {
    let model = model {
      $1.kind = .alert
      $1.actions = [AlertAction("Delete", style: .destructive), AlertAction("Keep", style: .cancel)]
    }
    #expect(words("shown", model).suffix(2) == ["buttons Delete (destructive) and Keep", "(cancel)"])
    let content = screen(model)?.layers.last?.content
    #expect(content == .alert(ScreenAlert("Shown", actions: [.init("Delete", .destructive), .init("Keep", .cancel)])))
  }

  @Test("the box of a page view controller contains the page's number")
  func page() throws {
    var book = Controller("book", kind: .page, title: "Book")
    book.pages = ["a", "b", "c"]
    let model = Model(
      controllers: [book, Controller("a"), Controller("b"), Controller("c")], windows: [AppWindow(root: "book")],
      steps: [Step(.turnPage(.forward, of: "book"))])
    #expect(words("book", model).last == "page 2 of 3")
    guard case .pages(3, 1..<2, _)? = screen(model, at: "b")?.layers.last?.content else { return try #require(nil) }
  }

  @Test("a window names its scene and the scene's state")
  func windowScene() {
    let model = Model(
      environment: DeviceEnvironment(ios: 17), controllers: [Controller("home")],
      windows: [AppWindow(root: "home", scene: "main")], steps: [Step(.scene("main", becomes: .background))])
    #expect(diagram(model).clusters.first?.detail == "scene main, in the background")
  }

  @Test("a chain names the scene of every window and the scene's state")
  func chainScene() {
    var model = Model(
      environment: DeviceEnvironment(ios: 17), controllers: ["home", "call", "sheet"].map { Controller($0) },
      windows: [AppWindow(root: "home", scene: "main"), AppWindow(id: "second", root: "call", scene: "second")])
    model.scenes = [WindowScene("main"), WindowScene("second", state: .background)]
    model.steps = [Step(.present("sheet", from: "home"))]
    let words = Dictionary(diagram(model, .chain).nodes.map { ($0.id, $0.subtitle.last) }) { first, _ in first }
    #expect(words == ["home": "scene main", "sheet": nil, "call": "scene second, in the background"])
  }
}
