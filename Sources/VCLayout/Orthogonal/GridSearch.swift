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

  /// The search data of a state.
  private struct Visit {
    var cost = Double.infinity
    /// The predecessor on the path; negative for a start, where it encodes the port's index.
    var previous: Int32 = -1
    /// The index of the cheapest port at an end; negative if there is none.
    var end: Int16 = -1
    /// The search that wrote this data.
    var run: UInt16
  }

  /// The number of states visited in all searches.
  private(set) var work = 0
  /// The maximum number of states; a search that reaches it finds nothing.
  var mostWork = Int.max
  /// The cost of crossing most edges.
  var crossingPrice = PathFinder.Price.crossing.usual
  /// The maximum number of crossings; if every path has more, the search is skipped.
  var mostCrossings = Int.max
  /// Whether the last search failed only because of these limits.
  private(set) var isCutShort = false
  private var grid = RoutingGrid()
  // Kept between searches without clearing, because a search visits few of a grid's states.
  private var visits: [Visit] = []
  private var run: UInt16 = 0
  private var queue = SearchQueue()
  /// For each column and row, the distance to the bounding box of all ends: a lower bound of the remaining length.
  private var restHorizontal: [Double] = []
  private var restVertical: [Double] = []
  private var turnPrice = 0.0
  /// The cost of the best path found so far.
  private var bestCost = Double.infinity
  /// The lower bound of the remaining crossings.
  private var bound = CrossingBound()

  /// Searches one grid, discarding the results of earlier searches.
  ///
  /// - Parameter greed: The weight of the distance to the ends. With a weight above one far fewer states are visited, and a
  ///   path costs at most that many times the cheapest one.
  mutating func run(on grid: RoutingGrid, starts: [Port], ends: [Port], greed: Double = 1) -> Result? {
    guard grid.columns > 1, grid.rows > 1 else { return nil }
    guard begin(on: grid, starts: starts, ends: ends, greed: greed) else { return nil }
    var least = Double.infinity
    for port in starts { least = min(least, port.cost + rest(from: state(at: port.stub, heading: port.side))) }
    queue.removeAll(least: least)
    for (position, port) in starts.enumerated() {
      let state = state(at: port.stub, heading: port.side)
      let (y, x) = (state / 4).quotientAndRemainder(dividingBy: grid.columns)
      reach(state, port.cost, from: -1 - Int32(truncatingIfNeeded: position), x, y)
    }
    var goal: Int?
    while let (state, price) = queue.pop(below: bestCost) {
      guard work < mostWork else {
        isCutShort = true
        return nil
      }
      work += 1
      let visit = visits[state]
      guard price <= visit.cost else { continue }
      if visit.end >= 0 {
        let total = visit.cost + ends[Int(visit.end)].cost
        if total < bestCost { (goal, bestCost) = (state, total) }
      }
      expand(state, visit.cost)
    }
    return goal.map { trace($0, cost: bestCost, starts: starts, ends: ends) }
  }

  /// - Returns: Whether a path exists.
  private mutating func begin(on grid: RoutingGrid, starts: [Port], ends: [Port], greed: Double) -> Bool {
    self.grid = grid
    let places = (starts.map { place(at: $0.stub) }, ends.map { place(at: $0.stub) })
    isCutShort = false
    guard let least = bound.find(on: grid, starts: places.0, ends: places.1, price: crossingPrice) else {
      return false
    }
    isCutShort = least > mostCrossings
    guard !isCutShort else { return false }
    let count = grid.columns * grid.rows * 4
    if visits.count < count || run == .max {
      // The next grids of a placed graph are a little larger.
      visits = Array(repeating: Visit(run: 0), count: count + count / 4)
      run = 0
    }
    run += 1
    bestCost = .infinity
    restHorizontal = Self.distances(grid.xs, to: ends.map { $0.stub.x }, greed: greed)
    restVertical = Self.distances(grid.ys, to: ends.map { $0.stub.y }, greed: greed)
    turnPrice = PathFinder.Price.turn * greed
    for (position, port) in ends.enumerated() {
      let state = state(at: port.stub, heading: port.side.opposite)
      if visits[state].run != run { visits[state] = Visit(run: run) }
      let known = visits[state].end
      if known < 0 || port.cost < ends[Int(known)].cost {
        visits[state].end = Int16(truncatingIfNeeded: position)
      }
    }
    return true
  }

  /// Returns a lower bound of the cost from a state to any end.
  private func rest(from state: Int) -> Double {
    let (row, column) = (state / 4).quotientAndRemainder(dividingBy: grid.columns)
    return rest(state % 4, column, row)
  }

  /// Returns the Manhattan distance plus the unavoidable bends and crossings.
  @inline(__always)
  private func rest(_ heading: Int, _ column: Int, _ row: Int) -> Double {
    let (across, down) = (restHorizontal[column], restVertical[row])
    let (ahead, aside) = heading >= 2 ? (down, across) : (across, down)
    // Positive ahead, negative behind.
    let along = heading == Side.left.rawValue || heading == Side.top.rawValue ? -ahead : ahead
    let turns = along < 0 ? 2.0 : aside == 0 ? 0 : 1
    return abs(across) + abs(down) + turns * turnPrice
      + bound.level(row * grid.columns + column) * crossingPrice
  }

  /// Returns the signed distances of the lines to the ends; negative where the ends are before a line.
  private static func distances(_ lines: [Double], to ends: [Double], greed: Double) -> [Double] {
    guard let least = ends.min(), let most = ends.max() else { return lines.map { _ in 0 } }
    return lines.map { (max(0, least - $0) - max(0, $0 - most)) * greed }
  }

  private func place(at point: Point) -> Int {
    RoutingGrid.index(of: point.y, in: grid.ys) * grid.columns + RoutingGrid.index(of: point.x, in: grid.xs)
  }

  private func state(at point: Point, heading side: Side) -> Int { place(at: point) * 4 + side.rawValue }

  private mutating func expand(_ state: Int, _ price: Double) {
    let (place, heading) = (state / 4, state % 4)
    let (y, x) = place.quotientAndRemainder(dividingBy: grid.columns)
    func isAhead(_ side: Side) -> Bool { heading != side.opposite.rawValue }
    if isAhead(.left), x > 0 { step(state, price + grid.horizontal[place - 1], .left, x - 1, y) }
    if isAhead(.right), x + 1 < grid.columns { step(state, price + grid.horizontal[place], .right, x + 1, y) }
    if isAhead(.top), y > 0 { step(state, price + grid.vertical[place - grid.columns], .top, x, y - 1) }
    if isAhead(.bottom), y + 1 < grid.rows { step(state, price + grid.vertical[place], .bottom, x, y + 1) }
  }

  /// Moves from a state to a neighbour.
  @inline(__always)
  private mutating func step(_ state: Int, _ price: Double, _ side: Side, _ x: Int, _ y: Int) {
    guard price.isFinite else { return }
    let total = price + (side.rawValue == state % 4 ? 0 : PathFinder.Price.turn)
    let target = (y * grid.columns + x) * 4 + side.rawValue
    reach(target, total, from: Int32(truncatingIfNeeded: state), x, y)
  }

  /// Records a path to a state if it is cheaper than the known one.
  @inline(__always)
  private mutating func reach(_ state: Int, _ cost: Double, from previous: Int32, _ x: Int, _ y: Int) {
    var visit = visits[state]
    if visit.run != run { visit = Visit(run: run) }
    if cost >= visit.cost - 1e-9 { return }
    let estimate = cost + rest(state % 4, x, y)
    // A cheaper path to an end is already known.
    guard estimate < bestCost else { return }
    (visit.cost, visit.previous) = (cost, previous)
    visits[state] = visit
    queue.push(state, cost, estimate: estimate)
  }

  private func trace(_ goal: Int, cost: Double, starts: [Port], ends: [Port]) -> Result {
    var way: [Point] = []
    var state = Int32(truncatingIfNeeded: goal)
    while state >= 0 {
      let (row, column) = (Int(state) / 4).quotientAndRemainder(dividingBy: grid.columns)
      way.append(Point(x: grid.xs[column], y: grid.ys[row]))
      state = visits[Int(state)].previous
    }
    let (start, end) = (-1 - Int(state), Int(visits[goal].end))
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
