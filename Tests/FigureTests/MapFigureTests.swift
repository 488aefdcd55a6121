import Testing
import VCDOT
import VCDiagnostics
import VCDiagram
import VCDrawing
import VCFigures
import VCGraphviz
import VCModel
import VCSVG

@Suite("Map figures")
struct MapFigureTests {
  @Test("parallel transitions of one kind are one line with their number, other kinds have separate lines")
  func parallelWays() throws {
    let map = NavigationMap(
      [.screen("A"), .screen("B")],
      [
        .connection("A", .show, "B", trigger: "button: Open"), .connection("A", .show, "B", trigger: "button: Again"),
        .connection("A", .show, "B"), .connection("A", .present, "B", trigger: "button: Sheet"),
      ])
    let edges = MapFigure(map, title: "").diagram.edges
    #expect(edges.map(\.kind) == [.show, .presents])
    #expect(edges.map(\.label) == [["3×"], ["Sheet"]])
    #expect(try #require(edges.first).name == "A shows B, 3 transitions: button: Open; button: Again")
  }

  @Test(
    "every relation has its own kind of line and, if that is not enough, a label",
    arguments: [
      (MapTransition.Relation.root, EdgeKind.contains, []), (.tab, .contains, []), (.embed, .embed, []),
      (.present, .presents, []), (.popover, .presents, ["popover"]), (.push, .push, []), (.show, .show, []),
      (.showDetail, .show, ["show detail"]), (.replace, .show, ["replace"]), (.unwind, .unwind, []),
      (.custom, .custom, ["custom"]), (.set, .show, ["new stack"]),
    ] as [(MapTransition.Relation, EdgeKind, [String])])
  func kinds(relation: MapTransition.Relation, kind: EdgeKind, label: [String]) throws {
    let map = NavigationMap([.screen("A"), .screen("B")], [.connection("A", relation, "B")])
    let edge = try #require(MapFigure(map, title: "").diagram.edges.first)
    #expect(edge.kind == kind)
    #expect(edge.label == label)
  }

  @Test("a screen that is alone on its own stack has no transitions, and remains in the figure")
  func aloneOnItsStack() {
    let figure = MapFigure(NavigationMap([.screen("A")], [.connection("A", .set, "A")]), title: "").diagram
    #expect(figure.nodes.map(\.id) == ["A"] && figure.edges.isEmpty)
  }

  @Test("code that is not a screen is a dashed box; the sender of a value takes precedence over its mapping")
  func helpers() {
    var pushed = MapTransition.connection("A", .push, "B")
    pushed.source = nil
    pushed.site = "Flow"
    var sent = MapTransition.connection("A", .destination, "B")
    sent.via = MapVia("Route.b", at: .init(file: "Routes.swift", line: 3))
    var mapped = sent
    mapped.source = nil
    mapped.site = "View"
    let figure = MapFigure(NavigationMap([.screen("A"), .screen("B")], [pushed, sent, mapped]), title: "").diagram
    #expect(figure.nodes.filter { $0.presence == .unresolved }.map(\.title) == [["Flow"]])
    #expect(figure.edges.map(\.tail.node).sorted { $0.lexicographicallyPrecedes($1) } == ["A", "Flow"])
    #expect(figure.nodes.allSatisfy { !$0.isEntry })
  }

  @Test("an unknown target is a dashed box, an unwind without a destination is listed below the figure")
  func dangling() {
    let map = NavigationMap(
      [.screen("A"), .screen("B")],
      [
        .connection("A", .show, nil), .connection("A", .show, "Gone"), .connection("A", .unwind, nil, action: "back:"),
        .connection("B", .unwind, nil, action: "back:"),
      ])
    let diagram = MapFigure(map, title: "").diagram
    let unknown = diagram.nodes.filter { $0.presence == .unresolved }
    #expect(unknown.map(\.title).sorted { $0.lexicographicallyPrecedes($1) } == [["Gone"], ["unknown"]])
    #expect(diagram.caption == "Unhandled unwind actions: back: (from A and B).")
  }

