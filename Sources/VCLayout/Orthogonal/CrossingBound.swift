import VCDOT

/// A lower bound on the number of edges that a path crosses, from each cell of a grid to the ends of a search.
///
/// When crossings are expensive, a search without this bound visits every cell it can reach without a crossing before it makes
/// the first one. The bound is computed backwards from the ends, one level after the other, and ignores headings. A level is a
/// crossing or a part of one; with parts, other charges such as those for foreign ground count as well.
struct CrossingBound {
  /// The bound for each visited cell of the grid.
  private var levels: [UInt16] = []
  /// The bound of the nearest start, which is that of all cells that were not visited.
  private var startLevel: UInt16 = 0
  private var gaps: (across: [Double], down: [Double]) = ([], [])
  /// The cells whose neighbours have not been visited yet.
  private var present: [Int32] = []
  /// For each level, the cells that are reached from a lower one.
  private var beyond: [[Int32]] = []
  private var isStartReached = false

  /// The maximum level; higher ones are not distinguished.
  private static let most: UInt16 = 2000
  /// Markers for a cell that has not been reached, and for a cell where the search ends.
  private static let unknown = UInt16.max
  private static let start = UInt16.max - 1

  /// - Parameters:
  ///   - grid: The grid of the search.
  ///   - starts: The cells where paths start.
  ///   - ends: The cells where paths end.
  ///   - price: The charge that makes a level.
  /// - Returns: The level of the cheapest start; `nil` if no start is connected to an end.
  mutating func find(on grid: RoutingGrid, starts: [Int], ends: [Int], price: Double) -> Int? {
    levels.removeAll(keepingCapacity: true)
    levels.append(contentsOf: repeatElement(Self.unknown, count: grid.columns * grid.rows))
    for place in starts { levels[place] = Self.start }
    gaps = (Self.gaps(grid.xs), Self.gaps(grid.ys))
    present.removeAll(keepingCapacity: true)
    for position in beyond.indices { beyond[position].removeAll(keepingCapacity: true) }
    if beyond.isEmpty { beyond.append([]) }
    beyond[0] = ends.map { Int32(truncatingIfNeeded: $0) }
    isStartReached = false
    guard let goal = starts.first else { return nil }
    var level: UInt16 = 0
    while Int(level) < beyond.count {
      enter(level)
      spread(on: grid, towards: goal, level, price)
      if isStartReached {
        startLevel = level
        return Int(level)
      }
      if level < Self.most || beyond[Int(level)].isEmpty { level += 1 }
    }
    return nil
  }

  /// Returns the bound of a cell.
  @inline(__always)
  func level(_ place: Int) -> Double {
    // Visited cells have at most the level of the start; the others have at least that level.
    Double(min(levels[place], startLevel))
  }

  /// Visits the cells that are reached from lower levels, unless they are part of one.
  private mutating func enter(_ level: UInt16) {
    var places: [Int32] = []
    swap(&places, &beyond[Int(level)])
    for place in places { take(Int(place), level) }
  }

  /// Visits all cells reachable at the current level and records those at higher ones, until a start is reached;
  /// expands towards the start first.
  private mutating func spread(on grid: RoutingGrid, towards goal: Int, _ level: UInt16, _ price: Double) {
    let columns = grid.columns
    let (goalRow, goalColumn) = goal.quotientAndRemainder(dividingBy: columns)
    while !isStartReached, let place = present.popLast().map(Int.init) {
      let (y, x) = place.quotientAndRemainder(dividingBy: columns)
      // The last recorded cell is visited first.
      if x < goalColumn { noteLeft() }
      if x + 1 < columns, isOpen(place + 1) {
        note(place + 1, grid.horizontal[place] - gaps.across[x], level, price)
      }
      if x >= goalColumn { noteLeft() }
      if y < goalRow { noteAbove() }
      if y + 1 < grid.rows, isOpen(place + columns) {
        note(place + columns, grid.vertical[place] - gaps.down[y], level, price)
      }
      if y >= goalRow { noteAbove() }

      func noteLeft() {
        guard x > 0, isOpen(place - 1) else { return }
        note(place - 1, grid.horizontal[place - 1] - gaps.across[x - 1], level, price)
      }
      func noteAbove() {
        guard y > 0, isOpen(place - columns) else { return }
        note(place - columns, grid.vertical[place - columns] - gaps.down[y - 1], level, price)
      }
    }
  }

  /// Returns whether a cell has not been reached yet.
  @inline(__always)
  private func isOpen(_ place: Int) -> Bool { levels[place] >= Self.start }

  /// Visits an open cell next to a visited one.
  @inline(__always)
  private mutating func note(_ place: Int, _ charge: Double, _ level: UInt16, _ price: Double) {
    guard charge.isFinite else { return }
    if charge < price - 0.001 {
      take(place, level)
    } else {
      let next = min(Int(level) + Int((charge + 0.001) / price), Int(Self.most))
      while beyond.count <= next { beyond.append([]) }
      beyond[next].append(Int32(truncatingIfNeeded: place))
    }
  }

  @inline(__always)
  private mutating func take(_ place: Int, _ level: UInt16) {
    guard isOpen(place) else { return }
    if levels[place] == Self.start { isStartReached = true }
    levels[place] = level
    present.append(Int32(truncatingIfNeeded: place))
  }

  private static func gaps(_ lines: [Double]) -> [Double] { zip(lines, lines.dropFirst()).map { $1 - $0 } }
}
