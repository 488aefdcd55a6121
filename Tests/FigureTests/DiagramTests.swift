import Testing
import VCDOT
import VCDiagram
import VCDrawing
import VCFigures
import VCGraphviz
import VCModel
import VCReplay
import VCSVG

@Suite struct DiagramTests {
  @Test func drawsTheEffectivePresenterAndTheOneWhoAskedApart() {
    let edges = diagram(Sample.camera).edges
    let presents = edges.filter { $0.kind == .presents }.map { [$0.tail.node, $0.head.node] }
    let asks = edges.filter { $0.kind == .asks }.map { [$0.tail.node, $0.head.node] }
    #expect(presents == [["camera", "library"], ["library", "picker"]])
    #expect(asks == [["photos", "picker"]])
  }

  /// The photos are popped below the people picker, so they have left the figure.
  @Test func namesAnInitiatorThatTheFigureLeavesOut() {
    var model = Sample.camera
    model.steps.append(Step(.popToRoot("library")))
    let figure = diagram(model)
    #expect(!figure.edges.contains { $0.kind == .asks })
    let line = figure.edges.last { $0.kind == .presents }
    #expect(line?.label == ["3. Tap the action button", "asked by Photos"])
    #expect(line?.name.contains("asked by Photos") == true)
  }

  @Test func labelsAPresentationWithItsTrigger() {
    let edge = diagram(Sample.camera).edges.first { $0.kind == .presents }
    #expect(edge?.label == ["1. Tap the photo icon"])
  }

  @Test func groupsFamiliesAndSaysHowTheyWerePresented() {
    let clusters = diagram(Sample.camera).clusters
    #expect(clusters.map(\.title) == ["Window", "Photo library", "People picker"])
    #expect(clusters.map(\.detail) == [nil, "pageSheet", "pageSheet"])
    #expect(clusters.map(\.members) == [["camera"], ["library", "albums", "photos"], ["picker", "people"]])
  }

  @Test func tellsTheTopOfAStackFromWhatIsBelow() {
    let kinds = diagram(Sample.camera).edges.filter { $0.tail.node == "library" && $0.kind != .presents }
    #expect(kinds.map(\.kind) == [.child, .shownChild])
  }

  @Test func tellsWhatIsSeenFromWhatIsCovered() {
    let presences = Dictionary(uniqueKeysWithValues: diagram(Sample.camera).nodes.map { ($0.id, $0.presence) })
    #expect(presences["people"] == .front)
    #expect(presences["photos"] == .partlyCovered)
    #expect(presences["albums"] == .absent)
  }

  @Test func theLegendExplainsEveryStateThatOccursHoweverFewLinesThereAre() throws {
    let alone = try svg(Sample.titled("Home")).text
    #expect(!alone.contains("on screen</text>"))
    let sheet = Model(
      controllers: [Controller("home", title: "Home"), Controller("sheet", title: "Sheet")],
      windows: [AppWindow(root: "home")], steps: [Step(.present("sheet", from: "home"))])
    let text = try svg(sheet).text
    #expect(text.contains("on screen</text>") && text.contains("partly covered</text>"))
    #expect(!text.contains(">covered</text>"))
    #expect(text.contains("<title>Home, view controller, root of a window, partly covered; presents Sheet</title>"))
  }

  @Test func aBarTellsHowMuchIsCovered() throws {
    /// The length of the bar in a box.
    func bar(_ presence: DiagramNode.Presence) throws -> Double {
      var node = DiagramNode(id: "a", title: ["A"], name: "A")
      node.presence = presence
      let diagram = Diagram(name: "figure", title: "Figure", nodes: [node])
      let document = try FigureRenderer.render(
        diagram, options: FigureOptions(theme: Theme(.light), legend: .never), layout: Graphviz.layout)
      let bars = document.text.matches(of: /width="([0-9.]+)" height="3.5" rx="1.75"/)
      return bars.first.flatMap { Double($0.output.1) } ?? 0
    }
    let lengths = try [DiagramNode.Presence.front, .partlyCovered, .covered, .absent].map(bar)
    #expect(lengths[0] == 0 && lengths[3] == 0)
    #expect(lengths[1] > 20 && abs(lengths[2] - 2 * lengths[1]) < 0.1)
  }