  @Test("the requested focus is marked and explained in the legend")
  func focus() throws {
    let map = NavigationMap([.screen("A"), .screen("B")], [.connection("A", .show, "B")])
    let diagram = MapFigure(map, title: "", focus: ["B"]).diagram
    let nodes = Dictionary(uniqueKeysWithValues: diagram.nodes.map { ($0.id, $0) })
    #expect(nodes["B"]?.isFocus == true && nodes["B"]?.eyebrow == "in focus")
    #expect(nodes["B"]?.name.hasSuffix(", in focus") == true)
    #expect(nodes["A"]?.isFocus == false)
    let svg = try FigureRenderer.render(diagram, layout: Graphviz.layout).text
    #expect(svg.ranges(of: ">in focus</text>").count == 2, "the box and the legend")
  }

  @Test("a storyboard's initial screen is marked if the storyboard has others")
  func tellingEntries() {
    let map = NavigationMap(
      [.screen("A"), .screen("B"), .screen("C", in: "Other")],
      [
        .connection(nil, .initial, "A"), .connection(nil, .initial, "C"), .connection("A", .show, "B"),
        .connection("B", .show, "C"),
      ])
    let entries = MapFigure(map, title: "").diagram.nodes.filter(\.isEntry).map(\.id)
    #expect(entries == ["A"])
  }

  @Test("grouping rules define groups and their names; the first matching rule applies")
  func groups() {
    let map = NavigationMap(
      [.screen("LoginStart"), .screen("LoginCode"), .screen("Help"), .screen("Home")],
      [.connection("Home", .show, "Help")])
    let rules = [MapGroupRule("Sign in", patterns: ["Login*"]), MapGroupRule("All else", patterns: ["L*", "H*"])]
    var options = MapOptions()
    options.groups = rules
    let clusters = MapFigure(map, title: "", options: options).diagram.clusters
    #expect(Set(clusters.map(\.title)) == ["Sign in", "All else"])
    #expect(clusters.first { $0.title == "Sign in" }?.members.count == 2)
    options.pageLimit = 2
    let pages = MapFigure(map, title: "App", options: options).pages { $0 }
    #expect(Set(pages.compactMap(\.name)) == ["sign-in", "all-else"])
  }

  @Test("the entry is marked and labelled, and comes first")
  func entry() throws {
    let map = NavigationMap(
      [.screen("A"), .screen("Start")], [.connection(nil, .initial, "Start"), .connection("Start", .show, "A")])
    let node = try #require(MapFigure(map, title: "").diagram.nodes.first)
    #expect(node.id == "Start" && node.isEntry && node.eyebrow == "initial scene")
    #expect(node.name == "Start, view controller, initial scene of Main")
  }

  @Test("with several storyboards, each has a cluster")
  func clusters() {
    #expect(MapFigure(.chain, title: "").diagram.clusters.isEmpty)
    let map = NavigationMap([.screen("A"), .screen("B", in: "Other")], [])
    #expect(MapFigure(map, title: "").diagram.clusters.map(\.title) == ["Main", "Other"])
    let twins = NavigationMap([.screen("A", in: "x/Base.lproj/Main"), .screen("B", in: "y/Base.lproj/Main")], [])
    #expect(MapFigure(twins, title: "").diagram.clusters.map(\.detail) == ["x", "y"])
  }

  @Test(
    "the focus keeps its incoming and outgoing transitions",
    arguments: [
      (nil, false, ["A", "B", "C", "D", "E"]), (1, false, ["B", "C", "D"]), (0, false, ["C"]),
      (nil, true, ["A", "B", "C"]), (1, true, ["B", "C"]),
    ] as [(Int?, Bool, [String])])
  func focus(depth: Int?, reverse: Bool, ids: [String]) {
    let diagram = MapFigure(.chain, title: "", focus: ["C"], depth: depth, options: MapOptions(reverse: reverse))
      .diagram
    #expect(diagram.nodes.map(\.id) == ids)
  }

  @Test("a transition back does not reverse the figure's direction")
  func cycles() {
    let map = NavigationMap(
      [.screen("A"), .screen("B")],
      [.connection(nil, .initial, "B"), .connection("A", .show, "B"), .connection("B", .show, "A")])
    let diagram = MapFigure(map, title: "").diagram
    #expect(diagram.nodes.map(\.id) == ["B", "A"])
    #expect(diagram.edges.map(\.isBackward) == [true, false])
  }

