import Testing
import VCDiagram
import VCFigures
import VCModel
import VCReplay

@Suite("Delegates in a hierarchy") struct DelegateTests {
  /// A tab bar controller whose tabs all have the first tab as their delegate.
  private func figure(_ kind: FigureKind = .hierarchy, tabs count: Int) -> Diagram {
    let tabs = (0..<count).map { ControllerID("tab\($0)") }
    let model = Model(
      controllers: [Controller("bar", kind: .tabBar, children: ["home"] + tabs), Controller("home", title: "Home")]
        + tabs.map {
          var tab = Controller($0)
          tab.delegate = "home"
          return tab
        }, windows: [AppWindow(root: "bar")], steps: [Step(.select("tab0", in: "bar"))])
    return Figure.diagram(of: Replay(model), FigureRequest(kind: kind))
  }

  @Test("up to four lines lead to a delegate")
  func few() {
    let figure = figure(tabs: 4)
    #expect(figure.edges.count { $0.kind == .delegate && $0.head.node == "home" } == 4)
    #expect(!figure.nodes.contains { $0.subtitle.contains("delegate: Home") })
  }

  @Test("the delegate of more controllers is named in their boxes")
  func many() {
    let figure = figure(tabs: 5)
    #expect(!figure.edges.contains { $0.kind == .delegate })
    let tabs = figure.nodes.filter { $0.id.hasPrefix("tab") }
    #expect(tabs.allSatisfy { $0.subtitle.contains("delegate: Home") && $0.name.contains(", delegate: Home") })
    #expect(tabs.count == 5)
  }

  @Test("frames have the lines in every case, because they do not all show the same controllers")
  func frames() {
    #expect(figure(.frames, tabs: 5).frames.allSatisfy { $0.edges.contains { $0.kind == .delegate } })
  }
}
