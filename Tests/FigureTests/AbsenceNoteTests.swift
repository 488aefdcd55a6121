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
        == "After step 4: Hide. Not shown: b, dismissed in step 3; a, dismissed in step 4; c, not presented yet; d, not in a window."
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
      "Refused: Back (step 1): nav has nothing to pop: its root stays. Step 2 (Push) raised an exception, which terminated the app: Pushing a navigation controller is not supported; step 3 is not reached."
    #expect(caption(controllers, steps, kind)?.hasSuffix(told) == true)
  }

  @Test(
    "of a hierarchy tells who asked for the step that terminated the app, and the cause",
    arguments: [FigureKind.hierarchy, .chain])
  func exception(kind: FigureKind) {
    let steps = [
      Step(.present("new", from: "chats"), trigger: "Tap"), Step(.present("note", from: "new"), trigger: "Remind"),
      Step(.present("note", from: "calls"), trigger: "Ring"), Step(.dismiss("tabs")), Step(.dismiss("tabs")),
    ]
    let told =
      "Step 3 (Ring, asked by Calls) raised an exception, which terminated the app: Note is already presented by New chat; steps 4 to 5 are not reached."
    #expect(caption(askers, steps, kind)?.hasSuffix(told) == true)
  }

  /// A presenter, two of its children that ask it to present, and what they ask for.
  private let askers = [
    Controller("tabs", kind: .tabBar, title: "Tabs", children: ["chats", "calls"]),
    Controller("chats", title: "Chats"), Controller("calls", title: "Calls"), Controller("new", title: "New chat"),
    Controller("call", title: "Call"), Controller("note", title: "Note"),
  ]

  @Test("of refused steps gives each cause once, with those who asked", arguments: [FigureKind.hierarchy, .chain])
  func causes(kind: FigureKind) {
    let steps = [
      Step(.present("new", from: "chats"), trigger: "Tap"), Step(.present("call", from: "calls"), trigger: "Ring"),
      Step(.present("note", from: "tabs"), trigger: "Remind"), Step(.present("call", from: "note"), trigger: "Answer"),
      Step(.present("call", from: "new"), trigger: "Retry"),
    ]
    let told =
      "Refused: Ring (step 2, asked by Calls) and Remind (step 3): Tabs already presents New chat; Answer (step 4): the view of Note is not in a window."
    #expect(caption(askers, steps, kind)?.contains(told) == true)
  }

  @Test("counts the refused steps beyond six")
  func manyRefusals() {
    let steps = (1...8).map { Step(.pop("nav"), trigger: "Back \($0)") }
    let controllers = [Controller("nav", kind: .navigation, children: ["list"]), Controller("list")]
    let told = caption(controllers, steps) ?? ""
    #expect(told.contains("Back 6 (step 6): nav has nothing to pop: its root stays; 2 more steps."))
  }

  @Test("says that the effect on a system controller of unknown style is unknown")
  func unknownEffect() {
    let controllers = [Controller("home"), Controller("contacts", className: "CNContactPickerViewController")]
    let steps = [
      Step(.present("contacts", from: "home"), trigger: "Add"),
      Step(.interactiveDismiss("contacts", shouldDismiss: true), trigger: "Swipe"),
      Step(.tapOutside(shouldDismiss: true), trigger: "Tap outside"),
    ]
    let told =
      "Of unknown effect: Swipe (step 2) and Tap outside (step 3): the style of CNContactPickerViewController is unknown."
    #expect(caption(controllers, steps)?.hasSuffix(told) == true)
    let model = Model(controllers: controllers, windows: [AppWindow(root: "home")], steps: steps)
    let frames = Figure.diagram(of: Replay(model), FigureRequest(kind: .frames)).frames
    #expect(frames[2].detail.hasPrefix("Unknown effect: the style of “CNContactPickerViewController” is unknown"))
  }

  @Test("says what is undocumented about the moment, while it concerns it")
  func openQuestions() {
    var split = Controller("split", kind: .split, title: "Mail")
    split.splitStyle = .doubleColumn
    split.columns = [.primary: "list", .secondary: "item"]
    let steps = [
      Step(.traits(horizontal: .compact, vertical: nil), trigger: "Narrow"),
      Step(.traits(horizontal: .regular, vertical: nil), trigger: "Widen"),
    ]
    let model = Model(
      environment: DeviceEnvironment(idiom: .pad, ios: 17),
      controllers: [split, Controller("list"), Controller("item")], windows: [AppWindow(root: "split")], steps: steps)
    func caption(at step: Int) -> String? {
      var request = FigureRequest(kind: .hierarchy)
      request.step = step
      return Figure.diagram(of: Replay(model, through: step), request).caption
    }
    #expect(caption(at: 1) == "After step 1: Narrow. Undocumented: the stack of Mail while it is collapsed.")
    #expect(caption(at: 2) == "After step 2: Widen.")
    let frames = Figure.diagram(of: Replay(model), FigureRequest(kind: .frames)).frames
    #expect(frames[1].detail.hasSuffix("Undocumented: the stack of Mail while it is collapsed"))
    #expect(!frames[2].detail.contains("Undocumented"))
  }
}
