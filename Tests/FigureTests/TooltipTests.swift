import Testing
import VCDiagnostics
import VCDiagram
import VCDrawing
import VCFigures
import VCGraphviz
import VCModel
import VCReplay
import VCSVG

@Suite("Tooltips")
struct TooltipTests {
  private func at(_ line: Int) -> Origin { Origin(SourceLocation(file: "a.yaml", line: line, column: 3)) }

  /// A camera whose parts have origins: controllers in lines 1 to 6, the window in line 9, steps from line 11 on.
  private var model: Model {
    var model = Sample.journey
    for position in model.controllers.indices { model.controllers[position].origin = at(position + 1) }
    model.controllers[1].delegate = "camera"
    model.windows = [AppWindow(root: "camera", origin: at(9))]
    for position in model.steps.indices { model.steps[position].origin = at(11 + position) }
    return model
  }

  private func hierarchy(after step: Int) -> Diagram {
    Figure.diagram(of: Replay(model, through: step), FigureRequest(kind: .hierarchy))
  }

  private func tooltips(_ edges: [DiagramEdge]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: edges.map { ($0.id, $0.tooltip ?? "") })
  }

  @Test("a child's line refers to the step that added the child, or to its parent's declaration at the start")
  func containment() {
    let lines = tooltips(hierarchy(after: 3).edges)
    #expect(lines["contains library albums"] == "a.yaml:2:3")
    #expect(lines["contains library photos"] == "a.yaml:12:3")
    #expect(lines["contains picker people"] == "a.yaml:5:3")
  }

  @Test("children that remain when a stack is set keep their origins")
  func setChildren() {
    var model = Model(windows: [AppWindow(root: "stack")])
    model.controllers = ["stack", "a", "b"].map { Controller($0) }
    model.controllers[0].kind = .navigation
    model.steps = [Step(.push("a", onto: "stack")), Step(.setChildren(["b", "a"], of: "stack"))]
    for position in model.steps.indices { model.steps[position].origin = at(11 + position) }
    let lines = tooltips(diagram(model).edges)
    #expect(lines["contains stack a"] == "a.yaml:11:3")
    #expect(lines["contains stack b"] == "a.yaml:12:3")
  }

  @Test("presentations, initiators and delegates refer to their declarations")
  func presentations() {
    let lines = tooltips(hierarchy(after: 3).edges)
    #expect(lines["presents picker"] == "a.yaml:13:3")
    #expect(lines["asks picker"] == "a.yaml:13:3")
    #expect(lines["delegate library"] == "a.yaml:2:3")
  }

  @Test("families refer to their presentation, a window's family to the declaration of the window")
  func families() {
    #expect(hierarchy(after: 3).clusters.map(\.tooltip) == ["a.yaml:9:3", "a.yaml:11:3", "a.yaml:13:3"])
  }

  @Test("the lines of a chain refer to the steps that the user takes along them")
  func chain() {
    #expect(diagram(model, .chain).edges.map(\.tooltip) == (11...15).map { "a.yaml:\($0):3" })
  }

  @Test("the SVG contains the tooltip in the element's title")
  func file() throws {
    let titles = try svg(model).root.descendants.filter { $0.name == "title" }.map(\.text)
    #expect(titles.contains { $0.hasSuffix("\na.yaml:9:3") })
    let journey = try svg(model, .chain).root.descendants.filter { $0.name == "title" }.map(\.text)
    #expect(journey.contains("Step 1: Camera opens Photo library, after: Tap the photo icon\na.yaml:11:3"))
  }

  @Test(
    "a file outside the working folder is referred to by name, regardless of its folder",
    arguments: [
      ("/Users/ann/app/a.yaml", "a.yaml:9:3"), ("../app/a.yaml", "a.yaml:9:3"), ("app/a.yaml", "app/a.yaml:9:3"),
    ])
  func outside(path: String, words: String) {
    var model = Sample.camera
    let origin = Origin(SourceLocation(file: path, line: 9, column: 3))
    model.windows = [AppWindow(root: "camera", origin: origin)]
    model.controllers[0].origin = origin
    let diagram = diagram(model)
    #expect(diagram.clusters.first?.tooltip == words)
    #expect(diagram.nodes.first?.tooltip?.hasSuffix(words) == true)
  }

  @Test("without origins there are no tooltips")
  func unknown() {
    #expect(diagram(Sample.camera).edges.allSatisfy { $0.tooltip == nil })
    #expect(diagram(Sample.journey, .chain).edges.allSatisfy { $0.tooltip == nil })
  }

  @Test("origins do not affect the equality of states")
  func equality() {
    var named = Sample.camera
    for position in named.steps.indices { named.steps[position].origin = at(position) }
    #expect(Replay(named).hierarchy == Replay(Sample.camera).hierarchy)
  }
}
