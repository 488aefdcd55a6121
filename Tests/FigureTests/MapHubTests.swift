import Testing
import VCDiagram
import VCFigures
import VCModel

/// Screens that many others lead to.
@Suite("Hubs of maps")
struct MapHubTests {
  /// A row of screens that all lead to one more screen, the hub.
  private func map(_ count: Int, to hub: MapTransition.Relation, rowRelation: MapTransition.Relation? = .push)
    -> NavigationMap
  {
    let names = (0..<count).map { "S\($0)" }
    let row = zip(names, names.dropFirst()).compactMap { source, target in
      rowRelation.map { MapTransition.connection(source, $0, target) }
    }
    return NavigationMap((names + ["Hub"]).map { .screen($0) }, row + names.map { .connection($0, hub, "Hub") })
  }

  private func lines(to hub: String, in diagram: Diagram) -> [String] {
    diagram.edges.filter { $0.head.node == hub }.map(\.tail.node)
  }

  @Test("up to eight lines to a box are drawn")
  func few() throws {
    let diagram = MapFigure(map(8, to: .present), title: "").diagram
    #expect(lines(to: "Hub", in: diagram).count == 8)
    #expect(try #require(diagram.nodes.last).subtitle == [])
  }

  @Test(
    "of more lines to a box, only the first is drawn; the box contains the number of the others",
    arguments: [
      (.present, "also opened from 11 screens"), (.unwind, "11 more screens unwind to it"),
    ] as [(MapTransition.Relation, String)])
  func many(relation: MapTransition.Relation, words: String) throws {
    let diagram = MapFigure(map(12, to: relation), title: "").diagram
    #expect(lines(to: "Hub", in: diagram) == ["S0"])
    let hub = try #require(diagram.nodes.first { $0.id == "Hub" })
    #expect(hub.subtitle.joined(separator: " ") == words && hub.name.hasSuffix(", \(words)"))
    #expect(diagram.sentences.joined().contains("S11 \(relation == .present ? "presents" : "unwinds to") Hub"))
  }

  /// A screen that opens all screens of a row, each of which opens the next, and one more that no other screen opens.
  private func menu(_ count: Int) -> NavigationMap {
    let names = (1..<count).map { "S\($0)" }
    let row = zip(names, names.dropFirst()).map { MapTransition.connection($0, .push, $1) }
    let connections = row + (names + ["Alone"]).map { .connection("Home", .present, $0) }
    return NavigationMap((["Home"] + names + ["Alone"]).map { .screen($0) }, connections)
  }

  @Test("up to sixteen lines from a box are drawn")
  func fewExits() {
    #expect(MapFigure(menu(16), title: "").diagram.edges.count { $0.tail.node == "Home" } == 16)
  }

  @Test("of more lines from a box, only the first ones are drawn; the box contains the number of the others")
  func exits() throws {
    let map = menu(17)
    let diagram = MapFigure(map, title: "").diagram
    let drawn = diagram.edges.filter { $0.tail.node == "Home" }.map(\.head.node)
    #expect(drawn == (1...7).map { "S\($0)" } + ["Alone"])
    let home = try #require(diagram.nodes.first { $0.id == "Home" })
    #expect(home.subtitle.joined(separator: " ") == "also opens 9 screens")
    #expect(home.name.hasSuffix(", also opens 9 screens"))
    #expect(diagram.sentences.joined().contains("has 9 more transitions"))
    let told = diagram.nodes.filter { $0.subtitle == ["also opened from Home"] }.map(\.id)
    #expect(told == (8...16).map { "S\($0)" })
    let focus = MapFigure(map, title: "", focus: ["Home"]).diagram
    #expect(focus.edges.count { $0.tail.node == "Home" } == 17)
  }

  @Test("a screen that would be isolated keeps its line")
  func alone() {
    let diagram = MapFigure(map(12, to: .present, rowRelation: nil), title: "").diagram
    #expect(lines(to: "Hub", in: diagram).count == 12)
  }

  @Test("contained screens and the figure's focus keep their lines")
  func exceptions() {
    let tabs = MapFigure(map(12, to: .tab), title: "").diagram
    #expect(lines(to: "Hub", in: tabs).count == 12)
    let focus = MapFigure(map(12, to: .present), title: "", focus: ["Hub"]).diagram
    #expect(lines(to: "Hub", in: focus).count == 12)
  }

  @Test("in a crowded map, more than four lines to a box are reduced", arguments: [(20, 8), (32, 1)])
  func crowded(count: Int, drawn: Int) {
    let names = (0..<count).map { "S\($0)" }
    // Each screen leads to the next two, and six lead to the first one as well.
    var connections = (0..<count).flatMap { place in
      [1, 2].map { MapTransition.connection(names[place], .show, names[(place + $0) % count]) }
    }
    connections += (5..<11).map { .connection(names[$0], .show, "S0") }
    let diagram = MapFigure(NavigationMap(names.map { .screen($0) }, connections), title: "").diagram
    #expect(lines(to: "S0", in: diagram).count == drawn)
    #expect(names.dropFirst().allSatisfy { lines(to: $0, in: diagram).count == 2 })
  }

  @Test("in a dense map, more than three lines to a box are reduced")
  func dense() throws {
    let names = (0..<16).map { "S\($0)" }
    let connections = names.flatMap { source in
      names.filter { $0 != source }.map { MapTransition.connection(source, .show, $0) }
    }
    let diagram = MapFigure(NavigationMap(names.map { .screen($0) }, connections), title: "").diagram
    #expect(names.allSatisfy { !lines(to: $0, in: diagram).isEmpty })
    #expect(diagram.edges.count < 3 * names.count)
  }

  @Test("an overview has one line from a page to another for all kinds of transitions, and one for unwinds")
  func overview() throws {
    let screens = (0..<8).map { MapController.screen("S\($0)", in: $0 < 4 ? "One" : "Two") }
    let map = NavigationMap(
      screens,
      [
        .connection("S0", .show, "S4"), .connection("S1", .present, "S5"), .connection("S2", .popover, "S6"),
        .connection("S6", .unwind, "S0"),
        .connection("S7", .push, "S3"), .connection("S5", .push, "S2"),
      ])
    let pages = MapFigure(map, title: "", options: MapOptions(pageLimit: 5)).pages { $0 }
    let edges = try #require(pages.first).diagram.edges
    #expect(edges.map(\.kind) == [.show, .unwind, .push])
    #expect(edges.map(\.label) == [["3×"], [], ["2×"]])
    #expect(edges.map(\.name).map { $0.contains("leads to") } == [true, false, true])
  }
}
