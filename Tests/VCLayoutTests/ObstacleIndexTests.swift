import Testing
import VCDOT

@testable import VCLayout

@Suite("Obstacles of lines and labels")
struct ObstacleIndexTests {
  /// Four boxes at the corners of a square, and its two diagonals.
  private var cross: PlacedGraph {
    var graph = LayoutGraph(name: "cross", direction: .leftToRight, routing: .orthogonal)
    graph.nodes = ["a", "b", "c", "d"].map { LayoutNode(id: $0, width: 40, height: 20) }
    graph.edges = [
      LayoutEdge(id: "ad", role: .main, from: .init("a"), to: .init("d")),
      LayoutEdge(id: "bc", role: .main, from: .init("b"), to: .init("c")),
    ]
    var placed = PlacedGraph(graph: graph)
    for (number, id) in ["a", "b", "c", "d"].enumerated() {
      placed.nodes[id] = Rectangle(x: Double(number % 2) * 400, y: Double(number / 2) * 300, width: 40, height: 20)
    }
    placed.paths["ad"] = .orthogonal([Point(x: 40, y: 10), Point(x: 400, y: 310)])
    placed.paths["bc"] = .orthogonal([Point(x: 400, y: 10), Point(x: 40, y: 310)])
    return placed
  }

  @Test("the crossings of each line are updated when lines are added or removed")
  func crossings() {
    var index = ObstacleIndex(cross)
    #expect(index.crossings == [[1], [0]])
    #expect(index.faults == LayoutFaults(collisions: 0, crossings: 1))
    let path = index.paths[0]
    index.set(nil, nil, of: 0)
    #expect(index.crossings == [[], []])
    index.set(path, nil, of: 0)
    #expect(index.crossings == [[1], [0]])
  }

  @Test(
    "lines on each other collide; parallel lines, and those that only touch, do not",
    arguments: [
      (3.0, 200.0, 1), (8, 200, 0), (3, 6, 0),
    ])
  func overlap(distance: Double, length: Double, collisions: Int) {
    var index = ObstacleIndex(cross)
    index.set(.orthogonal([Point(x: 40, y: 10), Point(x: 240, y: 10), Point(x: 240, y: 310)]), nil, of: 0)
    let x = 240 + distance
    index.set(
      .orthogonal([
        Point(x: 400, y: 60), Point(x: x, y: 60), Point(x: x, y: 60 + length), Point(x: 400, y: 60 + length),
      ]), nil, of: 1)
    #expect(index.faults.collisions == collisions)
    #expect(index.faults(of: [0, 1]).collisions == collisions)
    #expect(index.faults(of: [1]).collisions == collisions)
  }

  @Test("a label on a box and a line through a label collide")
  func labels() {
    var index = ObstacleIndex(cross)
    index.setLabel(Rectangle(x: 10, y: 5, width: 60, height: 14), of: 0)
    #expect(index.faults.collisions == 1)
    index.setLabel(Rectangle(x: 190, y: 150, width: 60, height: 14), of: 0)
    #expect(index.faults.collisions == 1)
    index.setLabel(Rectangle(x: 190, y: 30, width: 60, height: 14), of: 0)
    #expect(index.faults.collisions == 0)
  }

  @Test("the faults of selected lines include collisions with labels of others, but not with their own")
  func faultsOfSome() {
    var index = ObstacleIndex(cross)
    let place = Rectangle(x: 500, y: 100, width: 60, height: 14)
    index.setLabel(place, of: 0)
    #expect(index.faults(of: [0]).collisions == 0)
    index.setLabel(place.moved(x: 30, y: 5), of: 1)
    #expect(index.faults(of: [0]).collisions == 1)
  }

  @Test("a label keeps a distance of four points from other labels")
  func distance() throws {
    var index = ObstacleIndex(cross)
    index.set(nil, nil, of: 1)
    let path = EdgePath.orthogonal([Point(x: 40, y: 150), Point(x: 400, y: 150)])
    index.set(path, nil, of: 0)
    let free = try #require(LabelPlacer.place(Size(width: 60, height: 14), of: 0, along: path, in: index))
    index.setLabel(free.moved(x: 0, y: -16), of: 1)
    let other = try #require(LabelPlacer.place(Size(width: 60, height: 14), of: 0, along: path, in: index))
    #expect(!other.grown(by: 4).intersects(free.moved(x: 0, y: -16)))
  }

  @Test("labels are beside their line, above it rather than below it")
  func above() throws {
    var index = ObstacleIndex(cross)
    index.set(nil, nil, of: 1)
    let path = EdgePath.orthogonal([Point(x: 40, y: 150), Point(x: 400, y: 150)])
    index.set(path, nil, of: 0)
    let place = try #require(LabelPlacer.place(Size(width: 60, height: 14), of: 0, along: path, in: index))
    #expect(place == Rectangle(x: 190, y: 133, width: 60, height: 14))
  }
}
