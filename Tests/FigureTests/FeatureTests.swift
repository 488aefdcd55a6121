import Testing
import VCDiagram
import VCFigures
import VCModel
import VCReplay

/// A model's details of a controller are in its box, and those of a presentation on its line.
@Suite struct FeatureTests {
  /// A screen and one that it presents, modified for a test.
  private func model(
    ios: Int = 17, idiom: Idiom = .phone, style: ModalPresentationStyle = .pageSheet,
    _ change: (inout Controller, inout Controller) -> Void
  ) -> Model {
    var home = Controller("home", title: "Home")
    var shown = Controller("shown", title: "Shown")
    shown.modalPresentationStyle = style
    change(&home, &shown)
    return Model(
      environment: DeviceEnvironment(idiom: idiom, ios: ios), controllers: [home, shown],
      windows: [AppWindow(root: "home")],
      steps: [Step(.present("shown", from: "home"))])
  }

  private func words(_ id: String, _ model: Model) -> [String] {
    diagram(model).nodes.first { $0.id == id }?.subtitle ?? []
  }

  private func label(_ model: Model) -> [String] { diagram(model).edges.first { $0.kind == .presents }?.label ?? [] }

  private func screen(_ model: Model, at id: String = "shown") -> DeviceScreen? {
    diagram(model, .chain).nodes.first { $0.id == id }?.screen
  }

  // MARK: - Sheets (R172)

  private let undimmed = Sheet(detents: [.medium, .large], largestUndimmed: "medium", grabber: true)

  @Test func aSheetSaysWhereItRests() {
    let model = model { $1.sheet = undimmed }
    #expect(words("shown", model).suffix(2) == ["sheet at medium (also large)", "the screen below stays usable"])
    let name = diagram(model).nodes.first { $0.id == "shown" }?.name
    #expect(name?.contains("sheet at medium (also large), the screen below stays usable") == true)
  }

  @Test func aSheetIsDrawnAtItsDetentWithAGrabberOnlyWhereOneWasAskedFor() throws {
    let asked = try #require(screen(model { $1.sheet = undimmed })?.layers.last)
    #expect((0.4...0.6).contains(asked.sheet.height))
    #expect(asked.sheet.isUndimmed)
    #expect(asked.sheet.hasGrabber)
    let plain = try #require(screen(model { _, _ in })?.layers.last)
    #expect(plain.sheet == SheetLook())
  }

  // MARK: - Search, alerts, pages (R173, R174, R180)

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

