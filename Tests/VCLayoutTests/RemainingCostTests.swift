import Testing
import VCDOT

@testable import VCLayout

@Suite("Lower bound of the remaining cost")
struct RemainingCostTests {
  /// A grid between two boxes.
  private var grid: RoutingGrid {
    let scene = Scene(boxes: ["a": .box(0, 0), "b": .box(300, 200)], edges: [.main("a", "b")])
    return RoutingGrid(
      ObstacleIndex(scene.placed), for: 0, ports: [], crossingPrice: PathFinder.CrossingPrice(),
      window: Rectangle(x: -100, y: -100, width: 600, height: 500))
  }

  /// For each cell, the bounds of the four headings and the least sum of a distance and the cost of an end.
  private func bounds(greed: Double) throws -> [(bounds: [Double], least: Double)] {
    let grid = grid
    try #require(grid.columns > 5 && grid.rows > 5)
    let cells = grid.columns * grid.rows
    let ends = [(cell: cells / 2, cost: 30.0), (cell: cells / 3, cost: 0), (cell: cells - 1, cost: 90)]
    var bound = CrossingBound()
    let level = bound.find(on: grid, starts: [0], ends: ends.map(\.cell), price: 100)
    try #require(level != nil)
    let cost = RemainingCost(on: grid, ends: ends, greed: greed, bound: bound, levelPrice: 0)
    func place(_ cell: Int) -> Point { Point(x: grid.xs[cell % grid.columns], y: grid.ys[cell / grid.columns]) }
    return (0..<cells).map { cell in
      let distances = ends.map { end in
        let (a, b) = (place(cell), place(end.cell))
        return (abs(a.x - b.x) + abs(a.y - b.y)) * greed + end.cost
      }
      let bounds = (0..<4).map { cost.from(cell << 2 | $0, cell % grid.columns, cell / grid.columns) }
      return (bounds, distances.min() ?? 0)
    }
  }

  @Test("the bound of every cell is the least sum of a distance and the cost of an end, plus unavoidable bends")
  func exactBounds() throws {
    for (bounds, least) in try bounds(greed: 1) {
      let bends = bounds.map { (($0 - least) / PathFinder.Price.turn * 1e6).rounded() / 1e6 }
      #expect(bends.allSatisfy { [0, 1, 2].contains($0) })
      #expect(bends.contains { $0 < 2 })
    }
  }

  @Test("in a greedy search the bound is weighted, and lower than the cost of any end")
  func greedyBounds() throws {
    let all = try bounds(greed: 2)
    for (bounds, least) in all { #expect(bounds.allSatisfy { $0 <= least + 2 * PathFinder.Price.turn * 2 }) }
    #expect(all.contains { bounds, least in bounds.contains { $0 > least / 2 } })
  }

  @Test("a search with expensive ends visits few states")
  func fewStates() {
    let scene = Scene(boxes: ["a": .box(0, 0), "b": .box(300, 200)], edges: [.main("a", "b")])
    let start = Port(point: Point(x: 80, y: 20), side: .right, offset: 0, cost: 0)
    let end = Port(point: Point(x: 300, y: 220), side: .left, offset: 0, cost: 200)
    let grid = RoutingGrid(
      ObstacleIndex(scene.placed), for: 0, ports: [start, end], crossingPrice: PathFinder.CrossingPrice(),
      window: Rectangle(x: -100, y: -100, width: 600, height: 500))
    var search = GridSearch()
    let found = search.run(on: grid, starts: [start], ends: [end])
    #expect(found?.end == 0)
    #expect(search.work < grid.columns * grid.rows / 4)
  }
}
