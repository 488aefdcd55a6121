import Testing
import VCDiagram
import VCDrawing
import VCGraphviz
import VCModel
import VCReplay
import VCSVG

@testable import VCFigures

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
    #expect(journey[4].detail == "People picker is dismissed")
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

  /// A stack is filled before it is presented, and is no longer drawn after its dismissal.
  @Test func drawsWhatAStepFillsOutOfSight() {
    let model = Model(
      controllers: [
        Controller("home", title: "Home"), Controller("flow", kind: .navigation, title: "Flow"),
        Controller("form", title: "Form"), Controller("alert", kind: .alert, title: "Alert"),
      ], windows: [AppWindow(root: "home")],
      steps: [
        Step(.setChildren(["form"], of: "flow")), Step(.present("flow", from: "home")), Step(.dismiss("home")),
        Step(.present("alert", from: "home")),
      ])
    let titles = diagram(model, .frames).frames.map { $0.nodes.map { $0.title.joined() } }
    #expect(
      titles == [
        ["Home"], ["Home", "Flow", "Form"], ["Home", "Flow", "Form"], ["Home", "Flow", "Form"], ["Home", "Alert"],
      ])
  }

  /// The photos asked for the people picker, and are popped below it.
  @Test func aPresentationStaysTheSameWhenItsInitiatorLeaves() {
    var model = Sample.camera
    model.steps.append(Step(.popToRoot("library")))
    let lines = diagram(model, .frames).frames.last?.edges.filter { $0.head.node.hasPrefix("picker") }
    #expect(lines?.filter { $0.kind == .presents }.map(\.change) == [nil])
    #expect(lines?.filter { $0.kind == .asks }.map(\.change) == [.removed])
  }

  @Test func detailsNameControllersByTitle() {
    var model = Sample.camera
    model.steps += [
      Step(.pop("library"), trigger: "Back"), Step(.pop("library"), trigger: "Back"),
      Step(.present("picker", from: "camera")),
    ]
    let details = diagram(model, .frames).frames.suffix(3).map(\.detail)
    #expect(
      details == [
        "Photo library pops Photos", "Nothing happens: Photo library has nothing to pop: its root stays",
        "UIKit raises an exception: Application tried to present modally a view controller “People picker” "
          + "that is already being presented by “Photo library”.",
      ])
  }

  @Test func whatIsNewAndInNoWindowIsDashedAsWell() throws {
    let model = Model(
      controllers: [
        Controller("home", title: "Home"), Controller("flow", kind: .navigation, title: "Flow"),
        Controller("form", title: "Form"),
      ], windows: [AppWindow(root: "home")],
      steps: [Step(.setChildren(["form"], of: "flow")), Step(.present("flow", from: "home"))])
    let documents = try FigureRenderer.place(diagram(model, .frames), layout: Graphviz.layout).frames()
    /// The dashes of the boxes of a class.
    func dashes(_ name: String, in frame: Int) -> [String?] {
      let boxes = documents[frame].root.descendants.filter { $0["class"] == name }
      return boxes.map { box in box.descendants.first { $0.name == "rect" }?["stroke-dasharray"] }
    }
    #expect(dashes("node navigation absent added", in: 1) == ["2.5 2.5"])
    #expect(dashes("node content absent added", in: 1) == ["2.5 2.5"])
    #expect(dashes("node content front", in: 2) == [nil])
  }

  /// A sheet, another one that UIKit refuses, and a page after the refusal.
  private static let refused = Model(
    environment: DeviceEnvironment(ios: 17),
    controllers: [
      Controller("home", title: "Home"), Controller("sheet", title: "Sheet"), Controller("other", title: "Other"),
    ], windows: [AppWindow(root: "home")],
    steps: [
      Step(.present("sheet", from: "home")), Step(.present("other", from: "home"), trigger: "Tap again"),
      Step(.dismiss("home")),
    ])

  @Test("a step that UIKit refused has only a heading on a page with all frames")
  func refusal() throws {
    func panels(_ request: FigureRequest) throws -> [SVGElement] {
      var figure = Figure.diagram(of: Replay(Self.refused), request)
      figure.maxWidth = 420
      let drawn = try FigureRenderer.render(figure, layout: Graphviz.layout)
      return drawn.root.descendants.filter { $0["class"] == "frame" }
    }
    func boxes(_ panel: SVGElement) -> Int { panel.descendants.count { $0["class"]?.hasPrefix("node") ?? false } }
    func texts(_ panel: SVGElement) -> [String] { panel.descendants.filter { $0.name == "text" }.map(\.text) }
    var request = FigureRequest(kind: .frames)
    let all = try panels(request)
    #expect(all.map(boxes) == [1, 2, 0, 2])
    #expect(texts(all[2]).prefix(2) == ["2", "Tap again"] && texts(all[2]).joined().contains("Nothing happens"))
    request.steps = 2...3
    #expect(try panels(request).map(boxes) == [2, 2], "nothing on the page shows what is there")
  }

  /// A tab bar with a stack in which nothing changes, and two sheets over it.
  private static let unchanged = Model(
    controllers: [
      Controller("tabs", kind: .tabBar, title: "Tabs", children: ["first", "second", "third"]),
      Controller("first", kind: .navigation, title: "First", children: ["list"]), Controller("list", title: "List"),
      Controller("second", title: "Second"), Controller("third", title: "Third"), Controller("sheet", title: "Sheet"),
      Controller("alert", kind: .alert, title: "Alert"),
    ], windows: [AppWindow(root: "tabs")],
    steps: [
      Step(.present("sheet", from: "list"), trigger: "Open"), Step(.present("alert", from: "sheet"), trigger: "Ask"),
      Step(.dismiss("alert"), trigger: "No"),
    ])

  @Test func drawsUnchangedFamiliesSmall() throws {
    let figure = diagram(Self.unchanged, .frames)
    let titles = figure.frames[1].nodes.map { $0.title.joined() }
    // The top presents, the list is the initiator and is on screen at the start; the other tabs are only counted.
    #expect(titles == ["Tabs", "First", "List", "Sheet"])
    let top = try #require(figure.frames[1].nodes.first)
    #expect(top.subtitle.last == "and 2 more controllers" && top.name.hasSuffix("and 2 more controllers"))
    #expect(figure.caption == "Unchanged families are abbreviated.")
    #expect(Set(figure.frames.map { $0.edges.filter { $0.kind == .asks }.count }) == [0, 1])
  }

  /// A tab bar with five stacks, of which the second one is used in many steps.
  private static func tabs(steps: Int) -> Model {
    let stacks = (1...5).map { number in
      Controller(
        ControllerID("nav\(number)"), kind: .navigation, title: "Nav \(number)",
        children: [ControllerID("root\(number)")])
    }
    var tabs = Controller("tabs", kind: .tabBar, title: "Tabs", children: stacks.map(\.id))
    tabs.selected = "nav2"
    let roots = (1...5).map { Controller(ControllerID("root\($0)"), title: "Root \($0)") }
    return Model(
      controllers: [tabs, Controller("detail", title: "Detail")] + stacks + roots, windows: [AppWindow(root: "tabs")],
      steps: (0..<steps).map { Step($0.isMultiple(of: 2) ? .push("detail", onto: "nav2") : .pop("nav2")) })
  }

  @Test func countsBranchesWithoutChangesInLongStories() throws {
    let figure = diagram(Self.tabs(steps: 8), .frames)
    #expect(figure.frames[1].nodes.map { $0.title.joined() } == ["Tabs", "Nav 2", "Root 2", "Detail"])
    #expect(try #require(figure.frames[1].nodes.first).subtitle.last == "and 8 more controllers")
    #expect(figure.caption == "Unchanged parts are abbreviated.")
  }

  @Test func drawsBranchesOfShortStoriesInFull() {
    let figure = diagram(Self.tabs(steps: 2), .frames)
    #expect(figure.frames[1].nodes.count == 12 && figure.caption == nil)
  }

  @Test func keepsBranchesThatAStepVisits() {
    var model = Self.tabs(steps: 8)
    model.steps += [Step(.select("nav4", in: "tabs")), Step(.present("sheet", from: "root4"))]
    model.controllers.append(Controller("sheet", title: "Sheet"))
    let titles = diagram(model, .frames).frames[1].nodes.map { $0.title.joined() }
    #expect(titles == ["Tabs", "Nav 2", "Root 2", "Detail", "Nav 4", "Root 4"])
  }

  @Test func showsTheNoteOfAStep() {
    var model = Self.tabs(steps: 1)
    model.steps[0].trigger = "Tap"
    model.steps[0].note = "The list stays below."
    let frame = diagram(model, .frames).frames[1]
    #expect(frame.detail == "Nav 2 pushes Detail. The list stays below.")
    #expect(frame.summary.contains("The list stays below.") && !frame.summary.contains(".."))
  }

  @Test func aFamilyThatChangesIsDrawnInFull() {
    var model = Self.unchanged
    model.steps.append(Step(.select("third", in: "tabs")))
    let figure = diagram(model, .frames)
    #expect(figure.frames[0].nodes.count == 5 && figure.caption == nil)
  }

  @Test(arguments: [(1...2, [1, 2]), (2...2, [2]), (0...1, [0, 1]), (2...9, [2, 3])])
  func onlySomeStepsAreShown(steps: ClosedRange<Int>, numbers: [Int]) {
    var request = FigureRequest(kind: .frames)
    request.steps = steps
    let figure = Figure.diagram(of: Replay(Self.unchanged), request)
    #expect(figure.frames.map(\.number) == numbers)
    // The changes of the first frame are relative to the step before it.
    let changes = figure.frames[0].nodes.contains { $0.change == .added }
    #expect(changes == (numbers[0] > 0))
  }

  @Test func aCaptionSaysWhichStepsAreShown() {
    var request = FigureRequest(kind: .frames)
    request.steps = 2...3
    let caption = Figure.diagram(of: Replay(Self.unchanged), request).caption ?? ""
    #expect(caption.hasPrefix("Steps 2 to 3 of 3."))
  }

  @Test(arguments: [("3-6", 3...6), ("3", 3...3), ("0-0", 0...0)] as [(String, ClosedRange<Int>)])
  func rangesOfStepsAreWrittenAsPeopleWriteThem(text: String, range: ClosedRange<Int>) {
    #expect(StepRange.range(text) == range)
    #expect(StepRange.range(StepRange.text(range)) == range)
  }

  @Test(arguments: ["", "-", "3-", "-3", "6-3", "a", "1-2-3", "+1", "99999999999999999999"])
  func rejectsInvalidRanges(text: String) { #expect(StepRange.range(text) == nil) }

  @Test func anAnimationShowsOneFrameAfterTheOtherAndTheLastWhereNothingMoves() throws {
    var request = FigureRequest(kind: .frames)
    request.frames = .animation
    let figure = Figure.diagram(of: Replay(Self.unchanged), request)
    let document = try FigureRenderer.render(figure, options: FigureOptions(idPrefix: "a-"), layout: Graphviz.layout)
    let text = document.text
    #expect(SVGCheck(text).faults == [])
    #expect(text.ranges(of: "class=\"moment\"").count == 4)
    #expect(text.ranges(of: "visibility=\"hidden\"").count == 3, "all except the last one")
    #expect(text.contains("@keyframes a-show{0%{visibility:visible}25%{visibility:hidden}}"))
    #expect(text.contains("@media screen and (prefers-reduced-motion:no-preference)"))
    for title in ["Start", "1. Open", "2. Ask", "3. No"] { #expect(text.contains(">\(title)</text>")) }
    let sheet = try svg(Self.unchanged, .frames)
    #expect(document.width < sheet.width || document.height < sheet.height)
  }

  @Test func framesInFilesOfTheirOwnAreOfOneSize() throws {
    var sizes: Set<String> = []
    let figure = diagram(Self.unchanged, .frames)
    for frame in figure.frames {
      var alone = figure
      alone.onlyFrame = frame.number
      let document = try FigureRenderer.render(alone, options: FigureOptions(legend: .never), layout: Graphviz.layout)
      sizes.insert("\(document.width) \(document.height)")
      #expect(document.text.ranges(of: "class=\"frame\"").count == 1)
    }
    #expect(sizes.count == 1)
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
    var request = FigureRequest(kind: .frames)
    func figure() -> Diagram { Figure.diagram(of: Replay(model), request) }
    #expect(figure().frames.count == 2 && figure().frames[1].detail.hasPrefix("UIKit raises an exception: "))
    #expect(figure().caption == "The exception terminated the app: step 2 is not reached.")
    model.steps.append(Step(.dismiss("camera")))
    #expect(figure().frames.count == 2)
    #expect(figure().caption == "The exception terminated the app: steps 2 to 3 are not reached.")
    request.steps = 2...3
    #expect(figure().frames.map(\.detail) == ["Not reached: the exception terminated the app"])
    request.steps = 0...1
    #expect(figure().caption == "The first 1 of 3 steps.")
  }

  @Test func drawsANewRootAsAnotherFamilyOfItsWindow() {
    let model = Model(
      controllers: ["login", "home", "help"].map { Controller($0) }, windows: [AppWindow(root: "login")],
      steps: ["home", "help", "login"].map { Step(.setRoot($0, window: "main")) })
    let figure = diagram(model, .frames)
    let frame = figure.frames[1]
    #expect(frame.clusters.map(\.title) == ["login", "Window"] && frame.clusters.map(\.change) == [nil, .added])
    #expect(frame.clusters.map(\.members) == [["login in window main"], ["home in window main home"]])
    #expect(frame.nodes.map(\.change) == [nil, .added] && frame.nodes.map(\.presence) == [.absent, .front])
    // No frame has the first root and the third one; the first one returns to its own place.
    #expect(figure.nodes.count == 3 && figure.clusters.count == 3)
    #expect(figure.frames[3].nodes.last?.id == "login in window main")
  }

  @Test func keepsTheFamilyOfARootThatMovesIntoTheNewOne() {
    /// The hierarchy of a window with this root.
    func hierarchy(_ root: ControllerID) -> Hierarchy {
      let drawer = Controller("drawer", kind: .container, children: root == "home" ? [] : ["home"])
      return Replay(Model(controllers: [Controller("home"), drawer], windows: [AppWindow(root: root)])).hierarchy
    }
    var families = WindowFamilies()
    #expect(families.names(in: hierarchy("home")) == ["home": "window main"])
    #expect(families.names(in: hierarchy("drawer")) == ["drawer": "window main"])
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

  /// The first one is gone when the second one appears, and another controller presents the second one.
  @Test func whatIsPresentedLaterStandsBehindWhatWasThereBefore() {
    var list = Controller("list")
    list.definesPresentationContext = true
    let model = Model(
      environment: DeviceEnvironment(ios: 17),
      controllers: [
        Controller("stack", kind: .navigation, children: ["list"]), list, Controller("first"), Controller("second"),
      ],
      windows: [AppWindow(root: "stack")],
      steps: [
        Step(.present("first", from: "list", style: .currentContext)), Step(.dismiss("first")),
        Step(.present("second", from: "list")),
      ])
    let tops = diagram(model, .frames).clusters.compactMap(\.nodes.first)
    #expect(tops == ["stack in window main", "first in family first", "second in family second"])
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
    #expect(text.contains("| Photos | PhotosViewController | view controller | added, on screen |"))
    #expect(figure.unrolled.clusters.map(\.id) == ["step 0", "step 1", "step 2", "step 3"])
    #expect(MermaidWriter.text(of: figure.unrolled).contains("subgraph c2[\"Step 1: Tap the photo icon\"]"))
  }
}
