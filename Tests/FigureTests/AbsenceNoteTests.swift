import Testing
import VCDiagram
import VCFigures
import VCModel
import VCReplay

@Suite("The caption about what a figure leaves out") struct AbsenceNoteTests {
  private func caption(
    _ controllers: [Controller], _ steps: [Step], at step: Int? = nil, _ kind: FigureKind = .hierarchy
  ) -> String? {
    let model = Model(controllers: controllers, windows: [AppWindow(root: controllers[0].id)], steps: steps)
    var request = FigureRequest(kind: kind)
    request.step = step
    return Figure.diagram(of: Replay(model), request).caption
  }

  @Test("gives each reason once, with all names, and says what comes later")
  func reasons() {
    let screens = ["home", "a", "b", "c", "d"].map { Controller(ControllerID($0)) }
    let steps = [
      Step(.present("a", from: "home"), trigger: "Show"), Step(.present("b", from: "a"), trigger: "Show"),
      Step(.dismiss("a"), trigger: "Hide"), Step(.dismiss("home"), trigger: "Hide"),
      Step(.present("c", from: "home"), trigger: "Show"),
    ]
    #expect(
      caption(screens, steps, at: 4)
        == "After step 4: Hide. Not shown: a, dismissed in step 4; b, dismissed in step 3; c, not presented yet; d, not in a window."
    )
    #expect(caption(screens, []) == "Not shown: a, b, c and d, not in a window.")
  }

  @Test("names a family rather than counting one more")
  func oneMore() {
    func screens(_ count: Int) -> [Controller] { (0...count).map { Controller(ControllerID("s\($0)")) } }
    #expect(caption(screens(7), []) == "Not shown: s1, s2, s3, s4, s5, s6 and s7, not in a window.")
    #expect(caption(screens(8), []) == "Not shown: s1, s2, s3, s4, s5 and s6, not in a window; 2 more families.")
  }

  @Test("tells a family from another one of the same title in the figure")
  func sameTitle() {
    let controllers = [
      Controller("home", className: "HomeViewController", title: "Library"),
      Controller("tabs", kind: .tabBar, title: "Library"),
    ]
    #expect(caption(controllers, []) == "Not shown: Library (tab bar controller), not in a window.")
  }

  @Test("explains the controller of a compact column")
  func compactColumn() {
    var split = Controller("split", kind: .split)
    split.splitStyle = .doubleColumn
    split.columns = [.primary: "list", .secondary: "item", .compact: "tabs"]
    let model = Model(
      environment: DeviceEnvironment(idiom: .pad, ios: 17),
      controllers: [split, Controller("list"), Controller("item"), Controller("tabs", kind: .tabBar)],
      windows: [AppWindow(root: "split")])
    #expect(diagram(model).caption == "Not shown: tabs, only in compact width.")
  }

  @Test("of a chain has nothing to say about a page that was turned, since each page is a screen")
  func pages() {
    var pages = Controller("pages", kind: .page)
    pages.pages = ["one", "two"]
    let controllers = [pages, Controller("one"), Controller("two"), Controller("sheet")]
    let steps = [
      Step(.turnPage(.forward, of: "pages"), trigger: "Swipe"), Step(.present("sheet", from: "two"), trigger: "Tap"),
    ]
    #expect(caption(controllers, steps, .chain) == nil)
  }

  @Test(
    "of a hierarchy tells refused steps and the one that terminated the app", arguments: [FigureKind.hierarchy, .chain])
  func refusals(kind: FigureKind) {
    let controllers = [
      Controller("nav", kind: .navigation, children: ["list"]), Controller("list"),
      Controller("bar", kind: .navigation),
    ]
    let steps = [
      Step(.pop("nav"), trigger: "Back"), Step(.push("bar", onto: "nav"), trigger: "Push"),
      Step(.pop("nav"), trigger: "Back"),
    ]
    let told =
      "Refused: Back (step 1). Step 2 (Push) raised an exception, which terminated the app: step 3 is not reached."
    #expect(caption(controllers, steps, kind)?.hasSuffix(told) == true)
  }
}
