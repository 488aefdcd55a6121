import VCDOT

/// How many lines a path crosses at least, from each place of a grid to the ends of a search.
///
/// Where a crossing is dear, a search that does not know this looks at every place it can come to without one before it takes
/// the first. It is found out from the ends backwards, one crossing after the other, and places have no headings there.
struct CrossingBound {
  /// For each place of the grid; those that were not looked at need as many as the nearest start.
  private(set) var levels: [UInt8] = []
  private var gaps: (across: [Double], down: [Double]) = ([], [])
  // Places of this level and the next that are still to be looked at.
  private var present: [Int32] = []
  private var next: [Int32] = []

  /// More are not told apart.
  private static let most: UInt8 = 100
  private static let unknown = UInt8.max

  /// - Returns: How many the cheapest start needs; `nil` where none leads to an end.
  mutating func find(on grid: RoutingGrid, starts: [Int], ends: [Int], price: Double) -> Int? {
    levels.removeAll(keepingCapacity: true)
    levels.append(contentsOf: repeatElement(Self.unknown, count: grid.columns * grid.rows))
    gaps = (Self.gaps(grid.xs), Self.gaps(grid.ys))
    next.removeAll(keepingCapacity: true)
    next.append(contentsOf: ends.map { Int32(truncatingIfNeeded: $0) })
    var level: UInt8 = 0
    while !next.isEmpty {
      swap(&present, &next)
      spread(on: grid, level, price)
      if starts.contains(where: { levels[$0] != Self.unknown }) {
        for place in levels.indices where levels[place] == Self.unknown { levels[place] = level }
        return Int(level)
      }
      if level < Self.most { level += 1 }
    }
    return nil
  }

  /// Comes to all places that are as good as those that are known, and notes those beyond one crossing more.
  private mutating func spread(on grid: RoutingGrid, _ level: UInt8, _ price: Double) {
    while let place = present.popLast().map(Int.init) {
      guard levels[place] == Self.unknown else { continue }
      levels[place] = level
      let (y, x) = place.quotientAndRemainder(dividingBy: grid.columns)
      if x > 0 { note(place - 1, grid.horizontal[place - 1] - gaps.across[x - 1], price) }
      if x + 1 < grid.columns { note(place + 1, grid.horizontal[place] - gaps.across[x], price) }
      if y > 0 { note(place - grid.columns, grid.vertical[place - grid.columns] - gaps.down[y - 1], price) }
      if y + 1 < grid.rows { note(place + grid.columns, grid.vertical[place] - gaps.down[y], price) }
    }
  }

  private mutating func note(_ place: Int, _ charge: Double, _ price: Double) {
    guard levels[place] == Self.unknown, charge.isFinite else { return }
    let place = Int32(truncatingIfNeeded: place)
    if charge < price - 0.001 { present.append(place) } else { next.append(place) }
  }

  private static func gaps(_ lines: [Double]) -> [Double] { zip(lines, lines.dropFirst()).map { $1 - $0 } }
}
