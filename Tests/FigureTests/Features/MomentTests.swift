import Testing
import VCDiagram
import VCFigures
import VCModel
import VCReplay

@Suite("The caption of a hierarchy names its moment") struct MomentTests {
  private let present = Step(.present("sheet", from: "list"), trigger: "Tap Add")
  private let push = Step(.push("item", onto: "nav"), trigger: "Tap an item")

  private func caption(_ steps: [Step], at step: Int? = nil, _ kind: FigureKind = .hierarchy) -> String? {
    let model = Model(
      controllers: [
        Controller("nav", kind: .navigation, children: ["list"]), Controller("list"), Controller("item"),
        Controller("sheet"),
      ], windows: [AppWindow(root: "nav")], steps: steps)
    var request = FigureRequest(kind: kind)
    (request.step, request.showsAbsent) = (step, true)
    return Figure.diagram(of: Replay(model), request).caption
  }

  @Test("unless the model has no steps, or every step is an arrow")
  func obvious() {
    #expect(caption([]) == nil)
    #expect(caption([present]) == nil)
  }

  @Test("by the last performed step", arguments: [FigureKind.hierarchy, .pointers])
  func lastStep(kind: FigureKind) {
    #expect(caption([present, push], kind) == "After step 2: Tap an item.")
    #expect(caption([present, Step(.dismiss("nav"))], kind) == "After step 2: Dismiss from nav.")
    let refused = Step(.push("item", onto: "sheet"))
    #expect(
      caption([push, refused], kind)
        == "After step 1: Tap an item. Refused: sheet pushes item (step 2): “sheet” is not a navigation controller.")
  }

  @Test("if the model continues")
  func earlierStep() {
    #expect(caption([present, push], at: 0) == "Before the first step.")
    #expect(caption([present, push], at: 1) == "After step 1: Tap Add.")
  }
}
