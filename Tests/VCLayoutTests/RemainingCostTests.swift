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

  @Test(
    "the bound of every cell is the least sum of a distance and the cost of an end, with the weight of distances",
    arguments: [1, 1.15])
  func distances(greed: Double) throws {
    let grid = grid
    let cells = grid.columns * grid.rows
    let ends = [(cell: cells / 2, cost: 30.0), (cell: cells / 3, cost: 0), (cell: cells - 1, cost: 90)]
    var bound = CrossingBound()
    let level = bound.find(on: grid, starts: [0], ends: ends.map(\.cell), price: 100)
    try #require(level != nil)
    let cost = RemainingCost(on: grid, ends: ends, greed: greed, bound: bound, levelPrice: 0)
    func distance(_ cell: Int, _ other: Int) -> Double {
      let (a, b) = (
        cell.quotientAndRemainder(dividingBy: grid.columns), other.quotientAndRemainder(dividingBy: grid.columns)
      )
      return abs(grid.xs[a.remainder] - grid.xs[b.remainder]) + abs(grid.ys[a.quotient] - grid.ys[b.quotient])
    }
    try #require(grid.columns > 5 && grid.rows > 5)
    for cell in 0..<cells {
      let least = ends.map { distance(cell, $0.cell) * greed + $0.cost }.min() ?? 0
      let (row, column) = cell.quotientAndRemainder(dividingBy: grid.columns)
      // A state of each heading; the bends that it needs are part of the bound.
      let bounds = (0..<4).map { cost.from(cell << 2 | $0, column, row) }
      let bends = bounds.map { (($0 - least) / (PathFinder.Price.turn * greed) * 1e6).rounded() / 1e6 }
      #expect(bends.allSatisfy { [0, 1, 2].contains($0) }, "cell \(cell)")
      #expect(bends.contains { $0 < 2 })
    }
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