  @Test func aSearchIsABarUntilItIsActiveAndNeverACard() throws {
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

  @Test func aBarWithoutATitleSaysWhatTheClassIsAbout() throws {
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

  @Test func anAlertShowsItsButtons() throws {
    let model = model {
      $1.kind = .alert
      $1.actions = [AlertAction("Delete", style: .destructive), AlertAction("Keep", style: .cancel)]
    }
    #expect(words("shown", model).last == "Delete (destructive), Keep (cancel)")
    let content = screen(model)?.layers.last?.content
    #expect(content == .alert(ScreenAlert("Shown", actions: [.init("Delete", .destructive), .init("Keep", .cancel)])))
  }

  @Test func aPageControllerSaysWhichPageItShows() throws {
    var book = Controller("book", kind: .page, title: "Book")
    book.pages = ["a", "b", "c"]
    let model = Model(
      controllers: [book, Controller("a"), Controller("b"), Controller("c")], windows: [AppWindow(root: "book")],
      steps: [Step(.turnPage(.forward, of: "book"))])
    #expect(words("book", model).last == "page 2 of 3")
    guard case .pages(3, 1..<2, _)? = screen(model, at: "b")?.layers.last?.content else { return try #require(nil) }
  }

  @Test func aWindowNamesItsSceneAndWhatThatIsDoing() {
    let model = Model(
      environment: DeviceEnvironment(ios: 17), controllers: [Controller("home")],
      windows: [AppWindow(root: "home", scene: "main")], steps: [Step(.scene("main", becomes: .background))])
    #expect(diagram(model).clusters.first?.detail == "scene main, background")
  }

  @Test func aChainNamesTheSceneOfEveryWindowAndWhatThatIsDoing() {
    var model = Model(
      environment: DeviceEnvironment(ios: 17), controllers: ["home", "call", "sheet"].map { Controller($0) },
      windows: [AppWindow(root: "home", scene: "main"), AppWindow(id: "second", root: "call", scene: "second")])
    model.scenes = [WindowScene("main"), WindowScene("second", state: .background)]
    model.steps = [Step(.present("sheet", from: "home"))]
    let words = Dictionary(diagram(model, .chain).nodes.map { ($0.id, $0.subtitle.last) }) { first, _ in first }
    #expect(words == ["home": "scene main", "sheet": nil, "call": "scene second, background"])
  }

  // MARK: - Tabs and columns (R175, R176)

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

  @Test func tabsAreWhereTheSystemHasThem() {
    #expect(tabs(tabs(ios: 18, .tabSidebar))?.placement == .top)
    let sidebar = tabs(tabs(ios: 18, .tabSidebar, isSidebarShown: true))
    #expect(sidebar?.placement == .sidebar)
    #expect(sidebar?.entries.map(\.title) == ["home", "Music", "Songs"])
    #expect(sidebar?.entries.map(\.level) == [0, 0, 1])
    #expect(words("bar", tabs(ios: 18, .tabSidebar)).suffix(2) == ["tabs at the top", "Music: Songs"])
    #expect(words("bar", tabs(ios: 17, .automatic)).contains("tabs at the bottom"))
  }

  @Test func tabsAreGoneWhereAPushedScreenHidesThem() {
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

  @Test func columnsLieOverTheSecondaryOneWhereTheModeSaysSo() throws {
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
    #expect(columns.areOver)
    #expect(columns.secondary == 1)
  }

  @Test func aPopoverPointsAtTheColumnFromWhichItIsAsked() throws {
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
    #expect(try place(askedBy: "list") == [.column(0, of: 2)])
    #expect(try place(askedBy: "detail") == [.column(1, of: 2)])
    #expect(try place(askedBy: "split") == [])
  }

  // MARK: - Bars, status bar, orientations (R131, R177, R179)

  @Test func theBarAboveADefinerStays() {
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

  @Test func whoAnswersForTheStatusBarSaysSo() {
    let model = model { home, _ in home.systemBarChildren[.statusBarStyle] = .itself }
    #expect(words("home", model).joined(separator: " ").contains("answers for the status bar's style"))
    #expect(words("shown", model) == ["view controller"])
  }

  @Test func masksAreNamedAndWhoIsAskedSaysWhatItLetsThrough() {
    let model = model { home, _ in home.supportedInterfaceOrientations = .landscape }
    let lines = words("home", model).joined(separator: " ")
    #expect(lines.contains("supports landscape"))
    #expect(lines.contains("asked for orientations: allows landscape"))
    #expect(!words("shown", model).joined().contains("orientations"))
  }

  // MARK: - Lines (R16, R62, R122, R178)

  @Test func aTransitionIsNamedWithItsChooser() {
    #expect(label(model { _, _ in }) == [])
    #expect(label(model { $1.modalTransitionStyle = .flipHorizontal }) == ["flipHorizontal"])
    #expect(label(model(ios: 18) { $1.preferredTransition = .zoom }) == ["zoom, preferred"])
    #expect(label(model { $1.transitioningDelegate = "CardAnimator" }) == ["animated by CardAnimator"])
    let provided = model(style: .currentContext) {
      $0.definesPresentationContext = true
      $0.providesPresentationContextTransitionStyle = true
      $0.modalTransitionStyle = .crossDissolve
      $1.modalTransitionStyle = .flipHorizontal
    }
    #expect(label(provided) == ["crossDissolve, chosen by", "Home"])
  }

  @Test func anAnchorAndWhatBecameOfAStyleAreNamed() {
    let model = model(style: .popover) { $1.popover = PopoverAnchor(.barButtonItem("Filter")) }
    #expect(label(model) == ["at Filter"])
    #expect(diagram(model).clusters.last?.detail == "popover → formSheet")
  }

  @Test(arguments: [("Tap Filter", ["Tap Filter"]), ("Tap Filters", ["Tap Filters", "at Filter"])])
  func anAnchorIsNotNamedTwice(trigger: String, words: [String]) {
    var model = model(style: .popover) { $1.popover = PopoverAnchor(.barButtonItem("Filter")) }
    model.steps[0].trigger = trigger
    #expect(label(model) == words)
  }

  @Test(arguments: [(Policy.Arrows.both, ["library", "photos"]), (.effective, ["library"]), (.initiator, ["photos"])])
  func thePolicyChoosesWhereLinesStart(_ arrows: Policy.Arrows, _ tails: [String]) {
    var model = Sample.camera
    model.environment.policy.arrows = arrows
    let lines = diagram(model).edges.filter { $0.head.node == "picker" && !$0.kind.isContainment }
    #expect(lines.map(\.tail.node) == tails)
    #expect((diagram(model).caption == nil) == (arrows == .both))
    let truth = "Effectively, Photo library presents People picker."
    #expect((diagram(model).caption?.contains(truth) ?? false) == (arrows == .initiator))
  }

  // MARK: - The guide's figures

  @Test func aChainCanShowScreensWhileTheyMove() {
    var request = FigureRequest(kind: .chain)
    request.contents.showsTransitions = true
    let figure = Figure.diagram(of: Replay(Sample.journey), request)
    #expect(figure.nodes.map(\.id) == ["camera", "library moving", "library", "picker moving", "picker"])
    #expect(figure.nodes[1].screen?.layers.last?.movement == ScreenMovement(.coverVertical))
    #expect(
      figure.edges.filter { $0.kind == .returns }.map(\.label.last) == ["slides down again", "slides down again"])
  }

  @Test func aChainSaysAfterWhichChangeOfSizeClassesItShowsAScreen() {
    var model = model(idiom: .pad) { _, _ in }
    func words(_ id: String) -> [String] { diagram(model, .chain).nodes.first { $0.id == id }?.subtitle ?? [] }
    #expect(words("shown") == [])
    model.steps.append(Step(.traits(horizontal: .compact, vertical: nil), trigger: "Slide Over"))
    #expect(words("shown") == ["after Slide Over"] && words("home") == [])
    model.steps[1].trigger = nil
    #expect(words("shown") == ["compact width"])
  }

  /// A screen that opens several others is drawn as it was when it opened the first.
  @Test func aChainSaysSoOfAScreenThatOpensAnotherOneAfterTheChange() {
    var model = model(idiom: .pad) { _, _ in }
    model.controllers.append(Controller("over", title: "Over"))
    model.steps += [
      Step(.present("over", from: "shown")), Step(.traits(horizontal: .compact, vertical: nil)), Step(.dismiss("over")),
    ]
    func words(_ id: String) -> [String] { diagram(model, .chain).nodes.first { $0.id == id }?.subtitle ?? [] }
    #expect(words("over") == ["compact width"] && words("shown") == [] && words("home") == [])
    model.steps += [Step(.present("over", from: "shown")), Step(.dismiss("over"))]
    #expect(words("over") == ["compact width"] && words("shown") == [])
    model.steps += [Step(.traits(horizontal: .regular, vertical: nil)), Step(.present("over", from: "shown"))]
    #expect(words("over") == [] && words("shown") == [])
  }

  @Test func aChainLeadsBackFromWhatIsDismissedBehindAnotherScreen() {
    var model = Model(
      controllers: ["root", "child", "behind", "front"].map { Controller(ControllerID($0)) },
      windows: [AppWindow(root: "root")],
      steps: [
        Step(.present("behind", from: "child")), Step(.present("front", from: "child")), Step(.dismiss("behind")),
        Step(.dismiss("front")),
      ])
    model.controllers[0].kind = .container
    model.controllers[0].children = ["child"]
    model.controllers[1].definesPresentationContext = true
    model.controllers[2].modalPresentationStyle = .overFullScreen
    model.controllers[3].modalPresentationStyle = .overCurrentContext
    let returns = diagram(model, .chain).edges.filter { $0.kind == .returns }
    #expect(returns.map(\.id).count == 2 && returns.map(\.tail.node) == ["behind", "front"])
    #expect(returns.allSatisfy { $0.head.node == "root" })
  }

  @Test func aChainNamesWhatItHasNoScreenOf() {
    var model = model { _, _ in }
    model.controllers.append(Controller("late", title: "Late"))
    #expect(diagram(model, .chain).caption == "Not shown: Late (not in a window).")
    model.steps += [Step(.present("late", from: "home"))]
    #expect(diagram(model, .chain).caption == "Not shown: Late (refused in step 2).")
    model.steps += [Step(.dismiss("shown"))]
    #expect(diagram(model, .chain).nodes.map(\.id) == ["home", "shown"])
    #expect(diagram(model, .chain).caption == "Not shown: Late (refused in step 2).", "a dismissed controller is drawn")
  }

  @Test func aChainNamesTheStepsThatAreRefused() throws {
    var model = model { $1.isModalInPresentation = true }
    model.controllers.append(Controller("late", title: "Late"))
    model.steps += [
      Step(.present("late", from: "home"), trigger: "Tap Late"), Step(.interactiveDismiss("shown"), trigger: "Swipe"),
      Step(.dismiss("home")), Step(.present("late", from: "home"), trigger: "Tap Late again"),
    ]
    #expect(diagram(model, .chain).caption == "Refused: Tap Late (step 2) and Swipe (step 3).")
    model.steps += [Step(.present(nil, from: "late")), Step(.dismiss("home")), Step(.dismiss("home"))]
    let caption = try #require(diagram(model, .chain).caption)
    #expect(caption.hasSuffix("The exception terminated the app: steps 7 to 8 are not reached."))
  }

  @Test func aWayIsCalledWhatAPersonDoesWhereNothingElseIsSaid() {
    var model = model { $1.kind = .alert }
    model.controllers[1].actions = [AlertAction("Keep")]
    model.steps += [Step(.tap("Keep", in: "shown"))]
    #expect(diagram(model, .chain).edges.last?.label == ["Tap Keep"])
    model.controllers[1].kind = .content
    model.steps[1] = Step(.interactiveDismiss("shown"))
    #expect(diagram(model, .chain).edges.last?.label == ["Swipe Shown away"])
    model.steps[1] = Step(.dismiss("home"))
    #expect(diagram(model, .chain).edges.last?.label == ["dismiss"])
  }

  @Test func aPresentationThatIsUnderWayIsDrawnAsThat() {
    var model = model { _, _ in }
    model.steps = [Step(.beginPresent("shown", from: "home"))]
    #expect(screen(model)?.layers.last?.movement == ScreenMovement(.coverVertical))
    model.steps.append(Step(.finishTransition))
    #expect(screen(model)?.layers.last?.movement == nil)
  }

  @Test func transitionsStandSideBySideAsFarAsTheVersionHasThem() {
    func names(_ ios: Int) -> [String] {
      TransitionsFigure(DeviceEnvironment(ios: ios), title: "").diagram.nodes.map(\.id)
    }
    #expect(names(17) == ["coverVertical", "flipHorizontal", "crossDissolve", "partialCurl"])
    #expect(names(18).last == "zoom")
  }

  @Test func chosenStylesStandBelowTheTwoScreens() {
    let figure = StylesFigure(DeviceEnvironment(idiom: .pad, ios: 17), title: "", styles: [.pageSheet, .formSheet])
      .diagram
    #expect(figure.rows.first == ["presenter alone", "presented alone"])
    #expect(figure.rows.dropFirst().flatMap(\.self) == ["pageSheet", "formSheet"])
  }

  @Test func chosenPointersAreListedWhereTheyAreNotNil() {
    var request = FigureRequest(kind: .pointers)
    request.contents.rows = [.navigationController, .presentingViewController]
    let nodes = Figure.diagram(of: Replay(Sample.camera), request).nodes
    #expect(
      nodes.first { $0.id == "photos" }?.rows.map(\.property) == ["navigationController", "presentingViewController"])
    #expect(nodes.first { $0.id == "camera" }?.rows.map(\.property) == [])
  }

  @Test func framesListCallbacksAndThatASheetsPresenterGetsNone() {
    func rows(_ style: ModalPresentationStyle) -> [String]? {
      var request = FigureRequest(kind: .frames)
      request.contents.showsCallbacks = true
      let frame = Figure.diagram(of: Replay(model(style: style) { _, _ in }), request).frames.last
      return frame?.nodes.first { $0.subject == "home" }?.rows.map(\.property)
    }
    #expect(rows(.fullScreen) == ["viewWillDisappear", "viewDidDisappear"])
    #expect(rows(.pageSheet) == ["no callbacks"])
  }

  @Test func whatAStepInstantiatesStandsApartFromThenOn() {
    var model = model { $1.storyboard = "Second#Shown" }
    model.storyboards = [Storyboard(name: "Second", identifiers: ["Shown": "shown"])]
    model.steps.insert(Step(.instantiate(storyboard: "Second", identifier: "Shown", as: nil)), at: 0)
    let frames = diagram(model, .frames).frames
    #expect(frames.map { $0.nodes.contains { $0.subject == "shown" } } == [false, true, true])
    #expect(words("shown", model).suffix(2) == ["from Second", "identifier Shown"])
  }
}