  @Test("a navigation controller is drawn with its root on request")
  func collapsedContainers() throws {
    let map = NavigationMap(
      [.screen("Navigation", .navigation), .screen("A"), .screen("B")],
      [
        .connection(nil, .initial, "Navigation"), .connection("Navigation", .root, "A"),
        .connection("B", .present, "Navigation"),
      ])
    let diagram = MapFigure(map, title: "", options: MapOptions(collapse: [.containers])).diagram
    #expect(diagram.nodes.map(\.id).sorted() == ["A", "B"])
    let node = try #require(diagram.nodes.first { $0.id == "A" })
    #expect(node.isEntry && node.subtitle == ["in navigation controller"])
    #expect(diagram.edges.map(\.head.node) == ["A"])
  }

  @Test("a storyboard is one box on request")
  func collapsedGroups() {
    let map = NavigationMap(
      [.screen("A"), .screen("B"), .screen("C", in: "Other")],
      [.connection("A", .show, "B"), .connection("B", .show, "C")])
    let diagram = MapFigure(map, title: "", options: MapOptions(collapse: [.groups])).diagram
    #expect(diagram.nodes.map(\.title) == [["Main"], ["C"]])
    #expect(diagram.edges.count == 1)
  }

  @Test("alerts can be excluded")
  func alerts() {
    let map = NavigationMap([.screen("A"), .screen("Alert", .alert)], [.connection("A", .present, "Alert")])
    #expect(MapFigure(map, title: "", options: MapOptions(hidesAlerts: true)).diagram.nodes.map(\.id) == ["A"])
  }

  @Test("an empty map and a focus without matches are reported")
  func nothing() {
    #expect(MapFigure(NavigationMap(), title: "").diagram.caption == "The map has no controllers.")
    #expect(MapFigure(.chain, title: "", focus: ["X"]).diagram.caption == "Nothing in the map is near the focus.")
  }

  @Test("a map's DOT does not depend on the order of its controllers")
  func text() throws {
    var map = NavigationMap.everyKind
    let dot = DOTWriter.text(of: MapFigure(map, title: "Every kind").diagram.dot)
    try expectGolden(dot, "map-every-kind.dot")
    map.controllers.reverse()
    #expect(DOTWriter.text(of: MapFigure(map, title: "Every kind").diagram.dot) == dot)
  }
}

@Suite("Maps on pages")
struct MapPagesTests {
  private func pages(_ map: NavigationMap, limit: Int) -> [MapPage] {
    MapFigure(map, title: "App", options: MapOptions(pageLimit: limit)).pages { "app-\($0).svg" }
  }

  @Test("a small map is one page")
  func small() {
    #expect(pages(.chain, limit: 5).map(\.name) == [nil])
  }

  @Test("storyboards have separate pages, and boxes link the pages")
  func storyboards() throws {
    let map = NavigationMap(
      [.screen("A"), .screen("B"), .screen("C", in: "Other"), .screen("D", in: "Other")],
      [
        .connection("A", .show, "B"), .connection("B", .show, "C"), .connection("B", .show, "D"),
        .connection("C", .show, "D"),
      ])
    let pages = pages(map, limit: 3)
    #expect(pages.map(\.name) == [nil, "main", "other"])
    #expect(pages[0].diagram.nodes.map(\.link) == ["app-main.svg", "app-other.svg"])
    #expect(pages[0].diagram.edges.map(\.label) == [["2×"]])
    #expect(pages[0].diagram.caption?.hasPrefix("4 screens on 2 pages") == true)
    #expect(pages[1].diagram.nodes.map(\.link) == [nil, nil, "app-other.svg"])
    #expect(pages[2].diagram.nodes.map(\.title).contains(["Main"]))
  }

