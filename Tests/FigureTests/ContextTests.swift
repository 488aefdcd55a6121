import Testing
import VCDiagram
import VCDrawing
import VCFigures
import VCGraphviz
import VCLayout
import VCModel
import VCReplay

/// The outline around what a presentation in a context covers.
@Suite("Presentation contexts")
struct ContextTests {
  @Test("no line runs through their labels", arguments: FigureDirection.allCases, FigureDetail.allCases)
  func labels(direction: FigureDirection, detail: FigureDetail) throws {
    var definer = Controller("definer", title: "Definer")
    definer.definesPresentationContext = true
    let stack = Controller("stack", kind: .navigation, title: "Stack", children: ["definer"])
    let model = Model(
      environment: DeviceEnvironment(idiom: .pad), controllers: [stack, definer, Controller("sheet", title: "Sheet")],
      windows: [AppWindow(root: "stack")],
      steps: [Step(.present("sheet", from: "definer", style: .overCurrentContext))])
    let diagram = Figure.diagram(
      of: Replay(model), FigureRequest(kind: .hierarchy, detail: detail, direction: direction))
    #expect(diagram.allClusters.contains { $0.kind == .context })
    #expect(try FigureRenderer.place(diagram, layout: Graphviz.layout).faults.collisions == 0)
  }
}
