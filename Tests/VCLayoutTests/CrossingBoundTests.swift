import Testing
import VCDOT

@testable import VCLayout

@Suite("The minimum number of lines that a path crosses") struct CrossingBoundTests {
  private let boxes: KeyValuePairs<String, Rectangle> = [
    "a": .box(0, 0), "b": .box(400, 0), "c": .box(200, -800), "d": .box(200, 800),
  ]
  private let start = Port(point: Point(x: 80, y: 20), side: .right, offset: 0, cost: 0)
  private let end = Port(point: Point(x: 400, y: 20), side: .left, offset: 0, cost: 0)

  /// A grid for a line between two boxes, separated by lines that leave the grid at both ends; some of the lines yield.
  private func grid(
    lines: Int, yielding: Set<Int> = [], price: Double = PathFinder.Price.crossing.usual
  ) -> RoutingGrid {
    var scene = Scene(boxes: boxes)
    scene.placed.graph.edges = [.main("a", "b")] + (0..<lines).map { LayoutEdge.main("c", "d").named("\($0)") }
    var index = ObstacleIndex(scene.placed)
    for line in 0..<lines {
      let x = 180 + Double(line) * 40
      index.set(.orthogonal([Point(x: x, y: -760), Point(x: x, y: 800)]), nil, of: line + 1)
    }
    return RoutingGrid(
      index, for: 0, ports: [start, end], crossingPrice: .init(usual: price, yieldingLines: yielding),
      window: Rectangle(x: -60, y: -100, width: 600, height: 240))
  }

  @Test("the bound is the minimum over all paths, and is known for every position", arguments: 0...2)
  func counted(lines: Int) {
    var bound = CrossingBound()
    let grid = grid(lines: lines)
    func place(_ port: Port) -> Int {
      RoutingGrid.index(of: port.stub.y, in: grid.ys) * grid.columns + RoutingGrid.index(of: port.stub.x, in: grid.xs)
    }
    let price = PathFinder.Price.crossing.usual
    #expect(bound.find(on: grid, starts: [place(start)], ends: [place(end)], price: price) == lines)
    #expect(bound.level(place(start)) == Double(lines))
    #expect(bound.level(place(end)) == 0)
    #expect((0..<grid.columns * grid.rows).allSatisfy { bound.level($0) <= Double(lines) })
  }

  @Test("the bound agrees with an exhaustive search, for any ends", arguments: 0..<40)
  func compared(seed: Int) {
    let grid = grid(lines: 3, yielding: seed % 4 == 0 ? [2] : [])
    let price = PathFinder.Price.crossing.usual / (seed % 3 == 0 ? 8 : 1)
    let count = grid.columns * grid.rows
    let (start, end) = (seed * 7919 % count, (seed * 104_729 + 13) % count)
    var bound = CrossingBound()
    let found = bound.find(on: grid, starts: [start], ends: [end], price: price)
    let all = crossings(on: grid, from: end, price)
    #expect(found == all[start])
    guard let least = all[start] else { return }
    // Positions that need more crossings than the start may have the bound of the start.
    for place in 0..<count { #expect(Int(bound.level(place)) == min(all[place] ?? least, least)) }
  }

  /// The minimum numbers of crossings from a position to all others, by relaxing all positions until nothing changes.
  private func crossings(on grid: RoutingGrid, from end: Int, _ price: Double) -> [Int?] {
    var result = [Int?](repeating: nil, count: grid.columns * grid.rows)
    result[end] = 0
    var isChanged = true
    func pass(_ first: Int, _ second: Int, _ charge: Double) {
      guard charge.isFinite else { return }
      let step = Int((charge + 0.001) / price)
      for (from, to) in [(first, second), (second, first)] {
        guard let known = result[from], known + step < result[to] ?? .max else { continue }
        result[to] = known + step
        isChanged = true
      }
    }
    while isChanged {
      isChanged = false
      for y in 0..<grid.rows {
        for x in 0..<grid.columns {
          let place = y * grid.columns + x
          if x + 1 < grid.columns { pass(place, place + 1, grid.horizontal[place] - (grid.xs[x + 1] - grid.xs[x])) }
          if y + 1 < grid.rows {
            pass(place, place + grid.columns, grid.vertical[place] - (grid.ys[y + 1] - grid.ys[y]))
          }
        }
      }
    }
    return result
  }

  @Test("a path with more crossings than allowed is not searched for")
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

  @Test("with parts of crossings as levels, a search also knows about charges that are less than a crossing")
  func parts() throws {
    let grid = grid(lines: 2, price: 700)
    var (fine, coarse) = (GridSearch(), GridSearch())
    // If crossings are limited, levels are crossings.
    coarse.mostCrossings = 9
    let found = fine.run(on: grid, starts: [start], ends: [end])
    let same = coarse.run(on: grid, starts: [start], ends: [end])
    #expect(try #require(found).cost == #require(same).cost)
    #expect(2 * fine.work < coarse.work)
  }

  @Test("yielding lines do not count")
  func yielding() throws {
    var search = GridSearch()
    search.mostCrossings = 0
    let result = search.run(on: grid(lines: 2, yielding: [1, 2]), starts: [start], ends: [end])
    let found = try #require(result)
    #expect(found.cost < PathFinder.Price.crossing.usual)
  }

  @Test("a search with the bound visits few positions on the near side of a line")
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
