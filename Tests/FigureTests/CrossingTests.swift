import Testing
import VCDOT
import VCDiagram
import VCFigures
import VCGraphviz
import VCLayout
import VCModel
import VCReplay

@testable import VCDrawing

/// The limit is the number of crossings when Graphviz draws the same boxes and lines, with no other information.
@Suite("Crossings")
struct CrossingTests {
  @Test(
    "not more lines cross than when Graphviz draws the same boxes and lines, although order is kept and labels are not covered",
    arguments: 1...12)
  func models(seed: Int) throws {
    let model = Model.random(seed, controllers: 4 + seed * 3)
    for kind in [FigureKind.hierarchy, .pointers, .chain, .frames] {
      let diagram = diagram(model, kind)
      // One layout is tested for all properties.
      let placed = try FigureRenderer.place(diagram, layout: Graphviz.layout)
      // A figure that would be several pages wide with Graphviz may have more crossings.
      let price = diagram.nodes.count > 24 ? Self.priceOfPage : 0
      let theirs = try crossingsOfGraphviz(diagram)
      #expect(placed.faults.crossings <= theirs + price, "\(kind)")
      for moment in placed.figure.moments {
        #expect(moment.misplaced == [], "\(kind)")
        #expect(moment.places.crowded == [], "\(kind)")
      }
    }
  }

  private static let priceOfPage = 3

  @Test("figures with many pointers have few additional crossings", arguments: 0..<4)
  func pages(seed: Int) throws {
    let placed = try FigureRenderer.place(diagram(.random(seed, controllers: 32), .pointers), layout: Graphviz.layout)
    #expect(placed.places.bounds.width <= 1.5 * placed.places.graph.maxWidth)
    #expect(placed.faults.crossings <= 3)
  }

  @Test("maps do not have more crossings than Graphviz either", arguments: [12, 18, 24, 30])
  func maps(screens: Int) throws {
    let diagram = MapFigure(.random(screens, screens: screens, waysPerScreen: 1.4), title: "").diagram
    let ours = try FigureRenderer.place(diagram, layout: Graphviz.layout).faults.crossings
    #expect(try ours <= crossingsOfGraphviz(diagram))
  }

  @Test(
    "in figures of many controllers on a page, few lines cross", arguments: [60, 90], [FigureKind.hierarchy, .pointers])
  func manyControllers(count: Int, kind: FigureKind) throws {
    let diagram = diagram(.random(4, controllers: count), kind)
    let placed = try FigureRenderer.place(diagram, layout: Graphviz.layout)
    #expect(placed.faults.collisions == 0)
    #expect(placed.faults.crossings <= diagram.edges.count / 6)
    #expect(placed.places.bounds.width < 1750)
  }

  /// The crossings in all frames of a figure together.
  private func crossingsOfGraphviz(_ diagram: Diagram) throws -> Int {
    let moments = diagram.frames.isEmpty ? [diagram] : diagram.frames.map(diagram.showing)
    return try moments.reduce(0) { try $0 + crossings(in: Graphviz.layout(plain($1))) }
  }

  /// The same boxes in the same clusters, with the same lines.
  private func plain(_ diagram: Diagram) -> DOTGraph {
    let groups = diagram.name == "map" ? diagram.allClusters : []
    let nodes =
      groups.map { group in
        DOTStatement.cluster(DOTCluster(group.id, statements: group.members.map { .node(DOTNode($0)) }))
      } + diagram.nodes.map { DOTStatement.node(DOTNode($0.id)) }
    let edges = diagram.edges.map {
      DOTStatement.edge(DOTEdge(id: $0.id, from: DOTEndpoint($0.tail.node), to: DOTEndpoint($0.head.node)))
    }
    return DOTGraph(name: "plain", statements: nodes + edges)
  }

  private typealias Segment = (start: GraphLayout.Point, end: GraphLayout.Point)

  private func crossings(in layout: GraphLayout) -> Int {
    let lines = layout.edges.values.map { segments(of: $0.points) }
    return lines.indices.reduce(0) { count, position in
      count
        + lines[(position + 1)...].count { other in lines[position].contains { a in other.contains { cross(a, $0) } } }
    }
  }

  private func segments(of points: [GraphLayout.Point]) -> [Segment] {
    var dense = Array(points.prefix(1))
    for piece in stride(from: 0, to: points.count - 3, by: 3) {
      for step in 1...10 {
        let (t, u) = (Double(step) / 10, 1 - Double(step) / 10)
        let weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
        let parts = zip(weights, points[piece...])
        dense.append(
          .init(x: parts.reduce(0) { $0 + $1.0 * $1.1.x }, y: parts.reduce(0) { $0 + $1.0 * $1.1.y }))
      }
    }
    return Array(zip(dense, dense.dropFirst()))
  }

  private func cross(_ a: Segment, _ b: Segment) -> Bool {
    func side(_ p: GraphLayout.Point, _ q: GraphLayout.Point, _ r: GraphLayout.Point) -> Double {
      (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
    }
    return side(a.start, a.end, b.start) * side(a.start, a.end, b.end) < 0
      && side(b.start, b.end, a.start) * side(b.start, b.end, a.end) < 0
  }
}
