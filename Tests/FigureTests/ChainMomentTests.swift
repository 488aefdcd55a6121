import Testing
import VCDiagram
import VCModel
import VCReplay

@testable import VCFigures

@Suite("A screen of a chain is drawn as it was when it first presented") struct ChainMomentTests {
  /// The title in the bars of a chain's first screen after these steps.
  private func title(_ steps: [Step]) -> String? {
    guard case .navigation(let bar, _)? = chain(steps).nodes.first?.screen?.layers.first?.content else { return nil }
    return bar.title
  }

  private func caption(_ steps: [Step]) -> String? { chain(steps).caption }

  private func chain(_ steps: [Step]) -> Diagram {
    let model = Model(
      controllers: [
        Controller("nav", kind: .navigation, children: ["list"]), Controller("list", title: "List"),
        Controller("canvas", title: "Canvas"), Controller("zoom"), Controller("help"),
      ], windows: [AppWindow(root: "nav")], steps: steps)
    return ChainFigure(Replay(model), title: "").diagram
  }

  private let push = Step(.push("canvas", onto: "nav"))
  private let zoom = [Step(.present("zoom", from: "canvas")), Step(.dismiss("zoom"))]
  private let pop = Step(.pop("nav"))

  @Test("the screen that called present is on its device, even if it is gone at the end")
  func whatAskedIsThere() {
    #expect(title([push] + zoom + [pop]) == "Canvas")
  }

  @Test("of several presentations, the first one determines the drawing")
  func first() {
    #expect(title([push] + zoom + [pop, Step(.present("help", from: "list"))]) == "Canvas")
    #expect(title([Step(.present("help", from: "list")), Step(.dismiss("help")), push] + zoom) == "List")
  }

  @Test("the caption lists the steps without an arrow, and no others")
  func otherSteps() {
    let words = "Steps without an arrow: nav pushes Canvas (step 1) and nav pops its top (step 4)."
    #expect(caption([push] + zoom + [pop]) == "Not shown: help, not in a window. \(words)")
    let help = [Step(.present("help", from: "list")), Step(.dismiss("help"))]
    #expect(caption(help) == "Not shown: Canvas and zoom, not in a window.")
  }

  @Test("a screen that presents nothing is drawn as it was last visible")
  func nothingPresented() {
    let inSheet = [Step(.present("nav", from: "root")), push]
    let model = Model(
      controllers: [
        Controller("root"), Controller("nav", kind: .navigation, children: ["list"]),
        Controller("list", title: "List"), Controller("canvas", title: "Canvas"),
      ], windows: [AppWindow(root: "root")], steps: inSheet)
    let nodes = ChainFigure(Replay(model), title: "").diagram.nodes
    guard case .navigation(let bar, _)? = nodes.last?.screen?.layers.last?.content else {
      Issue.record("no bar")
      return
    }
    #expect(bar.title == "Canvas")
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