  @Test("small storyboards share pages, preferably with those that they have transitions to")
  func shared() {
    // Storyboard 0 leads to 15, 1 to 16, and so on.
    let map = NavigationMap(
      (0..<30).flatMap { storyboard in
        ["A", "B", "C"].map { .screen("\($0)\(storyboard)", in: "Board \(storyboard / 10)\(storyboard % 10)") }
      }, (0..<15).map { .connection("A\($0)", .show, "B\($0 + 15)") })
    let pages = pages(map, limit: 30)
    #expect(pages.map(\.name)[1] == "around-a0")
    #expect(pages[1].diagram.title == "App: Around A0")
    let parts = pages.dropFirst().map { $0.diagram.nodes.filter { $0.link == nil } }
    #expect(parts.map(\.count) == [30, 30, 30])
    #expect(parts[0].map(\.id).contains("C15"))
    #expect(Set(parts.joined().map(\.id)).count == 90)
    // No transitions between the pages.
    #expect(pages[0].diagram.edges.isEmpty)
  }

  @Test("a storyboard that fills a third of a page gets its own page")
  func large() {
    let map = NavigationMap(
      (0..<11).map { .screen("A\($0)", in: "Large") } + [.screen("B", in: "Small"), .screen("C", in: "Tiny")]
        + (0..<20).map { .screen("D\($0)", in: "Other") }, [])
    #expect(pages(map, limit: 30).map(\.name) == [nil, "large", "small-and-tiny", "other"])
  }

  @Test("one storyboard is split where flows branch off, without losing anything", arguments: [1, 2, 7, 60])
  func flows(limit: Int) {
    let ids = (0..<200).map { "S\($0)" }
    let map = NavigationMap(
      ids.map { .screen($0) },
      (1..<200).map { .connection("S\($0 / 3)", .show, "S\($0)") } + [.connection(nil, .initial, "S0")])
    let parts = pages(map, limit: limit).dropFirst()
    let members = parts.map { $0.diagram.nodes.filter { $0.link == nil }.map(\.id) }
    #expect(members.allSatisfy { !$0.isEmpty && $0.count <= limit })
    #expect(members.joined().sorted() == ids.sorted())
    #expect(Set(parts.map(\.name)).count == parts.count)
  }
}

extension NavigationMap {
  init(_ controllers: [MapController], _ transitions: [MapTransition]) {
    self.init(controllers: controllers, transitions: transitions)
  }

  /// A leads to B, and so on up to E.
  static var chain: NavigationMap {
    let ids = ["A", "B", "C", "D", "E"]
    return NavigationMap(ids.map { .screen($0) }, zip(ids, ids.dropFirst()).map { .connection($0, .show, $1) })
  }

  /// Two storyboards with transitions of every kind, and with missing targets.
  static var everyKind: NavigationMap {
    NavigationMap(
      [
        .screen("Tabs", .tabBar), .screen("Home", .navigation), .screen("List"), .screen("Detail"),
        .screen("Settings", in: "Settings"), .screen("About", in: "Settings"),
      ],
      [
        .connection(nil, .initial, "Tabs"), .connection("Tabs", .tab, "Home"), .connection("Home", .root, "List"),
        .connection("List", .push, "Detail", trigger: "tableViewCell: Item"), .connection("List", .popover, "Settings"),
        .connection("Settings", .show, "About", trigger: "button: About \"us\""),
        .connection("Settings", .show, "About"),
        .connection("About", .unwind, "List", action: "done:"), .connection("Detail", .embed, "Gone"),
        .connection("Detail", .custom, nil),
      ])
  }
}

extension MapController {
  /// A scene of a storyboard, by the path of its file without the extension.
  static func screen(
    _ id: String, _ kind: ControllerKind = .content, in storyboard: String = "Main"
  ) -> MapController {
    let name = storyboard.split(separator: "/").last.map(String.init) ?? storyboard
    let place = MapOrigin(kind: .storyboard, location: SourceLocation(file: storyboard + ".storyboard", line: 3))
    var controller = MapController(id: id, kind: kind, title: id, origins: [place])
    controller.storyboard = name
    return controller
  }
}

extension MapTransition {
  static func connection(
    _ source: String?, _ relation: Relation, _ target: String?, trigger: String? = nil, action: String? = nil
  ) -> MapTransition {
    var result = MapTransition(
      source: source, target: target, relation: relation, trigger: trigger, evidence: .storyboard,
      origin: MapOrigin(kind: .storyboard, location: SourceLocation(file: "Main.storyboard", line: 9)))
    result.unwindAction = action
    return result
  }
}
