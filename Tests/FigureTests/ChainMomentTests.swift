import Testing
import VCDiagram
import VCModel
import VCReplay

@testable import VCFigures

@Suite("A chain has a screen for each look of a family") struct ChainMomentTests {
  /// The title in a screen's bar.
  private func title(_ node: DiagramNode) -> String? {
    guard case .navigation(let bar, _)? = node.screen?.layers.last?.content else { return nil }
    return bar.title
  }

  private func chain(_ steps: [Step]) -> Diagram {
    let model = Model(
      controllers: [
        Controller("nav", kind: .navigation, title: "Notes", children: ["list"]), Controller("list", title: "List"),
        Controller("canvas", title: "Canvas"), Controller("zoom"), Controller("help"),
      ], windows: [AppWindow(root: "nav")], steps: steps)
    return ChainFigure(Replay(model), title: "").diagram
  }

  /// The edges as text: kind, tail and head, and the label.
  private func lines(_ figure: Diagram) -> [String] {
    figure.edges.map { edge in
      let ends = edge.isBackward ? "\(edge.head.node) < \(edge.tail.node)" : "\(edge.tail.node) > \(edge.head.node)"
      return "\(edge.kind.rawValue) \(ends): \(edge.label.joined(separator: " "))"
    }
  }

  private let push = Step(.push("canvas", onto: "nav"), trigger: "Tap")
  private let zoom = [Step(.present("zoom", from: "canvas"), trigger: "Zoom"), Step(.dismiss("zoom"), trigger: "Done")]
  private let pop = Step(.pop("nav"), trigger: "Back")

