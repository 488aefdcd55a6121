import Testing
import VCDOT
import VCDiagnostics
import VCDiagram
import VCDrawing
import VCFigures
import VCGraphviz
import VCLayout
import VCModel
import VCSVG

@Suite("Map figures")
struct MapFigureTests {
  @Test("a screen without transitions is beside the others of its group")
  func besideItsGroup() throws {
    let ids = (1...8).map { "S\($0)" }
    let map = NavigationMap(
      ids.map { .screen($0, in: $0 == "S8" ? "Last" : "First") } + [.screen("Unused", in: "Last")],
      zip(ids, ids.dropFirst()).map { .connection($0, .show, $1) })
    let figure = MapFigure(map, title: "", direction: .leftToRight).diagram
    let places = try FigureRenderer.place(figure, layout: Graphviz.layout).places
    let group = try #require(places.clusters.values.map(\.width).min())
    #expect(group < places.bounds.width / 2)
  }

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

  @Test("the description groups the transitions of a screen by their kind")
  func groupedTransitions() {
    let map = NavigationMap(
      ["A", "B", "C", "D", "E"].map { .screen($0) },
      [
        .connection("A", .push, "B"), .connection("A", .sheet, "C"), .connection("A", .push, "D"),
        .connection("A", .push, "E"),
      ])
    #expect(
      MapFigure(map, title: "").diagram.sentences.last == "A pushes B, D and E; presents as a sheet C.")
  }
}
