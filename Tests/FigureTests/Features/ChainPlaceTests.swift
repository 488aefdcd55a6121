import Testing
import VCDiagram
import VCModel
import VCReplay

@testable import VCFigures

/// A split view with a list and a detail, in each of which something can be presented.
@Suite("The screen that an arrow of a chain leaves") struct ChainPlaceTests {
  private func chain(_ steps: [Step]) -> Diagram {
    var split = Controller("split", kind: .split, title: "Studio")
    split.splitStyle = .doubleColumn
    split.columns = [.primary: "list", .secondary: "detail"]
    var list = Controller("list", title: "Tracks")
    list.definesPresentationContext = true
    var detail = Controller("detail", title: "Mixer")
    detail.definesPresentationContext = true
    let others = ["Effects", "Filter", "Export"].map { Controller(ControllerID($0.lowercased()), title: $0) }
    let model = Model(
      environment: DeviceEnvironment(idiom: .pad, ios: 17), controllers: [split, list, detail] + others,
      windows: [AppWindow(root: "split")], steps: steps)
    return ChainFigure(Replay(model), title: "").diagram
  }

  private func ends(_ figure: Diagram) -> [String] {
    figure.edges.map { "\($0.kind.rawValue) \($0.tail.node) > \($0.head.node)" }
  }

  private let effects = Step(.present("effects", from: "detail", style: .currentContext))
  private let filter = Step(.present("filter", from: "list", style: .currentContext), trigger: "Tap Filter")
  private let export = Step(.present("export", from: "list", style: .formSheet), trigger: "Tap Export")

  @Test("is the one that the user sees before the step, not that of the presenter")
  func seenBefore() {
    let steps = [effects, filter, export, Step(.dismiss("export")), Step(.dismiss("filter"))]
    #expect(
      ends(chain(steps)) == [
        "opens split > effects", "opens effects > filter", "opens filter > export", "returns export > filter",
        "returns filter > effects",
      ])
  }

  @Test("is followed by another look when something else than the front is dismissed")
  func dismissedBehind() {
    let figure = chain([effects, filter, Step(.dismiss("effects"), trigger: "Close")])
    #expect(ends(figure).last == "show filter > filter look 2")
    #expect(figure.nodes.map(\.ending) == [nil, .gone, nil, .onScreen])
  }

  @Test("is the newest of several in contexts, whichever is presented from the window's root")
  func newest() {
    let above = Step(.present("export", from: "effects", style: .overCurrentContext))
    let figure = chain([effects, filter, above])
    #expect(ends(figure).last == "opens filter > export")
    #expect(figure.nodes.last?.ending == .onScreen)
  }

  @Test("has the presenter in its name, as the hierarchy has, if the screen is not named after that")
  func presenter() {
    let names = chain([effects, filter, export]).edges.map(\.name)
    #expect(
      names == [
        "Step 1: On Studio, Mixer presents Effects",
        "Step 2: On Effects, Tracks presents Filter, after: Tap Filter",
        "Step 3: On Filter, Studio presents Export, asked by Tracks, after: Tap Export",
      ])
  }

  @Test("does not show an asker that is covered or out of the window, which the caption tells")
  func hiddenAsker() {
    let caption = chain([effects, filter, export]).caption
    #expect(caption == "Not visible when asked to present: Tracks (step 3: view not in a window).")
    let over = Step(.present("filter", from: "list", style: .overCurrentContext))
    #expect(
      chain([effects, over, export]).caption == "Not visible when asked to present: Tracks (step 3: covered).")
    #expect(chain([effects, filter]).caption?.contains("asked") != true)
  }

  @Test("is not drawn a second time for what changes below it out of sight")
  func outOfSight() {
    let model = Model(
      controllers: [
        Controller("tabs", kind: .tabBar, children: ["one", "two"]), Controller("one"), Controller("two"),
        Controller("photo"), Controller("ask", kind: .alert, title: "Sure?"),
      ], windows: [AppWindow(root: "tabs")],
      steps: [
        Step(.present("photo", from: "one", style: .fullScreen)), Step(.present("ask", from: "photo")),
        Step(.select("two", in: "tabs"), trigger: "A hand-off"),
      ])
    let figure = ChainFigure(Replay(model), title: "").diagram
    #expect(figure.nodes.map(\.id) == ["tabs", "photo", "ask"])
    #expect(figure.caption == "Steps without an arrow: A hand-off (step 3).")
    var seen = model
    seen.environment = DeviceEnvironment(idiom: .pad)
    seen.steps[0] = Step(.present("photo", from: "one", style: .pageSheet))
    #expect(ChainFigure(Replay(seen), title: "").diagram.nodes.map(\.id).last == "ask look 2", "the tab bar is seen")
  }
}
