import VCDOT

/// How many lines a path crosses at least, from each place of a grid to the ends of a search.
///
/// Where a crossing is dear, a search that does not know this looks at every place it can come to without one before it takes
/// the first. It is found out from the ends backwards, one crossing after the other, and places have no headings there.
struct CrossingBound {
  /// For each place of the grid; those that were not looked at need as many as the nearest start.
  private(set) var levels: [UInt8] = []
  private var gaps: (across: [Double], down: [Double]) = ([], [])
  // Places whose neighbours are still to be looked at, and places beyond one crossing more.
  private var present: [Int32] = []
  private var beyond: [Int32] = []
  private var isStartReached = false

  /// More are not told apart.
  private static let most: UInt8 = 100
  /// A place that nothing came to so far, and one of those at which the search is over.
  private static let unknown = UInt8.max
  private static let start = UInt8.max - 1

  /// - Returns: How many the cheapest start needs; `nil` where none leads to an end.
  mutating func find(on grid: RoutingGrid, starts: [Int], ends: [Int], price: Double) -> Int? {
    levels.removeAll(keepingCapacity: true)
    levels.append(contentsOf: repeatElement(Self.unknown, count: grid.columns * grid.rows))
    for place in starts { levels[place] = Self.start }
    gaps = (Self.gaps(grid.xs), Self.gaps(grid.ys))
    present.removeAll(keepingCapacity: true)
    beyond.removeAll(keepingCapacity: true)
    beyond.append(contentsOf: ends.map { Int32(truncatingIfNeeded: $0) })
    isStartReached = false
    var level: UInt8 = 0
    while let goal = starts.first, !beyond.isEmpty {
      enter(level)
      spread(on: grid, towards: goal, level, price)
      if isStartReached {
        // As many as the rest of this level needs, and no more than what lies beyond it does.
        for place in levels.indices where levels[place] >= Self.start { levels[place] = level }
        return Int(level)
      }
      if level < Self.most { level += 1 }
    }
    return nil
  }

  /// Takes the places beyond one crossing more to the next level, those that nothing else came to.
  private mutating func enter(_ level: UInt8) {
    for place in beyond { take(Int(place), level) }
    beyond.removeAll(keepingCapacity: true)
  }

  /// Comes to all places that are as good as those that are known, and notes those beyond one crossing more; until a start is
  /// reached, and so towards it first.
  private mutating func spread(on grid: RoutingGrid, towards goal: Int, _ level: UInt8, _ price: Double) {
    let columns = grid.columns
    let (goalRow, goalColumn) = goal.quotientAndRemainder(dividingBy: columns)
    while !isStartReached, let place = present.popLast().map(Int.init) {
      let (y, x) = place.quotientAndRemainder(dividingBy: columns)
      // What is noted last is looked at first.
      if x < goalColumn { noteLeft() }
      if x + 1 < columns { note(place + 1, grid.horizontal[place] - gaps.across[x], level, price) }
      if x >= goalColumn { noteLeft() }
      if y < goalRow { noteAbove() }
      if y + 1 < grid.rows { note(place + columns, grid.vertical[place] - gaps.down[y], level, price) }
      if y >= goalRow { noteAbove() }

      func noteLeft() {
        if x > 0 { note(place - 1, grid.horizontal[place - 1] - gaps.across[x - 1], level, price) }
      }
      func noteAbove() {
        if y > 0 { note(place - columns, grid.vertical[place - columns] - gaps.down[y - 1], level, price) }
      }
    }
  }

  @inline(__always)
  private mutating func note(_ place: Int, _ charge: Double, _ level: UInt8, _ price: Double) {
    guard levels[place] >= Self.start, charge.isFinite else { return }
    if charge < price - 0.001 { take(place, level) } else { beyond.append(Int32(truncatingIfNeeded: place)) }
  }

  @inline(__always)
  private mutating func take(_ place: Int, _ level: UInt8) {
    guard levels[place] >= Self.start else { return }
    if levels[place] == Self.start { isStartReached = true }
    levels[place] = level
    present.append(Int32(truncatingIfNeeded: place))
  }

  private static func gaps(_ lines: [Double]) -> [Double] { zip(lines, lines.dropFirst()).map { $1 - $0 } }
}
