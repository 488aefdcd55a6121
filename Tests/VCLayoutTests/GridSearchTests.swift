import Testing
import VCDOT

@testable import VCLayout

@Suite("Grid search")
struct GridSearchTests {
  @Test("a search has no effect on the next one, with a larger or smaller grid")
  func searchesAreApart() {
    var used = GridSearch()
    for distance in [200.0, 500, 90, 500, 200] {
      var fresh = GridSearch()
      let (grid, starts, ends) = scene(distance: distance)
      let again = used.run(on: grid, starts: starts, ends: ends)
      let expected = fresh.run(on: grid, starts: starts, ends: ends)
      #expect(again != nil)
      #expect(again?.points == expected?.points)
      #expect(again?.start == expected?.start)
      #expect(again?.end == expected?.end)
    }
  }

  @Test("of several ports, those of the cheapest path are returned")
  func choosesPorts() throws {
    var search = GridSearch()
    let (grid, starts, ends) = scene(distance: 200)
    let found = search.run(on: grid, starts: starts, ends: ends)
    let way = try #require(found)
    #expect(starts[way.start].side == .right)
    #expect(ends[way.end].side == .left)
    #expect(way.points.first == starts[way.start].point)
    #expect(way.points.last == ends[way.end].point)
  }

  @Test("the first window of a long edge is the largest one")
  func firstWindow() {
    let margins = [1000.0, 1399, 1400].map {
      PathFinder.firstMargin(around: Rectangle(x: 0, y: 0, width: 1000, height: $0))
    }
    #expect(margins == [140, 140, 420])
  }

  @Test("grid lines keep a distance, except those of ports; wide gaps have a line in the middle")
  func gridLines() {
    #expect(RoutingGrid.thinned([0, 2, 10, 60, 10.004], keeping: []) == [0, 10, 35.002, 60])
    #expect(RoutingGrid.thinned([0, 2, 10], keeping: [2, 11, 2, 9]) == [2, 9, 11])
    #expect(RoutingGrid.thinned([], keeping: [5, 5, 6]) == [5, 6])
    #expect(RoutingGrid.thinned([0], keeping: [5]) == [0, 5])
  }

  @Test("beside the body of a box, above its wider text, only the box's own lines run")
  func besideABody() {
    let box = Rectangle(x: 200, y: 0, width: 120, height: 100)
    var words = LayoutNode(id: "words", width: box.width, height: box.height)
    words.solids = [
      .init(x: 40, y: 0, width: 40, height: 70), .init(x: 0, y: 70, width: 120, height: 30),
    ]
    var graph = LayoutGraph(name: "scene", direction: .leftToRight, routing: .orthogonal)
    graph.nodes = [LayoutNode(id: "a", width: 80, height: 40), words, LayoutNode(id: "b", width: 80, height: 40)]
    graph.edges = [
      LayoutEdge(id: "past", role: .main, from: .init("a"), to: .init("b")),
      LayoutEdge(id: "own", role: .main, from: .init("a"), to: .init("words")),
    ]
    var placed = PlacedGraph(graph: graph)
    placed.nodes = [
      "a": Rectangle(x: 0, y: 20, width: 80, height: 40), "words": box,
      "b": Rectangle(x: 440, y: 20, width: 80, height: 40),
    ]
    /// Whether a segment of the grid passes beside the body.
    func leads(_ edge: Int) -> Bool {
      let stub = Port(point: Point(x: 215, y: 30), side: .left, offset: 0, cost: 0)
      let grid = RoutingGrid(
        ObstacleIndex(placed), for: edge, ports: [stub], crossingPrice: PathFinder.CrossingPrice(),
        window: Rectangle(x: -100, y: -100, width: 800, height: 400))
      return grid.xs.indices.filter { (201..<232).contains(grid.xs[$0]) }.contains { column in
        grid.ys.indices.dropLast().contains { row in
          (0..<60).contains(grid.ys[row]) && grid.vertical[row * grid.columns + column].isFinite
        }
      }
    }
    #expect(!leads(0))
    #expect(leads(1))
  }

  @Test("around the figure there is another track beside the outermost line, as far as the window reaches")
  func tracksAround() {
    var scene = Scene(boxes: ["a": .box(0, 0), "b": .box(0, 400)], edges: [.main("a", "b"), .main("b", "a")])
    scene.placed.paths["a b"] = .orthogonal([
      Point(x: 80, y: 20), Point(x: 118, y: 20), Point(x: 118, y: 420), Point(x: 80, y: 420),
    ])
    func columns(upTo width: Double) -> [Double] {
      RoutingGrid(
        ObstacleIndex(scene.placed), for: 1, ports: [], crossingPrice: PathFinder.CrossingPrice(),
        window: Rectangle(x: -100, y: -100, width: 100 + width, height: 700)
      ).xs
    }
    #expect(columns(upTo: 200).contains(126))
    #expect(!columns(upTo: 122).contains(126))
  }

  /// Two boxes side by side, with a port in the middle of each side, and a second, more expensive one at the same
  /// point.
  private func scene(distance: Double) -> (RoutingGrid, [Port], [Port]) {
    let boxes = [
      Rectangle(x: 0, y: 0, width: 80, height: 40), Rectangle(x: distance, y: 0, width: 80, height: 40),
    ]
    let edge = LayoutEdge(id: "line", role: .main, from: .init("a"), to: .init("b"))
    var graph = LayoutGraph(name: "scene", direction: .leftToRight, routing: .orthogonal)
    graph.nodes = ["a", "b"].map { LayoutNode(id: $0, width: 80, height: 40) }
    graph.edges = [edge]
    var placed = PlacedGraph(graph: graph)
    placed.nodes = ["a": boxes[0], "b": boxes[1]]
    let ports = boxes.map { box in
      [0.0, 30].flatMap { extra in
        [
          Port(point: Point(x: box.x, y: box.midY), side: .left, offset: 0, cost: extra),
          Port(point: Point(x: box.maxX, y: box.midY), side: .right, offset: 0, cost: extra),
          Port(point: Point(x: box.midX, y: box.y), side: .top, offset: 0, cost: extra),
        ]
      }
    }
    let grid = RoutingGrid(
      ObstacleIndex(placed), for: 0, ports: ports[0] + ports[1], crossingPrice: PathFinder.CrossingPrice(),
      window: Rectangle(x: -1000, y: -1000, width: 3000, height: 3000))
    return (grid, ports[0], ports[1])
  }
}
