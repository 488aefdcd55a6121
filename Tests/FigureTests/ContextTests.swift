import Testing
import VCDOT
import VCDiagram
import VCFigures
import VCGraphviz
import VCLayout
import VCModel
import VCReplay
import VCSVG

@testable import VCDrawing

/// The outline around the area that a presentation in a context covers.
@Suite("Presentation contexts")
struct ContextTests {
  /// A stack whose screen defines a context, and a sheet in this context.
  private var single: Model {
    var definer = Controller("definer", title: "Definer")
    definer.definesPresentationContext = true
    let stack = Controller("stack", kind: .navigation, title: "Stack", children: ["definer"])
    return Model(
      environment: DeviceEnvironment(idiom: .pad), controllers: [stack, definer, Controller("sheet", title: "Sheet")],
      windows: [AppWindow(root: "stack")],
      steps: [Step(.present("sheet", from: "definer", style: .overCurrentContext))])
  }

  @Test("no line crosses the labels of contexts", arguments: FigureDirection.allCases, FigureDetail.allCases)
  func labels(direction: FigureDirection, detail: FigureDetail) throws {
    let diagram = Figure.diagram(
      of: Replay(single), FigureRequest(kind: .hierarchy, detail: detail, direction: direction))
    #expect(diagram.allClusters.contains { $0.kind == .context })
    #expect(try FigureRenderer.place(diagram, layout: Graphviz.layout).faults.collisions == 0)
  }

  @Test("contexts in a sheet are not larger than the sheet")
  func inSheet() throws {
    let controllers = ["home", "sheet", "editor"].map { Controller(ControllerID($0), title: $0) }
    let model = Model(
      environment: DeviceEnvironment(idiom: .pad), controllers: controllers, windows: [AppWindow(root: "home")],
      steps: [
        Step(.present("sheet", from: "home", style: .formSheet)),
        Step(.present("editor", from: "sheet", style: .overCurrentContext)),
      ])
    let screen = try #require(diagram(model, .chain).nodes.last?.screen)
    #expect(screen.layers.map(\.base) == [nil, nil, 1])
    let drawn = try FigureRenderer.render(diagram(model, .chain), layout: Graphviz.layout)
    /// The boxes that are drawn as translucent layers: dashed.
    let open = drawn.root.descendants.filter { $0["fill-opacity"] == "0.8" }.compactMap {
      $0["width"].flatMap(Double.init)
    }
    #expect(open == [(DeviceScreen.Device.pad.size.width - 10) * 0.52])
  }

  @Test("a popover's anchor is in the sheet that presented it")
  func anchorInSheet() throws {
    let model = Model(
      environment: DeviceEnvironment(idiom: .pad),
      controllers: ["home", "sheet", "menu"].map { Controller(ControllerID($0), title: $0) },
      windows: [AppWindow(root: "home")],
      steps: [
        Step(.present("sheet", from: "home", style: .formSheet)),
        Step(.present("menu", from: "sheet", style: .popover, popover: PopoverAnchor(.barButtonItem("Filter")))),
      ])
    #expect(diagram(model, .chain).nodes.last?.screen?.layers.map(\.base) == [nil, nil, 1])
    let drawn = try svg(model, .chain).root.descendants
    let filter = try #require(drawn.last { $0.text == "Filter" }?["x"].flatMap(Double.init))
    let width = (DeviceScreen.Device.pad.size.width - 10) * 0.52
    let sheet = try #require(drawn.last { $0["width"].flatMap(Double.init) == width }?["x"].flatMap(Double.init))
    #expect(filter > sheet + width / 2 && filter < sheet + width)
  }

