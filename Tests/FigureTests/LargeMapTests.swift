import Testing
import VCDOT
import VCDiagram
import VCDrawing
import VCFigures
import VCGraphviz
import VCLayout
import VCModel
import VCSVG

@Suite("Large maps in one figure")
struct LargeMapTests {
  @Test(
    "at most one line in fifty touches unrelated boxes or labels",
    arguments: [(60, 1.2), (60, 1.8), (100, 1.5), (150, 1.2)])
  func collisions(screens: Int, paths: Double) throws {
    let map = NavigationMap.random(screens, screens: screens, waysPerScreen: paths)
    let diagram = MapFigure(map, title: "").diagram
    #expect(diagram.nodes.count == screens)
    let placed = try FigureRenderer.place(diagram, layout: Graphviz.layout)
    #expect(placed.faults.collisions <= diagram.edges.count / 50)
  }

  @Test("if no direction gives the page's proportions, the closest one is used")
  func ribbons() throws {
    let names = (0..<45).map { "S\($0)" }
    let paths = ["A", "B"].flatMap { source in
      names.flatMap { [MapTransition.connection(source, .root, $0), .connection(source, .push, $0)] }
    }
    let map = NavigationMap((["A", "B"] + names).map { .screen($0) }, paths)
    let bounds = try FigureRenderer.place(MapFigure(map, title: "").diagram, layout: Graphviz.layout).places.bounds
    // From top to bottom, the screens would be side by side, in a much longer row.
    #expect(bounds.height > bounds.width)
  }

  /// Three boxes in a row, and a straight line from the first to the last.
  private func row(label: GraphLayout.Point) throws -> PlacedDiagram {
    let ids = ["a", "between", "b"]
    var diagram = Diagram(
      name: "map", title: "", nodes: ids.map { DiagramNode(id: $0, title: [$0], name: $0) },
      edges: [DiagramEdge(id: "way", kind: .show, from: .init("a"), to: .init("b"), label: ["Next"], name: "")])
    diagram.routing = .splines
    diagram.isDirectionFixed = true
    diagram.rows = [ids]
    var layout = GraphLayout(width: 700, height: 60)
    for (position, id) in ids.enumerated() {
      layout.nodes[id] = .init(x: Double(position) * 250, y: 0, width: 100, height: 40)
    }
    let points = [80.0, 250, 430, 520].map { GraphLayout.Point(x: $0, y: 20) }
    layout.edges["way"] = GraphLayout.Edge(points: points, label: label)
    return FigureRenderer.place(diagram) { _ in layout }
  }

  @Test("a line is routed around a box in its way")
  func detour() throws {
    #expect(try row(label: .init(x: 200, y: -10)).faults == LayoutFaults())
  }

  @Test("a label that overlaps a box moves along its line")
  func label() throws {
    let placed = try row(label: .init(x: 300, y: 20))
    #expect(placed.faults == LayoutFaults())
    #expect(placed.svg().text.contains(">Next<"))
  }
}
