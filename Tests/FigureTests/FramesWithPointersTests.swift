import Testing
import VCDiagram
import VCDrawing
import VCFigures
import VCGraphviz
import VCLayout
import VCModel
import VCReplay
import VCSVG

@Suite("Frames whose boxes list pointers")
struct FramesWithPointersTests {
  private func frames(_ model: Model) -> Diagram {
    Figure.diagram(of: Replay(model), FigureRequest(kind: .frames, detail: .pointers))
  }

  private func rows(of subject: String, in frame: DiagramFrame) -> [DiagramRow] {
    frame.nodes.first { $0.subject == subject }?.rows ?? []
  }

  @Test("a box has the same rows in every frame")
  func sameRows() {
    var model = Sample.camera
    model.steps = [
      Step(.push("albums", onto: "library")), Step(.setChildren([], of: "library")),
      Step(.present("library", from: "camera")),
    ]
    model.windows = [AppWindow(root: "library")]
    model.controllers[1].children = []
    let values = frames(model).frames.map { frame in
      rows(of: "library", in: frame).map { "\($0.property) \($0.value ?? "→")" }
    }
    #expect(
      values.prefix(3).map(\.last) == ["viewControllers [0]", "viewControllers [1]", "viewControllers [0]"])
    #expect(Set(values.map(\.count)) == [3])
  }

  @Test("a child that presents at one step shows UIKit's values at the others")
  func presentingChild() {
    var model = Sample.tabs(2)
    model.controllers[1].definesPresentationContext = true
    model.controllers.append(Controller("form", title: "Form"))
    model.steps = [Step(.present("form", from: "tab0", style: .currentContext)), Step(.dismiss("form"))]
    let presented = frames(model).frames.map { rows(of: "tab0", in: $0).first }
    #expect(presented.map { $0?.property } == Array(repeating: "presentedViewController", count: 3))
    #expect(presented.map { $0?.value } == ["nil", nil, "nil"])
    #expect(presented.map { $0?.isChanged } == [false, true, true])
  }

  @Test("rows with a changed value are marked, except those of boxes that are new or gone")
  func changes() {
    let figure = frames(Sample.journey)
    let changed = figure.frames.map { frame in
      frame.nodes.flatMap { node in node.rows.filter(\.isChanged).map { "\(node.subject).\($0.property)" } }
    }
    #expect(
      changed == [
        [], ["camera.presentedViewController"], ["library.viewControllers"], ["library.presentedViewController"],
        ["library.presentedViewController"], ["camera.presentedViewController"],
      ])
    let table = MarkdownTable.text(of: figure)
    #expect(table.contains("presentedViewController: Photo library (changed)"))
    #expect(table.contains("presentedViewController: nil (changed)"))
  }

  @Test("a row is at the same position in every frame, whatever is above it")
  func places() throws {
    var model = Sample.tabs(3)
    model.steps = [Step(.select("tab1", in: "bar")), Step(.select("tab2", in: "bar"))]
    let documents = try FigureRenderer.place(frames(model), layout: Graphviz.layout).frames()
    let baselines = documents.map { document in
      document.root.descendants.filter { $0.name == "text" && $0.text == "parent" }.map { $0["y"] }
    }
    #expect(baselines.count == 3)
    #expect(baselines[0].count == 3)
    #expect(Set(baselines).count == 1)
  }

  @Test("lines avoid boxes and labels in every frame", arguments: samples.map(\.name))
  func clear(name: String) throws {
    let model = try #require(samples.first { $0.name == name }).model
    #expect(try FigureRenderer.place(frames(model), layout: Graphviz.layout).faults.collisions == 0)
  }
}
