/// A lower bound of the cost from a state to any end of a search.
struct RemainingCost {
  /// For each cell, the least distance to an end plus the cost of using that end. Empty in greedy searches, which visit so few
  /// cells that computing it for all takes longer.
  private var distances: [Double] = []
  /// For each column and row, the signed distance to the bounding box of all ends; negative where the ends are before it.
  private var horizontal: [Double] = []
  private var vertical: [Double] = []
  private(set) var columns = 1
  private var turnPrice = 0.0
  /// The cost of each level of the bound.
  private var levelPrice = 0.0
  /// The lower bound of the remaining charges.
  private var bound = CrossingBound()

  /// Creates a bound that is zero everywhere.
  init() {}

  /// - Parameters:
  ///   - grid: The grid of the search.
  ///   - ends: The cells and costs of the ends.
  ///   - greed: The weight of distances and bends.
  ///   - bound: The lower bound of crossings and other charges.
  ///   - levelPrice: The cost of each level of that bound.
  init(
    on grid: RoutingGrid, ends: [(cell: Int, cost: Double)], greed: Double, bound: CrossingBound, levelPrice: Double
  ) {
    columns = grid.columns
    turnPrice = PathFinder.Price.turn * greed
    (self.bound, self.levelPrice) = (bound, levelPrice)
    horizontal = Self.offsets(grid.xs, to: ends.map { grid.xs[$0.cell % grid.columns] }, greed: greed)
    vertical = Self.offsets(grid.ys, to: ends.map { grid.ys[$0.cell / grid.columns] }, greed: greed)
    if greed == 1 { findDistances(on: grid, ends) }
  }

  /// Returns the signed distances of the lines to the ends.
  private static func offsets(_ lines: [Double], to ends: [Double], greed: Double) -> [Double] {
    guard let least = ends.min(), let most = ends.max() else { return lines.map { _ in 0 } }
    return lines.map { (max(0, least - $0) - max(0, $0 - most)) * greed }
  }

  private mutating func findDistances(on grid: RoutingGrid, _ ends: [(cell: Int, cost: Double)]) {
    distances = Array(repeating: .infinity, count: grid.columns * grid.rows)
    for end in ends { distances[end.cell] = min(distances[end.cell], end.cost) }
    let rows = Set(ends.map { $0.cell / grid.columns }).sorted()
    for row in rows { spread(along: row, grid.xs) }
    guard let first = rows.first, let last = rows.last else { return }
    spread(between: first...last, grid.ys)
    spread(from: first, along: (0..<first).reversed(), grid.ys)
    spread(from: last, along: last + 1..<max(last + 1, grid.rows), grid.ys)
  }

  /// Spreads the distances of the ends in a row over the row.
  private mutating func spread(along row: Int, _ xs: [Double]) {
    let columns = columns
    var cells = distances.mutableSpan
    let first = row * columns
    for x in 1..<max(1, columns) {
      cells[first + x] = min(cells[first + x], cells[first + x - 1] + xs[x] - xs[x - 1])
    }
    for x in (1..<max(1, columns)).reversed() {
      cells[first + x - 1] = min(cells[first + x - 1], cells[first + x] + xs[x] - xs[x - 1])
    }
  }

  /// Spreads the distances of the rows with ends over the rows between them: the Manhattan distance is the sum of both directions.
  private mutating func spread(between rows: ClosedRange<Int>, _ ys: [Double]) {
    for y in rows.dropFirst() { lower(row: y, to: y - 1, at: ys[y] - ys[y - 1]) }
    for y in rows.dropLast().reversed() { lower(row: y, to: y + 1, at: ys[y + 1] - ys[y]) }
  }

  /// Spreads the distances of a row over rows on one side of all ends, in order.
  private mutating func spread(from row: Int, along rows: some Sequence<Int>, _ ys: [Double]) {
    var cells = Array(distances[row * columns..<(row + 1) * columns])
    var last = row
    for y in rows {
      let gap = abs(ys[y] - ys[last])
      for x in cells.indices { cells[x] += gap }
      distances.replaceSubrange(y * columns..<(y + 1) * columns, with: cells)
      last = y
    }
  }

  /// Lowers the distances of a row to those of a neighbouring one plus the gap between them.
  private mutating func lower(row: Int, to other: Int, at gap: Double) {
    let (columns, shift) = (columns, (other - row) * columns)
    var cells = distances.mutableSpan
    for cell in row * columns..<(row + 1) * columns {
      let distance = cells[cell + shift] + gap
      if distance < cells[cell] { cells[cell] = distance }
    }
  }

  /// Returns the least distance to an end, with its cost if it is known, plus the unavoidable bends and crossings.
  @inline(__always)
  func from(_ state: Int, _ column: Int, _ row: Int) -> Double {
    let heading = state & 3
    let (across, down) = (horizontal[column], vertical[row])
    let (ahead, aside) = heading >= 2 ? (down, across) : (across, down)
    // Positive ahead, negative behind.
    let along = heading == Side.left.rawValue || heading == Side.top.rawValue ? -ahead : ahead
    let turns = along < 0 ? 2.0 : aside == 0 ? 0 : 1
    let least = distances.isEmpty ? abs(across) + abs(down) : distances[state >> 2]
    return least + turns * turnPrice + bound.level(state >> 2) * levelPrice
  }
}
