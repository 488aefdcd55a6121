import VCDOT

/// Searches a grid for the cheapest path from the ports of one box to those of another (A*: states closer to the ends are
/// visited first; no path is shorter than the Manhattan distance, so the first arrival is the cheapest).
struct GridSearch {
  struct Result {
    var points: [Point]
    /// The indices in the lists of ports.
    var start, end: Int
    /// The total cost of the path.
    var cost: Double
  }

  /// The number of states visited in all searches.
  private(set) var work = 0
  /// The maximum number of states; a search that reaches it finds nothing.
  var mostWork = Int.max
  /// The number of levels that a crossing is in the bound of the remaining charges. With more levels the search visits fewer
  /// states, but computing the bound takes longer.
  private static let levelsPerCrossing = 8.0
  /// The cost of crossing most edges.
  var crossingPrice = PathFinder.Price.crossing.usual
  /// The maximum number of crossings; if every path has more, the search is skipped.
  var mostCrossings = Int.max
  /// Whether the last search failed only because of these limits.
  private(set) var isCutShort = false
  private var grid = RoutingGrid()
  private var frontier = SearchFrontier()
  /// The lower bound of the remaining charges.
  private var bound = CrossingBound()

  /// Searches one grid, discarding the results of earlier searches.
  ///
  /// - Parameter greed: The weight of the distance to the ends. With a weight above one far fewer states are visited, and a
  ///   path costs at most that many times the cheapest one.
  mutating func run(on grid: RoutingGrid, starts: [Port], ends: [Port], greed: Double = 1) -> Result? {
    guard grid.columns > 1, grid.rows > 1 else { return nil }
    let places = starts.map { Self.place(at: $0.stub, in: grid) }
    guard begin(on: grid, starts: places, ends: ends, greed: greed) else { return nil }
    frontier.begin(at: zip(places, starts).map { ($0 * 4 + $1.side.rawValue, $1.cost) })
    let (goal, cost) = explore(to: ends)
    if isCutShort { return nil }
    return goal.map { trace($0, cost: cost, starts: starts, ends: ends) }
  }

  /// - Parameter starts: The cells where paths start.
  /// - Returns: Whether a path exists.
  private mutating func begin(on grid: RoutingGrid, starts: [Int], ends: [Port], greed: Double) -> Bool {
    self.grid = grid
    let places = ends.map { Self.place(at: $0.stub, in: grid) }
    isCutShort = false
    // Otherwise the bound would copy what it shares with the earlier search.
    frontier.forgetRest()
    // If the number of crossings is limited, levels must be crossings.
    let price = mostCrossings == .max ? crossingPrice / Self.levelsPerCrossing : crossingPrice
    guard let least = bound.find(on: grid, starts: starts, ends: places, price: price) else { return false }
    isCutShort = least > mostCrossings
    guard !isCutShort else { return false }
    let rest = RemainingCost(
      on: grid, ends: zip(places, ends).map { ($0, $1.cost) }, greed: greed, bound: bound, levelPrice: price)
    frontier.clear(for: grid.columns * grid.rows * 4, rest)
    for (position, (place, port)) in zip(places, ends).enumerated() {
      let state = place * 4 + port.side.opposite.rawValue
      let known = frontier.visit(state).end
      if known < 0 || port.cost < ends[Int(known)].cost {
        frontier.markEnd(state, Int16(truncatingIfNeeded: position))
      }
    }
    return true
  }

  // A method of this value would copy it for every port.
  private static func place(at point: Point, in grid: RoutingGrid) -> Int {
    RoutingGrid.index(of: point.y, in: grid.ys) * grid.columns + RoutingGrid.index(of: point.x, in: grid.xs)
  }

  /// Visits states in the order of the queue until none can improve the best path.
  /// - Returns: The last state of the best path and the path's cost; `nil` if there is no path or the work exceeds its limit.
  private mutating func explore(to ends: [Port]) -> (goal: Int?, cost: Double) {
    // In local variables, the compiler need not load the arrays again after each change of this value.
    let grid = grid
    let (columns, rows) = (grid.columns, grid.rows)
    let (horizontal, vertical) = (grid.horizontal.span, grid.vertical.span)
    var frontier = SearchFrontier()
    swap(&frontier, &self.frontier)
    var visits = frontier.takeVisits()
    var states = visits.mutableSpan
    var goal: Int?
    while let (state, price) = frontier.next() {
      guard work < mostWork else {
        isCutShort = true
        break
      }
      work += 1
      let (cost, end) = (states[state].cost, Int(states[state].end))
      guard price <= cost else { continue }
      if end >= 0, frontier.improve(by: cost + ends[end].cost) { goal = state }
      let place = state >> 2
      let (y, x) = place.quotientAndRemainder(dividingBy: columns)
      if x > 0 { frontier.step(state, cost, .left, horizontal[place - 1], place - 1, x - 1, y, in: &states) }
      if x + 1 < columns { frontier.step(state, cost, .right, horizontal[place], place + 1, x + 1, y, in: &states) }
      if y > 0 {
        frontier.step(state, cost, .top, vertical[place - columns], place - columns, x, y - 1, in: &states)
      }
      if y + 1 < rows { frontier.step(state, cost, .bottom, vertical[place], place + columns, x, y + 1, in: &states) }
    }
    let cost = frontier.bestCost
    frontier.giveBack(visits)
    swap(&frontier, &self.frontier)
    return (goal, cost)
  }

  private func trace(_ goal: Int, cost: Double, starts: [Port], ends: [Port]) -> Result {
    var way: [Point] = []
    var state = Int32(truncatingIfNeeded: goal)
    while state >= 0 {
      let (row, column) = (Int(state) / 4).quotientAndRemainder(dividingBy: grid.columns)
      way.append(Point(x: grid.xs[column], y: grid.ys[row]))
      state = frontier.visit(Int(state)).previous
    }
    let (start, end) = (-1 - Int(state), Int(frontier.visit(goal).end))
    return Result(
      points: [starts[start].point] + way.reversed() + [ends[end].point], start: start, end: end,
      cost: cost)
  }
}

extension Side {
  var opposite: Side {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    }
  }
}
