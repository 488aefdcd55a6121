import Testing
import VCDOT
import VCDiagram
import VCDrawing
import VCFigures
import VCGraphviz
import VCLayout
import VCModel

@Suite("The ranks of a map whose tabs are reached again from further on") struct MapRankTests {
  /// Two tabs with their roots; the second tab's root leads to a detail, from which a path leads back to the first tab's root.
  private let map = NavigationMap(
    [
      .screen("Tabs", .tabBar), .screen("One", .navigation), .screen("Two", .navigation), .screen("Films"),
      .screen("Cinemas"), .screen("Film"), .screen("Cast"),
    ],
    [
      .connection(nil, .initial, "Tabs"), .connection("Tabs", .tab, "Two"), .connection("Tabs", .tab, "One"),
      .connection("Two", .root, "Cinemas"), .connection("One", .root, "Films"), .connection("Cinemas", .show, "Film"),
      .connection("Film", .show, "Cast"), .connection("Cast", .show, "Films"), .connection("Films", .show, "Film"),
    ])

  @Test("the edge back to a tab's root is the back edge, even if the other tab is visited first")
  func backEdges() {
    let back = MapFigure(map, title: "").diagram.edges.filter(\.isBackward)
    #expect(back.map { "\($0.tail.node) \($0.head.node)" } == ["Cast Films"])
  }

  @Test("an edge to the root of another tab is no back edge")
  func betweenTabs() {
    var map = map
    map.transitions[7] = .connection("Cinemas", .show, "Films")
    #expect(MapFigure(map, title: "").diagram.edges.filter(\.isBackward).isEmpty)
  }

  @Test("tabs are in one rank, and their roots in the next")
  func ranks() throws {
    let placed = try FigureRenderer.place(MapFigure(map, title: "").diagram, layout: Graphviz.layout).places
    func depth(_ id: String) throws -> Double {
      let box = try #require(placed.nodes[id])
      return (placed.graph.direction == .leftToRight ? box.midX : box.midY).rounded()
    }
    #expect(placed.graph.edges.filter(\.isReturn).map(\.tail.node) == ["Cast"])
    #expect(try depth("One") == depth("Two"))
    #expect(try depth("Films") == depth("Cinemas"))
    #expect(try depth("Cast") > depth("Films"))
  }

  @Test("screens that they share further on do not pull tabs or their roots out of their ranks")
  func shared() throws {
    let tabs = ["A", "B", "C", "D"]
    let pushed = ["A": ["Offer"], "B": ["Results", "Filter"], "D": ["Address", "Payment", "Bank"]]
    var screens: [MapController] = [
      .screen("Tabs", .tabBar), .screen("Sign in"), .screen("Product"), .screen("Basket"),
    ]
    var transitions: [MapTransition] = [.connection(nil, .initial, "Tabs")]
    for tab in tabs {
      screens += [.screen("\(tab) stack", .navigation), .screen(tab)] + (pushed[tab] ?? []).map { .screen($0) }
      transitions += [.connection("Tabs", .tab, "\(tab) stack"), .connection("\(tab) stack", .root, tab)]
      let path = [tab] + (pushed[tab] ?? [])
      transitions += zip(path, path.dropFirst()).map { .connection($0, .show, $1) }
      transitions += [.connection(tab, .present, "Sign in"), .connection(path[path.count - 1], .show, "Product")]
    }
    transitions += [.connection("Product", .show, "Basket"), .connection("Basket", .present, "Sign in")]
    let diagram = MapFigure(NavigationMap(screens, transitions), title: "").diagram
    let placed = try FigureRenderer.place(diagram, layout: Graphviz.layout).places
    func ranks(_ ids: [String]) throws -> Set<Double> {
      Set(
        try ids.map { id in
          let box = try #require(placed.nodes[id])
          return (placed.graph.direction == .leftToRight ? box.midX : box.midY).rounded()
        })
    }
    #expect(try ranks(tabs.map { "\($0) stack" }).count == 1)
    #expect(try ranks(tabs).count == 1)
  }
}