  @Test("a context that is gone is crossed out, but not the controller that defined it")
  func gone() throws {
    var model = single
    model.steps.append(Step(.dismiss("sheet")))
    let frames = try FigureRenderer.place(diagram(model, .frames), layout: Graphviz.layout).frames()
    let context = try #require(
      frames[2].root.descendants.first { $0["class"]?.hasPrefix("cluster context") == true })
    #expect(context.descendants.first { $0.name == "rect" }?["stroke-dasharray"] != nil)
    let texts = context.descendants.filter { $0.name == "text" }
    let struck = try #require(context.descendants.first { $0.name == "path" }?["d"])
    #expect(texts.map(\.text) == ["Definer", "presentation context"])
    let start = try #require(Double(struck.dropFirst().prefix { $0.isNumber || $0 == "." }))
    #expect(start > (try #require(Double(texts[1]["x"] ?? ""))) - 3)
  }

  /// An iPad's split view whose second column defines a context, which is covered; then a sheet over everything.
  private var columns: Model {
    var definer = Controller("second", kind: .navigation, title: "Account", children: ["account"])
    definer.definesPresentationContext = true
    var split = Controller("split", kind: .split)
    split.columns = [.primary: "first", .secondary: "second"]
    return Model(
      environment: DeviceEnvironment(idiom: .pad),
      controllers: [
        split, Controller("first", kind: .navigation, title: "A list with quite a long title", children: ["list"]),
        Controller("list", title: "List"), definer, Controller("account", title: "Account"),
        Controller("form", title: "Form"), Controller("code", title: "Code"),
      ],
      windows: [AppWindow(root: "split")],
      steps: [
        Step(.present("form", from: "account", style: .currentContext), trigger: "New"),
        Step(.present("code", from: "list", style: .formSheet), trigger: "Sign"),
      ])
  }

  @Test("headings have the same distance to the right border as to the left one", arguments: FigureDirection.allCases)
  func headings(direction: FigureDirection) throws {
    let diagram = Figure.diagram(of: Replay(single), FigureRequest(kind: .hierarchy, direction: direction))
    let places = try FigureRenderer.place(diagram, layout: Graphviz.layout).figure.places
    for (id, heading) in places.clusterLabels {
      let frame = try #require(places.clusters[id])
      #expect(frame.maxX - heading.maxX >= heading.x - frame.x - 1, "\(id)")
    }
  }

  @Test(
    "frames contain everything that belongs to them", arguments: [FigureKind.hierarchy, .pointers],
    FigureDirection.allCases)
  func frames(kind: FigureKind, direction: FigureDirection) throws {
    let diagram = Figure.diagram(of: Replay(columns), FigureRequest(kind: kind, direction: direction))
    let places = try FigureRenderer.place(diagram, layout: Graphviz.layout).places
    for cluster in diagram.allClusters {
      let frame = try #require(places.clusters[cluster.id])
      for id in cluster.nodes {
        let box = try #require(places.nodes[id])
        #expect(frame.x < box.x && box.maxX < frame.maxX && frame.y < box.y && box.maxY < frame.maxY, "\(id)")
      }
    }
  }

  @Test("presentations from one family are numbered by step")
  func numbers() {
    let labels = { (replay: Replay, kind: FigureKind) in
      Figure.diagram(of: replay, FigureRequest(kind: kind)).edges.filter {
        $0.kind == .presents || $0.kind == .presented
      }
      .map { [$0.head.node, $0.label.joined(separator: " ")] }
    }
    let replay = Replay(columns)
    #expect(labels(replay, .hierarchy) == [["form", "1. New"], ["code", "2. Sign"]])
    #expect(labels(replay, .pointers) == [["form", "1. New"], ["code", "2. Sign"]])
    #expect(labels(replay, .frames).allSatisfy { !$0[1].contains(".") })
    var later = columns
    later.steps.insert(Step(.traits(horizontal: nil, vertical: .compact)), at: 0)
    #expect(labels(Replay(later), .hierarchy) == [["form", "2. New"], ["code", "3. Sign"]])
    var single = columns
    single.steps.removeLast()
    #expect(labels(Replay(single), .hierarchy) == [["form", "New"]])
  }
}