  @Test("the first one as the user arrives, and another one after each change, which the next arrow leaves")
  func arrivalAndDeparture() {
    let figure = chain([push] + zoom)
    #expect(figure.nodes.map(\.id) == ["nav", "nav look 2", "zoom"])
    #expect(figure.nodes.map(\.subject) == ["nav", "nav", "zoom"])
    #expect(figure.nodes.prefix(2).map(title) == ["List", "Canvas"])
    #expect(figure.nodes.map(\.title) == [["List"], ["Canvas"], ["zoom"]])
    #expect(figure.nodes.map(\.subtitle) == [["in Notes"], ["in Notes"], []])
    #expect(
      lines(figure) == [
        "show nav > nav look 2: 1. Tap", "opens nav look 2 > zoom: 2. Zoom asked by Canvas",
        "returns nav look 2 < zoom: 3. Done",
      ])
  }

  @Test("a change back to an earlier look leads to its screen")
  func back() {
    let figure = chain([push] + zoom + [pop])
    #expect(figure.nodes.count == 3)
    #expect(lines(figure).last == "show nav < nav look 2: 4. Back")
    let help = [Step(.present("help", from: "list")), Step(.dismiss("help"))]
    let ways = chain(help + [push] + zoom).edges.filter { !$0.isBackward }
    #expect(ways.map(\.tail.node) == ["nav", "nav", "nav look 2"])
  }

  @Test("the screen at the end is marked, and what has been dismissed or popped is quiet")
  func end() {
    let figure = chain([push] + zoom + [pop])
    #expect(figure.nodes.map(\.ending) == [.onScreen, .gone, .gone])
    #expect(chain([push, zoom[0]]).nodes.map(\.ending) == [nil, nil, .onScreen])
    #expect(chain([]).nodes.map(\.ending) == [nil], "one of one needs no mark")
  }

  @Test("a screen that changed while it was covered is another one, on the way on")
  func changedBehind() {
    let steps = [Step(.present("help", from: "list")), Step(.traits(horizontal: .regular, vertical: .compact))]
    let figure = chain(steps + [Step(.dismiss("help"))])
    #expect(figure.nodes.map(\.id) == ["nav", "help", "help look 2", "nav look 2"])
    #expect(figure.edges.map(\.kind) == [.opens, .show, .returns] && figure.edges.allSatisfy { !$0.isBackward })
  }

  @Test("a change that a sheet of full height hides is no screen of its own, and the caption lists it")
  func hiddenBehind() {
    func chain(_ idiom: Idiom, sheet: Sheet? = nil) -> Diagram {
      var help = Controller("help")
      help.modalPresentationStyle = .pageSheet
      help.sheet = sheet
      var model = Model(
        controllers: [
          Controller("nav", kind: .navigation, title: "Notes", children: ["list"]), Controller("list", title: "List"),
          Controller("canvas", title: "Canvas"), help,
        ], windows: [AppWindow(root: "nav")],
        steps: [Step(.present("help", from: "list")), push, Step(.dismiss("help"), trigger: "Done")])
      model.environment = DeviceEnvironment(idiom: idiom)
      return ChainFigure(Replay(model), title: "").diagram
    }
    let phone = chain(.phone)
    #expect(phone.nodes.map(\.id) == ["nav", "help", "nav look 2"])
    #expect(phone.caption == "Steps without an arrow: Tap (step 2).")
    #expect(chain(.pad).nodes.map(\.id) == ["nav", "help", "help look 2", "nav look 2"], "the screen below is seen")
    var half = Sheet()
    half.detents = [.medium]
    #expect(chain(.phone, sheet: half).nodes.map(\.id) == ["nav", "help", "help look 2", "nav look 2"])
  }

  @Test("an unwind is dotted, and leads to the screen that it reaches")
  func unwind() {
    let figure = chain([push, zoom[0], Step(.unwind("zoom", to: "list"), trigger: "Close")])
    #expect(lines(figure).last == "unwind nav < zoom: 3. Close")
  }

  @Test("a long chain leaves out the screens that the user only passes, and the arrow past them lists the steps")
  func passed() {
    let pages = (1...14).map { ControllerID("page\($0)") }
    let model = Model(
      controllers: [Controller("nav", kind: .navigation, children: [pages[0]])] + pages.map { Controller($0) }
        + [Controller("zoom")],
      windows: [AppWindow(root: "nav")],
      steps: pages.dropFirst().map { Step(.push($0, onto: "nav"), trigger: "Tap \($0)") }
        + [Step(.present("zoom", from: "page14"))])
    let figure = ChainFigure(Replay(model), title: "").diagram
    #expect(figure.nodes.map(\.title) == [["page1"], ["page14"], ["zoom"]])
    #expect(figure.edges[0].label.count == 13 && figure.edges[0].label.first == "1. Tap page2")
    #expect(figure.caption == nil)
  }

  @Test("the caption lists the steps that change nothing on the screen, and no others")
  func otherSteps() {
    let words = "Steps without an arrow: Rotate to portrait (step 1)."
    #expect(
      chain([Step(.rotate(.portrait)), push] + zoom).caption == "Not shown: help, not in a window. \(words)")
    #expect(chain([push] + zoom + [pop]).caption == "Not shown: help, not in a window.")
  }

  @Test("the steps of a long chain are numbered, also if it does not branch")
  func numbers() {
    func labels(_ count: Int) -> [String?] {
      let pages = (0...count).map { ControllerID("page\($0)") }
      let model = Model(
        controllers: [Controller("nav", kind: .navigation, children: [pages[0]])] + pages.map { Controller($0) },
        windows: [AppWindow(root: "nav")],
        steps: pages.dropFirst().map { Step(.push($0, onto: "nav"), trigger: "Tap") })
      return ChainFigure(Replay(model), title: "").diagram.edges.map(\.label.first)
    }
    #expect(labels(3) == ["Tap", "Tap", "Tap"])
    #expect(labels(4) == ["1. Tap", "2. Tap", "3. Tap", "4. Tap"])
  }

  @Test("without presentations, the screen beside a player or a banner is named, not the player")
  func besidePlayer() {
    let model = Model(
      controllers: [
        Controller("root", kind: .container, title: "Root", children: ["nav", "player"]),
        Controller("nav", kind: .navigation, children: ["list"]), Controller("list", title: "List"),
        Controller("player", title: "Player"), Controller("detail", title: "Detail"),
      ], windows: [AppWindow(root: "root")], steps: [Step(.push("detail", onto: "nav"))])
    let chain = ChainFigure(Replay(model), title: "").diagram
    #expect(chain.nodes.map(\.title) == [["List"], ["Detail"]] && chain.edges.count == 1)
  }

  @Test(
    "each screen is named after what fills it, whether it is the first of a family or not, in the container around it")
  func filled() {
    var split = Controller("split", kind: .split, title: "Mail")
    split.columns = [.primary: "boxes", .secondary: "message"]
    let (boxes, message) = (Controller("boxes", title: "Boxes"), Controller("message", title: "Message"))
    let others = [
      Controller("tabs", kind: .tabBar, title: "Office", children: ["split", "nav"]), split, boxes, message,
      Controller("nav", kind: .navigation, title: "Contacts", children: ["people"]),
      Controller("people", title: "People"), Controller("face", title: "Face"),
      Controller("profile", title: "Profile", children: ["face"]),
    ]
    let model = Model(
      environment: DeviceEnvironment(idiom: .pad), controllers: others, windows: [AppWindow(root: "tabs")],
      steps: [Step(.present("profile", from: "tabs")), Step(.dismiss("profile")), Step(.select("nav", in: "tabs"))])
    let chain = ChainFigure(Replay(model), title: "").diagram
    #expect(chain.nodes.map(\.title) == [["Mail"], ["Profile"], ["People"]], "columns are side by side")
    #expect(chain.nodes.map(\.subtitle) == [["in Office"], [], ["in Office"]])
  }

  @Test("the sentence about an arrow says which container is presented, not what fills its screen")
  func presentedContainer() {
    let model = Model(
      controllers: [
        Controller("nav", kind: .navigation, title: "Notes", children: ["list"]), Controller("list", title: "List"),
        Controller("editor", kind: .navigation, title: "Editor", children: ["text"]), Controller("text", title: "Text"),
        Controller("home", kind: .navigation, title: "Home", children: ["start"]), Controller("start", title: "Start"),
      ], windows: [AppWindow(root: "nav")],
      steps: [
        Step(.present("editor", from: "list"), trigger: "Edit"), Step(.dismiss("editor"), trigger: "Done"),
        Step(.setRoot("home", window: "main"), trigger: "Leave"),
      ])
    let names = ChainFigure(Replay(model), title: "").diagram.edges.map(\.name)
    #expect(
      names == [
        "Step 1: On List, Notes presents Editor, asked by List, after: Edit",
        "Step 2: Text returns to List, after: Done",
        "Step 3: Home replaces Notes as the root of the window, after: Leave",
      ])
  }

  @Test("a container whose children are all alike stands for them")
  func alike() {
    let model = Model(
      controllers: [
        Controller("root", kind: .container, title: "Root", children: ["left", "right"]), Controller("left"),
        Controller("right"),
      ], windows: [AppWindow(root: "root")])
    #expect(ChainFigure(Replay(model), title: "").diagram.nodes.map(\.title) == [["Root"]])
  }
}
