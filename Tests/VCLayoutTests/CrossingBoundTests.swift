import Testing
import VCDOT

@testable import VCLayout

@Suite("How many lines a path has to cross") struct CrossingBoundTests {
  private let boxes: KeyValuePairs<String, Rectangle> = [
    "a": .box(0, 0), "b": .box(400, 0), "c": .box(200, -800), "d": .box(200, 800),
  ]
  private let start = Port(point: Point(x: 80, y: 20), side: .right, offset: 0, cost: 0)
  private let end = Port(point: Point(x: 400, y: 20), side: .left, offset: 0, cost: 0)

  /// A grid for a line between two boxes, with lines between them that run out of it at both ends, and some that yield.
  private func grid(lines: Int, yielding: Set<Int> = []) -> RoutingGrid {
    var scene = Scene(boxes: boxes)
    scene.placed.graph.edges = [.main("a", "b")] + (0..<lines).map { LayoutEdge.main("c", "d").named("\($0)") }
    var index = ObstacleIndex(scene.placed)
    for line in 0..<lines {
      let x = 180 + Double(line) * 40
      index.set(.orthogonal([Point(x: x, y: -760), Point(x: x, y: 800)]), nil, of: line + 1)
    }
    return RoutingGrid(
      index, for: 0, ports: [start, end], crossingPrice: .init(yieldingLines: yielding),
      window: Rectangle(x: -60, y: -100, width: 600, height: 240))
  }

  @Test("is the least on any way, and is known for every place", arguments: 0...2)
  func counted(lines: Int) {
    var bound = CrossingBound()
    let grid = grid(lines: lines)
    func place(_ port: Port) -> Int {
      RoutingGrid.index(of: port.stub.y, in: grid.ys) * grid.columns + RoutingGrid.index(of: port.stub.x, in: grid.xs)
    }
    let price = PathFinder.Price.crossing.usual
    #expect(bound.find(on: grid, starts: [place(start)], ends: [place(end)], price: price) == lines)
    #expect(bound.levels.count == grid.columns * grid.rows)
    #expect(bound.levels[place(start)] == lines)
    #expect(bound.levels[place(end)] == 0)
    #expect(bound.levels.allSatisfy { $0 <= lines })
  }

  @Test("a path with more crossings than are allowed is not looked for")
  func allowed() throws {
    var search = GridSearch()
    search.mostCrossings = 1
    #expect(search.run(on: grid(lines: 2), starts: [start], ends: [end]) == nil)
    #expect(search.isCutShort)
    #expect(search.work == 0)
    search.mostCrossings = 2
    let result = search.run(on: grid(lines: 2), starts: [start], ends: [end])
    let found = try #require(result)
    #expect(!search.isCutShort)
    #expect(found.cost >= 2 * PathFinder.Price.crossing.usual)
  }

  @Test("lines that yield do not count")
  func yielding() throws {
    var search = GridSearch()
    search.mostCrossings = 0
    let result = search.run(on: grid(lines: 2, yielding: [1, 2]), starts: [start], ends: [end])
    let found = try #require(result)
    #expect(found.cost < PathFinder.Price.crossing.usual)
  }

  @Test("a search that knows it looks at few places on this side of a line")
  func work() {
    var (free, crossed) = (GridSearch(), GridSearch())
    _ = free.run(on: grid(lines: 0), starts: [start], ends: [end])
    _ = crossed.run(on: grid(lines: 1), starts: [start], ends: [end])
    #expect(crossed.work < 3 * free.work)
  }
}

extension LayoutEdge {
  fileprivate func named(_ id: String) -> LayoutEdge {
    LayoutEdge(id: id, role: role, from: tail, to: head)
  }
}
