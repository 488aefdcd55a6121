import Testing
import VCDiagram
import VCModel
import VCReplay

@testable import VCFigures

@Suite("A screen of a chain that is gone at the end") struct ChainEndTests {
  private func chain(_ steps: [Step]) -> Diagram {
    let model = Model(
      controllers: [
        Controller("nav", kind: .navigation, title: "Notes", children: ["list"]), Controller("list", title: "List"),
        Controller("canvas", title: "Canvas"), Controller("zoom", title: "Zoom"),
      ], windows: [AppWindow(root: "nav")], steps: steps)
    return ChainFigure(Replay(model), title: "").diagram
  }

  private let push = Step(.push("canvas", onto: "nav"))
  private let zoom = Step(.present("zoom", from: "canvas"))

  @Test("has been popped or left by an unwind, and its name says so")
  func popped() {
    let figure = chain([push, zoom, Step(.dismiss("zoom")), Step(.pop("nav"))])
    #expect(figure.nodes.map(\.ending) == [.onScreen, .gone, .gone])
    #expect(
      figure.nodes[1].name == "Notes, navigation controller, showing Canvas; gone at the end: Canvas")
    #expect(chain([push, zoom, Step(.unwind("zoom", to: "list"))]).nodes.map(\.ending) == [.onScreen, .gone, .gone])
  }

  @Test("has not, if it is covered or below another one on its stack")
  func covered() {
    #expect(chain([push, zoom]).nodes.map(\.ending) == [nil, nil, .onScreen])
  }

  @Test("has been replaced by another page, also on the first look of its family")
  func page() {
    var pager = Controller("pager", kind: .page, title: "Wizard")
    pager.pages = ["income", "expenses"]
    let model = Model(
      controllers: [
        Controller("home"), pager, Controller("income", title: "Income"), Controller("expenses", title: "Expenses"),
      ], windows: [AppWindow(root: "home")],
      steps: [Step(.present("pager", from: "home")), Step(.turnPage(.to("expenses"), of: "pager"))])
    let figure = ChainFigure(Replay(model), title: "").diagram
    #expect(figure.nodes.map(\.ending) == [nil, .gone, .onScreen])
    #expect(figure.nodes[1].name.hasSuffix("; gone at the end: Income"))
  }

  @Test("has not, if another column of its split view is still there")
  func column() {
    var split = Controller("split", kind: .split)
    split.splitStyle = .doubleColumn
    split.columns = [.primary: "list", .secondary: "one"]
    let model = Model(
      environment: DeviceEnvironment(idiom: .pad, ios: 17),
      controllers: [split] + ["list", "one", "two", "zoom"].map { Controller(ControllerID($0)) },
      windows: [AppWindow(root: "split")],
      steps: [Step(.showDetail("two", from: "list")), Step(.present("zoom", from: "two"))])
    #expect(ChainFigure(Replay(model), title: "").diagram.nodes.map(\.ending) == [nil, nil, .onScreen])
  }
}