  @Test func whatIsOverOrNotYetThereIsLeftOutAndNamedUnderTheFigure() {
    var model = Sample.journey
    model.controllers.append(Controller("help", title: "Help"))
    let diagram = diagram(model)
    #expect(diagram.nodes.map(\.id) == ["camera"])
    #expect(
      diagram.caption
        == "After step 5: Done. Not shown: People picker, dismissed in step 4; Photo library, dismissed in step 5; Help, not in a window."
    )
    var request = FigureRequest(kind: .hierarchy)
    request.showsAbsent = true
    let all = Figure.diagram(of: Replay(model), request)
    #expect(all.clusters.count == 4 && all.caption == "After step 5: Done.")
  }

  @Test func theLineUnderAFigureTellsWhatBecameOfAFamilyLast() {
    let ids = ["list", "detail", "sheet", "alert"]
    var model = Model(
      controllers: [Controller("stack", kind: .navigation, title: "Stack", children: ["list"])]
        + ids.map { Controller(ControllerID($0), title: "The \($0)") },
      windows: [AppWindow(root: "stack")],
      steps: [
        Step(.push("detail", onto: "stack")), Step(.present("sheet", from: "detail")),
        Step(.present("alert", from: "detail")), Step(.dismiss("sheet")), Step(.pop("stack")),
      ])
    #expect(
      diagram(model).caption
        == "After step 5: Stack pops its top. Not shown: The alert, refused in step 3; The sheet, dismissed in step 4; The detail, removed in step 5. Refused: Present The alert from The detail (step 3): Stack already presents The sheet."
    )
    model.steps += [Step(.push("detail", onto: "stack")), Step(.pop("stack"))]
    #expect(diagram(model).caption?.contains("The detail, removed in step 7") == true)
    model.steps += [Step(.push("detail", onto: "stack"))]
    #expect(diagram(model).caption?.contains("The detail, ") == false)
  }

  @Test func aFamilyThatIsAskedForIsShownWhereverItIs() {
    let request = FigureRequest(kind: .hierarchy, focus: ["people"])
    #expect(Figure.diagram(of: Replay(Sample.journey), request).clusters.map(\.id) == ["picker"])
  }

  @Test func aModelWithoutAWindowIsShownAsItIs() {
    let model = Model(controllers: [Controller("a", title: "A"), Controller("b", title: "B")])
    #expect(diagram(model).nodes.count == 2)
  }

  @Test func saysNilInWordsWhereAPointerIsNotSet() {
    let rows = diagram(Sample.camera, .pointers).nodes.first { $0.id == "camera" }?.rows ?? []
    #expect(rows.map(\.property) == ["presentedViewController", "presentingViewController"])
    #expect(rows.map(\.value) == [nil, "nil"])
  }

  @Test(arguments: [
    ("UINavigationController", "UINavigationController"), ("UISplitViewController", "UISplitViewController"),
    ("MailboxSelectionHostViewController", "MailboxSelectionHost"), ("Inbox", "Inbox"),
  ])
  func aRowNamesWhatItPointsAt(className: String, value: String) {
    let model = Model(
      controllers: [
        Controller("a", className: className, kind: .container, children: ["b"]), Controller("b", title: "B"),
      ],
      windows: [AppWindow(root: "a")])
    let rows = diagram(model, .pointers).nodes.first { $0.id == "b" }?.rows ?? []
    #expect(rows.map(\.value) == [value])
  }

  @Test func namesANodeForPeopleWhoHearIt() {
    let name = diagram(Sample.camera).nodes.first { $0.id == "library" }?.name
    #expect(
      name
        == "Photo library, navigation controller, presented by Camera as a page sheet, partly covered; presents People picker"
    )
  }

  @Test func describesTheFigureInSentences() {
    let summary = diagram(Sample.camera).summary
    #expect(
      summary.contains(
        "People picker, a navigation controller, is presented by Photo library as a page sheet, asked by Photos (Tap the action button)"
      ))
    #expect(
      summary.hasSuffix(
        "Visible: All contacts; partly visible: Camera and Photos. After step 3: Tap the action button."))
  }

  @Test func keepsTheFocusAndWhatIsNextToIt() {
    let request = FigureRequest(kind: .hierarchy, focus: ["people"], depth: 1)
    let diagram = Figure.diagram(of: Replay(Sample.camera), request)
    #expect(diagram.clusters.map(\.id) == ["library", "picker"])
  }

  @Test func drawsTheStateAfterAStep() {
    let diagram = Figure.diagram(of: Replay(Sample.camera), FigureRequest(kind: .hierarchy, step: 1))
    #expect(diagram.edges.filter { $0.kind == .presents }.map(\.id) == ["presents library"])
  }

  @Test func learnsFromTheStepsWhatOpensAScreenAndWhatReturns() {
    let paths = diagram(Sample.journey, .chain).edges.map {
      ($0.kind, $0.tail.node, $0.head.node, $0.label.joined(separator: " "))
    }
    #expect(paths.map(\.0) == [.opens, .show, .opens, .returns, .returns])
    #expect(paths.map(\.1) == ["camera", "library", "library look 2", "picker", "library look 2"])
    #expect(paths.map(\.2) == ["library", "library look 2", "picker", "library look 2", "camera"])
    #expect(
      paths.map(\.3) == [
        "Tap the photo icon", "Choose an album", "Tap the action button asked by Photos", "Cancel", "Done",
      ])
  }

  @Test func anAlertsButtonReturnsBeforeItsHandlerOpensTheNextScreen() {
    var alert = Controller("question", className: "UIAlertController", title: "Delete?")
    alert.actions = [AlertAction("Delete", then: [Step(.present("deleted", from: "notes"))])]
    let model = Model(
      controllers: [Controller("notes", title: "Notes"), alert, Controller("deleted", title: "Deleted")],
      windows: [AppWindow(root: "notes")],
      steps: [
        Step(.present("question", from: "notes"), trigger: "Tap the bin"),
        Step(.tap("Delete", in: "question"), trigger: "Tap Delete"),
      ])
    let paths = diagram(model, .chain).edges.map { edge in
      "\(edge.kind) \(edge.tail.node) \(edge.head.node) \(edge.label.first ?? "")"
    }
    #expect(
      paths == [
        "opens notes question 1. Tap the bin", "returns question notes 2. Tap Delete",
        "opens notes deleted 2. Tap Delete",
      ])
  }

  @Test func numbersTheWaysWhereTheyBranch() {
    var model = Sample.journey
    model.controllers.append(Controller("help", title: "Help"))
    model.steps += [Step(.present("help", from: "camera"), trigger: "Help"), Step(.dismiss("help"), trigger: "Close")]
    let labels = diagram(model, .chain).edges.map { $0.label.joined(separator: " ") }
    #expect(
      labels == [
        "1. Tap the photo icon", "2. Choose an album", "3. Tap the action button asked by Photos", "4. Cancel",
        "5. Done", "6. Help", "7. Close",
      ])
  }

  @Test func numbersTheStepsOfAChainIfItsCaptionDoes() {
    func labels(_ steps: [Step]) -> [String] {
      let model = Model(
        controllers: [
          Controller("list", kind: .navigation, children: ["items"]), Controller("items"), Controller("note"),
        ],
        windows: [AppWindow(root: "list")], steps: steps)
      return diagram(model, .chain).edges.map { $0.label.joined(separator: " ") }
    }
    let present = Step(.present("note", from: "items", style: .fullScreen), trigger: "Write")
    #expect(labels([present]) == ["Write asked by items"])
    #expect(labels([Step(.rotate(.portrait)), present]) == ["2. Write asked by items"])
  }

  @Test func everyWindowIsInTheChainAlsoThoseInWhichNothingHappens() {
    let roots = (1...5).map { Controller(ControllerID("root\($0)"), title: "Root \($0)") }
    let model = Model(
      controllers: roots + [Controller("sheet", title: "Sheet")],
      windows: roots.enumerated().map { AppWindow(id: "window\($0 + 1)", root: $1.id) },
      steps: [Step(.present("sheet", from: "root3"))])
    let figure = diagram(model, .chain)
    #expect(figure.nodes.map(\.id) == ["root1", "root2", "root3", "sheet", "root4", "root5"])
    #expect(figure.nodes[4].detail == "window window4" && figure.nodes[4].name.contains(", in window window4"))
  }

  @Test func aStyleThatAdaptsIsSaidWithWhatItWas() {
    var popover = Sample.titled("Home")
    popover.controllers.append(Controller("menu", title: "Menu"))
    popover.steps = [Step(.present("menu", from: "only", style: .popover, popover: PopoverAnchor(.sourceItem("it"))))]
    #expect(diagram(popover).clusters.map(\.detail) == [nil, "popover → formSheet"])
    #expect(diagram(popover, .chain).nodes.map(\.detail) == [nil, "popover → formSheet"])
  }

  @Test func aContextLeavesTheBarAboveItsDefiner() throws {
    var detail = Controller("detail", title: "Detail")
    detail.definesPresentationContext = true
    let model = Model(
      controllers: [
        Controller("stack", kind: .navigation, title: "Stack", children: ["detail"]), detail,
        Controller("editor", title: "Editor"),
      ], windows: [AppWindow(root: "stack")],
      steps: [Step(.present("editor", from: "detail", style: .overCurrentContext))])
    let screen = try #require(diagram(model, .chain).nodes.last?.screen)
    #expect(screen.layers.map(\.cover) == [.full, .context([.belowBar])])
    // The bar's title remains readable, and covered text is omitted.
    #expect(try svg(model, .chain).text.contains(">Detail</text>"))
  }

  @Test func stacksTheLayersOfAScreenByTheirStyles() {
    let screens = diagram(Sample.camera, .chain).nodes.compactMap(\.screen)
    // The library is shown as it opens, and with the album that was pushed.
    #expect(
      screens.map { $0.layers.map(\.cover) } == [
        [.full], [.full, .pageSheet], [.full, .pageSheet], [.full, .pageSheet, .pageSheet],
      ])
  }

  @Test func writesAFlowchartThatNoLabelBreaksOutOf() {
    let text = MermaidWriter.text(of: diagram(Sample.titled("a\"]; click x <b>")))
    #expect(text.contains(#"n1("a#34;]#59; click x #60;b#62;")"#))
  }

  @Test func writesTablesOfBoxesAndLines() {
    let text = MarkdownTable.text(of: diagram(Sample.camera))
    #expect(text.contains("| Photos | PhotosViewController | view controller | partly covered |"))
    #expect(text.contains("| Camera | presents | Photo library | 1. Tap the photo icon |"))
  }

  @Test func stylesAreTheSameDOTAsBefore() throws {
    try expectGolden(DOTWriter.text(of: diagram(Sample.empty, .styles).dot), "styles.dot")
  }

  @Test(arguments: samples.map(\.name), kinds.filter { $0 != .styles })
  func isTheSameDOTAsBefore(name: String, kind: FigureKind) throws {
    let model = try #require(samples.first { $0.name == name }?.model)
    try expectGolden(DOTWriter.text(of: diagram(model, kind).dot), "\(name)-\(kind.rawValue).dot")
  }
}
