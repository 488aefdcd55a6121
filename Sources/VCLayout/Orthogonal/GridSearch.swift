import VCDOT

/// Searches a grid for the cheapest way, from the ports of one box to those of another (A*: states that lie towards the
/// ends are looked at first; no way is shorter than the distance along the axes, so the first arrival is the cheapest).
struct GridSearch {
  struct Result {
    var points: [Point]
    /// Positions in the lists of ports.
    var start, end: Int
    /// What the path pays for everything.
    var cost: Double
  }

  /// What is known of a state.
  private struct Visit {
    var cost = Double.infinity
    /// The state before it on the way; below zero for a start, whose port's position it tells.
    var previous: Int32 = -1
    /// The position of the cheapest port of an end; below zero where there is none.
    var end: Int16 = -1
    /// The search that found this out.
    var run: UInt16
  }

  /// How many states were looked at in all searches.
  private(set) var work = 0
  /// How many may be: a search that comes to it finds nothing.
  var mostWork = Int.max
  private var grid = RoutingGrid()
  // Kept from search to search, and not even cleared: a search sees few of a grid's states.
  private var visits: [Visit] = []
  private var run: UInt16 = 0
  private var queue = SearchQueue()
  /// For each column and row the distance to the box around all ends: what any way still has to pay at least.
  private var restHorizontal: [Double] = []
  private var restVertical: [Double] = []
  private var turnPrice = 0.0

  /// Searches one grid; what an earlier search found out is forgotten.
  ///
  /// - Parameter greed: How many times the distance to the ends counts. Above one far fewer states are looked at, and a path
  ///   costs at most so many times what the cheapest does.
  mutating func run(on grid: RoutingGrid, starts: [Port], ends: [Port], greed: Double = 1) -> Result? {
    guard grid.columns > 1, grid.rows > 1 else { return nil }
    begin(on: grid, ends: ends, greed: greed)
    for (position, port) in starts.enumerated() {
      let state = state(at: port.stub, heading: port.side)
      reach(state, port.cost, from: -1 - Int32(truncatingIfNeeded: position), rest: rest(from: state))
    }
    var best: (state: Int, cost: Double)?
    while let (state, estimate) = queue.pop() {
      if let best, estimate >= best.cost { break }
      guard work < mostWork else { return nil }
      work += 1
      let visit = visits[state]
      guard estimate <= visit.cost + rest(from: state) else { continue }
      if visit.end >= 0 {
        let total = visit.cost + ends[Int(visit.end)].cost
        if total < best?.cost ?? .infinity { best = (state, total) }
      }
      expand(state, visit.cost)
    }
    return best.map { trace($0.state, cost: $0.cost, starts: starts, ends: ends) }
  }

  private mutating func begin(on grid: RoutingGrid, ends: [Port], greed: Double) {
    self.grid = grid
    let count = grid.columns * grid.rows * 4
    if visits.count < count || run == .max {
      // The next grids of a placed are a little larger.
      visits = Array(repeating: Visit(run: 0), count: count + count / 4)
      run = 0
    }
    run += 1
    queue.removeAll()
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
  }

  /// What a way from a state to any end pays at least.
  private func rest(from state: Int) -> Double {
    let (row, column) = (state / 4).quotientAndRemainder(dividingBy: grid.columns)
    return rest(state % 4, column, row)
  }

  /// The distance along the axes, and the turns without which no way comes there.
  private func rest(_ heading: Int, _ column: Int, _ row: Int) -> Double {
    let (across, down) = (restHorizontal[column], restVertical[row])
    let isVertical = heading >= 2
    // Positive ahead, negative behind.
    let along = isVertical ? (heading == 2 ? -down : down) : (heading == 0 ? -across : across)
    let turns = along < 0 ? 2.0 : (isVertical ? across : down) == 0 ? 0 : 1
    return abs(across) + abs(down) + turns * turnPrice
  }

  /// Below zero where the ends lie before a line.
  private static func distances(_ lines: [Double], to ends: [Double], greed: Double) -> [Double] {
    guard let least = ends.min(), let most = ends.max() else { return lines.map { _ in 0 } }
    return lines.map { (max(0, least - $0) - max(0, $0 - most)) * greed }
  }

  private func state(at point: Point, heading side: Side) -> Int {
    let x = RoutingGrid.index(of: point.x, in: grid.xs)
    let y = RoutingGrid.index(of: point.y, in: grid.ys)
    return (y * grid.columns + x) * 4 + side.rawValue
  }

  /// Notes a way to a state, if it is cheaper than what is known.
  private mutating func reach(_ state: Int, _ cost: Double, from previous: Int32, rest: Double) {
    if visits[state].run != run { visits[state] = Visit(run: run) }
    guard cost < visits[state].cost - 1e-9 else { return }
    visits[state].cost = cost
    visits[state].previous = previous
    queue.push(state, cost + rest, rest: rest)
  }

  private mutating func expand(_ state: Int, _ price: Double) {
    let (place, heading) = (state / 4, state % 4)
    let (y, x) = place.quotientAndRemainder(dividingBy: grid.columns)
    func isAhead(_ side: Side) -> Bool { heading != side.opposite.rawValue }
    if isAhead(.left), x > 0 { step(state, price + grid.horizontal[place - 1], .left, x - 1, y) }
    if isAhead(.right), x + 1 < grid.columns { step(state, price + grid.horizontal[place], .right, x + 1, y) }
    if isAhead(.top), y > 0 { step(state, price + grid.vertical[place - grid.columns], .top, x, y - 1) }
    if isAhead(.bottom), y + 1 < grid.rows { step(state, price + grid.vertical[place], .bottom, x, y + 1) }
  }

  /// Goes on from a state to a neighbour.
  private mutating func step(_ state: Int, _ price: Double, _ side: Side, _ x: Int, _ y: Int) {
    guard price.isFinite else { return }
    let total = price + (side.rawValue == state % 4 ? 0 : PathFinder.Price.turn)
    let target = (y * grid.columns + x) * 4 + side.rawValue
    reach(target, total, from: Int32(truncatingIfNeeded: state), rest: rest(side.rawValue, x, y))
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

/// A heap of states by cost. Of equal costs the state that is nearer to the end comes first, which spares most of the others;
/// then the smaller one, so that every run finds the same way.
struct SearchQueue {
  private typealias Entry = (state: Int, cost: Double, rest: Double)
  private var heap: [Entry] = []

  mutating func removeAll() { heap.removeAll(keepingCapacity: true) }

  mutating func push(_ state: Int, _ cost: Double, rest: Double) {
    let entry = (state: state, cost: cost, rest: rest)
    var here = heap.count
    heap.append(entry)
    while here > 0 {
      let parent = (here - 1) / 2
      guard Self.precedes(entry, heap[parent]) else { break }
      heap[here] = heap[parent]
      here = parent
    }
    heap[here] = entry
  }

  mutating func pop() -> (Int, Double)? {
    guard let first = heap.first, let entry = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return (first.state, first.cost) }
    var here = 0
    while true {
      var child = 2 * here + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, Self.precedes(heap[child + 1], heap[child]) { child += 1 }
      guard Self.precedes(heap[child], entry) else { break }
      heap[here] = heap[child]
      here = child
    }
    heap[here] = entry
    return (first.state, first.cost)
  }

  private static func precedes(_ left: Entry, _ right: Entry) -> Bool {
    if left.cost != right.cost { return left.cost < right.cost }
    return left.rest == right.rest ? left.state < right.state : left.rest < right.rest
  }
}
