import Testing
import VCDiagram
import VCFigures
import VCModel
import VCReplay
import VCSVG

@testable import VCDrawing

@Suite("Changes in frames") struct FrameChangeTests {
  @Test("a family whose style adapts is changed, not added, and keeps its line")
  func adapted() throws {
    var export = Controller("export", title: "Export")
    export.modalPresentationStyle = .popover
    export.popover = PopoverAnchor(.barButtonItem("Share"))
    let model = Model(
      environment: DeviceEnvironment(idiom: .pad, ios: 17), controllers: [Controller("home"), export],
      windows: [AppWindow(root: "home")],
      steps: [
        Step(.present("export", from: "home"), trigger: "Tap"), Step(.traits(horizontal: .compact, vertical: nil)),
      ])
    let frame = try #require(diagram(model, .frames).frames.last)
    #expect(frame.clusters.map(\.change) == [nil, nil])
    #expect(frame.clusters.map(\.isDetailChanged) == [false, true])
    #expect(frame.edges.map(\.change) == [nil])
    #expect(try svg(model, .frames).text.contains("changed by this step"))
  }

  @Test("a window is named in every frame, or in none, and its scene says that it is in the background")
  func windows() throws {
    var model = Model(
      environment: DeviceEnvironment(idiom: .pad, ios: 17), controllers: [Controller("list"), Controller("note")],
      windows: [AppWindow(id: "main", root: "list"), AppWindow(id: "other", root: "note")],
      steps: [Step(.scene("two", becomes: .foregroundActive)), Step(.scene("two", becomes: .background))])
    model.scenes = [WindowScene("one", title: "List"), WindowScene("two", title: "Note", state: .unattached)]
    model.windows[0].scene = "one"
    model.windows[1].scene = "two"
    let frames = diagram(model, .frames).frames
    #expect(frames.map { $0.clusters.first?.detail } == Array(repeating: "main, scene List", count: 3))
    #expect(frames.map { $0.clusters.first?.change } == [nil, nil, nil])
    #expect(frames.map { $0.clusters.last?.isDetailChanged } == [false, false, true])
    #expect(frames.last?.clusters.last?.detail == "other, scene Note, in the background")
    #expect(
      frames.dropFirst().map(\.title) == ["The scene Note becomes active", "The scene Note enters the background"])
    #expect(diagram(model).nodes.map(\.presence) == [.front, .background])
    #expect(diagram(model, .chain).nodes.last?.subtitle == ["scene Note, in the background"])
  }

  @Test("pages stand in their order, and the one that was turned away keeps its place")
  func pages() throws {
    var pages = Controller("pages", kind: .page)
    pages.pages = ["one", "two", "three"]
    let turns: [PageTurn] = [.forward, .forward, .backward]
    let model = Model(
      controllers: [pages, Controller("one"), Controller("two"), Controller("three")],
      windows: [AppWindow(root: "pages")], steps: turns.map { Step(.turnPage($0, of: "pages")) })
    let figure = diagram(model, .frames)
    let order = figure.frames.map { frame in
      frame.edges.filter(\.kind.isContainment).map { $0.head.node.prefix { $0 != " " } }
    }
    #expect(order == [["one"], ["one", "two"], ["two", "three"], ["two", "three"]])
    let places = Set(["one", "two", "three"].map { figure.places.place(ofNode: "\($0) in window main") })
    #expect(places.count == 3)
  }

  @Test("a transition under way is said")
  func underWay() throws {
    let model = Model(
      environment: DeviceEnvironment(ios: 18),
      controllers: [
        Controller("nav", kind: .navigation, children: ["list", "item"]), Controller("list"), Controller("item"),
        Controller("sheet"),
      ], windows: [AppWindow(root: "nav")],
      steps: [
        Step(.beginPresent("sheet", from: "item")), Step(.finishTransition), Step(.beginDismiss("sheet")),
        Step(.finishTransition), Step(.beginPop("nav")),
      ])
    let frames = diagram(model, .frames).frames
    let details = frames.map { $0.clusters.first { $0.id == "family sheet" }?.detail }
    let style = "formSheet"
    #expect(
      details == [
        nil, "\(style), being presented", style, "\(style), being dismissed", "\(style), being dismissed", nil,
      ])
    #expect(frames[3].title == "The dismissal of sheet begins")
    #expect(frames[5].title == "nav begins to pop item")
    #expect(diagram(model).nodes.first { $0.id == "item" }?.subtitle.last == "being popped")
    #expect(diagram(model, .chain).nodes.first { $0.id == "nav" }?.subtitle == ["in nav", "item is being popped"])
  }

  @Test("the legend explains a removal if only a line is removed, and the number of a step that was not performed")
  func legend() throws {
    let model = Model(
      controllers: [
        Controller("tabs", kind: .tabBar, children: ["one", "two"]), Controller("one"), Controller("two"),
        Controller("late"),
      ], windows: [AppWindow(root: "tabs")],
      steps: [Step(.remove("two")), Step(.present("late", from: "two"))])
    let legend = try svg(model, .frames).root.descendants.first { $0["class"] == "legend" }
    let words = (legend?.descendants ?? []).filter { $0.name == "text" }.map(\.text)
    #expect(words.contains("removed by this step") && words.contains("step not performed"))
    var diagram = Diagram(name: "frames", title: "")
    var edge = DiagramEdge(id: "line", kind: .child, from: .init("a"), to: .init("b"), name: "")
    edge.change = .removed
    diagram.frames = [DiagramFrame(number: 1, title: "", edges: [edge])]
    #expect(Legend(diagram, mode: .always)?.entries.contains(.change(.removed)) == true)
  }

  @Test("steps of one family after the first frame of a range are those of the range")
  func range() {
    let model = Model(
      controllers: [Controller("home"), Controller("nav", kind: .navigation), Controller("page")],
      windows: [AppWindow(root: "home")],
      steps: [Step(.setChildren(["page"], of: "nav")), Step(.rotate(.landscapeLeft)), Step(.rotate(.portrait))])
    var request = FigureRequest(kind: .frames)
    request.steps = 2...3
    let frames = Figure.diagram(of: Replay(model), request).frames
    #expect(frames.map { $0.nodes.map(\.subject) } == [["home", "nav", "page"], ["home", "nav", "page"]])
    #expect(frames.map(\.title) == ["Rotate to landscape left", "Rotate to portrait"])
  }
}
