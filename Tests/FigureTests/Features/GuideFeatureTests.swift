import Testing
import VCDiagram
import VCFigures
import VCModel
import VCReplay

@Suite("Styles, transitions, selected pointers and callbacks in figures") struct GuideFeatureTests: TwoScreens {
  @Test("a figure of transitions shows those of the system version")
  func transitionStyles() {
    func names(_ ios: Int) -> [String] {
      TransitionsFigure(DeviceEnvironment(ios: ios), title: "").diagram.nodes.map(\.id)
    }
    #expect(names(17) == ["coverVertical", "flipHorizontal", "crossDissolve", "partialCurl"])
    #expect(names(18).last == "zoom")
  }

  @Test("selected styles are below the two screens")
  func chosenStyles() {
    let figure = StylesFigure(DeviceEnvironment(idiom: .pad, ios: 17), title: "", styles: [.pageSheet, .formSheet])
      .diagram
    #expect(figure.rows.first == ["presenter alone", "presented alone"])
    #expect(figure.rows.dropFirst().flatMap(\.self) == ["pageSheet", "formSheet"])
  }

  @Test("selected pointers are listed unless they are nil")
  func chosenPointers() {
    var request = FigureRequest(kind: .pointers)
    request.contents.rows = [.navigationController, .presentingViewController]
    let nodes = Figure.diagram(of: Replay(Sample.camera), request).nodes
    #expect(
      nodes.first { $0.id == "photos" }?.rows.map(\.property) == ["navigationController", "presentingViewController"])
    #expect(nodes.first { $0.id == "camera" }?.rows.map(\.property) == [])
  }

  @Test("frames list callbacks, and that a sheet's presenter gets none")
  func callbacks() {
    func rows(_ style: ModalPresentationStyle) -> [String]? {
      var request = FigureRequest(kind: .frames)
      request.contents.showsCallbacks = true
      let frame = Figure.diagram(of: Replay(model(style: style) { _, _ in }), request).frames.last
      return frame?.nodes.first { $0.subject == "home" }?.rows.map(\.property)
    }
    #expect(rows(.fullScreen) == ["viewWillDisappear", "viewDidDisappear"])
    #expect(rows(.pageSheet) == ["no callbacks"])
  }

  @Test("an instantiated controller has its own family in the following frames")
  func instantiated() {
    var model = model { $1.storyboard = "Second#Shown" }
    model.storyboards = [Storyboard(name: "Second", identifiers: ["Shown": "shown"])]
    model.steps.insert(Step(.instantiate(storyboard: "Second", identifier: "Shown", as: nil)), at: 0)
    let frames = diagram(model, .frames).frames
    #expect(frames.map { $0.nodes.contains { $0.subject == "shown" } } == [false, true, true])
    #expect(words("shown", model).suffix(2) == ["from Second", "identifier Shown"])
  }
}
