import Testing
import VCDiagram
import VCDrawing
import VCFigures
import VCGraphviz
import VCModel
import VCReplay
import VCSVG

@Suite struct FramesFigureTests {
  private let journey = diagram(Sample.journey, .frames).frames

  @Test func hasAFrameForTheStartAndForEachStep() {
    #expect(journey.map(\.number) == [0, 1, 2, 3, 4, 5])
    #expect(
      journey.map(\.title) == [
        "Start", "Tap the photo icon", "Choose an album", "Tap the action button", "Cancel", "Done",
      ])
  }

  @Test func saysWhatUIKitMakesOfAStep() {
    #expect(journey[0].detail == "")
    #expect(journey[1].detail == "Camera presents Photo library as a page sheet")
    #expect(journey[2].detail == "Photo library pushes Photos")
    #expect(journey[3].detail == "Photo library presents People picker as a page sheet, asked by Photos")
    #expect(journey[4].detail == "People picker goes")
  }

  @Test func marksWhatAStepBringsAndWhatItTakes() {
    func titles(_ frame: DiagramFrame, _ change: DiagramNode.Change?) -> [String] {
      frame.nodes.filter { $0.change == change }.map { $0.title.joined() }
    }
    #expect(titles(journey[0], nil) == ["Camera"])
    #expect(titles(journey[2], .added) == ["Photos"])
    #expect(titles(journey[4], .removed) == ["People picker", "All contacts"])
    #expect(titles(journey[5], nil) == ["Camera"])
    #expect(journey[4].edges.filter { $0.change == .removed }.map(\.kind) == [.presents, .asks, .shownChild])
    #expect(journey[4].clusters.filter { $0.change == .removed }.map(\.title) == ["People picker"])
  }

  @Test func marksTheLineToATabThatIsSelected() {
    var model = Sample.tabs(3)
    model.steps = [Step(.select("tab2", in: "bar"))]
    let frame = diagram(model, .frames).frames[1]
    #expect(frame.edges.filter { $0.change == .added }.map(\.head.node) == ["tab2 in window main"])
    #expect(frame.nodes.allSatisfy { $0.change == nil })
  }

  @Test func saysWhyAStepIsRefused() {
    var model = Sample.camera
    model.steps = [
      Step(.present("library", from: "camera")), Step(.present("picker", from: "camera"), trigger: "Tap again"),
    ]
    let frame = diagram(model, .frames).frames[2]
    #expect(frame.isRefused)
    #expect(frame.title == "Tap again")
    #expect(frame.detail.hasPrefix("Nothing happens: "))
    #expect(frame.detail.contains("already presenting"))
    #expect(frame.nodes.allSatisfy { $0.change == nil })
  }

  @Test func anExceptionEndsTheApp() {
    var model = Sample.camera
    model.steps = [Step(.present("camera", from: "camera")), Step(.present("library", from: "camera"))]
    let frames = diagram(model, .frames).frames
    #expect(frames[1].detail.hasPrefix("UIKit raises an exception: "))
    #expect(frames[2].detail == "Not reached: the exception has ended the app")
  }

  @Test func aNewRootStandsInTheSameWindow() {
    let model = Model(
      controllers: [Controller("login"), Controller("home")], windows: [Window(root: "login")],
      steps: [Step(.setRoot("home", window: "main"))])
    let frame = diagram(model, .frames).frames[1]
    #expect(frame.clusters.map(\.title) == ["Window"])
    #expect(frame.clusters.flatMap(\.members) == ["home in window main", "login in window main"])
    #expect(frame.nodes.map(\.change) == [.added, .removed])
  }

  @Test func putsTheSameControllerAtTheSamePlaceInEveryFrame() throws {
    let figure = diagram(Sample.journey, .frames)
    let documents = try FigureRenderer.place(figure, layout: Graphviz.layout).frames()
    #expect(documents.count == figure.frames.count)
    #expect(Set(documents.map { [$0.root["width"], $0.root["height"]] }).count == 1)
    var places: [String: Set<String>] = [:]
    for document in documents {
      for node in document.root.descendants where node["class"]?.hasPrefix("node ") == true {
        let outline = try #require(node.descendants.first { $0.name == "rect" })
        let name = try #require(node["id"]?.split(separator: "-").dropFirst(2).joined(separator: "-"))
        places[name, default: []].insert("\(outline["x"] ?? "") \(outline["y"] ?? "")")
      }
    }
    #expect(places.count == 6)
    #expect(places.values.allSatisfy { $0.count == 1 })
  }

  @Test func givesEachFrameIdentifiersOfItsOwn() throws {
    let root = try svg(Sample.journey, .frames, prefix: "a-").root
    let identifiers = root.descendants.compactMap { $0["id"] }
    #expect(Set(identifiers).count == identifiers.count)
    #expect(identifiers.contains { $0.hasPrefix("a-step-3-node-picker") })
  }

  @Test func drawsNoMoreThanAHundredSteps() {
    var model = Sample.tabs(2)
    model.steps = (0..<150).map { Step(.select(ControllerID("tab\($0 % 2)"), in: "bar")) }
    let figure = diagram(model, .frames)
    #expect(figure.frames.count == 101)
    #expect(figure.caption == "The first 100 of 150 steps.")
  }

  @Test func writesFramesOneAfterTheOtherWhereNothingHasAPlace() {
    let figure = diagram(Sample.camera, .frames)
    let text = MarkdownTable.text(of: figure)
    #expect(text.contains("## Step 2: Choose an album"))
    #expect(text.contains("| Photos | PhotosViewController | view controller | added |"))
    #expect(figure.unrolled.clusters.map(\.id) == ["step 0", "step 1", "step 2", "step 3"])
    #expect(MermaidWriter.text(of: figure.unrolled).contains("subgraph c2[\"Step 1: Tap the photo icon\"]"))
  }
}
