import VCDOT

/// Searches a grid for the cheapest way, from the ports of one box to those of another (A*: states that lie towards the
/// ends are looked at first; no way is shorter than the distance along the axes, so the first arrival is the cheapest).
struct RouteSearch {
  struct Result {
    var points: [Point]
    /// Positions in the lists of ports.
    var start, end: Int
  }

  private var grid = RoutingGrid()
  // Kept from search to search: the system takes longer to hand out such memory than a search to use it.
  private var cost: [Double] = []
  private var previous: [Int32] = []
  private var queue = RouteQueue()
  /// For each column and row the distance to the box around all ends: what any way still has to pay at least.
  private var restLevel: [Double] = []
  private var restUpright: [Double] = []

  /// Searches one grid; what an earlier search found out is forgotten.
  mutating func run(on grid: RoutingGrid, starts: [Port], ends: [Port]) -> Result? {
    guard grid.columns > 1, grid.rows > 1 else { return nil }
    self.grid = grid
    cost.fill(with: .infinity, count: grid.columns * grid.rows * 4)
    previous.fill(with: -1, count: cost.count)
    queue.removeAll()
    restLevel = Self.distances(grid.xs, to: ends.map(\.stub.x))
    restUpright = Self.distances(grid.ys, to: ends.map(\.stub.y))
    var origin: [Int: Int] = [:]
    for (position, port) in starts.enumerated() {
      let state = state(at: port.stub, heading: port.side.rawValue)
      if port.cost < cost[state] {
        cost[state] = port.cost
        origin[state] = position
        queue.push(state, port.cost + rest(from: state))
      }
    }
    var goals: [Int: (end: Int, cost: Double)] = [:]
    for (position, port) in ends.enumerated() {
      let state = state(at: port.stub, heading: port.side.opposite.rawValue)
      if port.cost < goals[state]?.cost ?? .infinity { goals[state] = (position, port.cost) }
    }
    var best: (state: Int, end: Int, cost: Double)?
    while let (state, estimate) = queue.pop() {
      if let best, estimate >= best.cost { break }
      let price = cost[state]
      guard estimate <= price + rest(from: state) else { continue }
      if let goal = goals[state], price + goal.cost < best?.cost ?? .infinity {
        best = (state, goal.end, price + goal.cost)
      }
      expand(state, price)
    }
    guard let best else { return nil }
    return trace(best.state, end: best.end, origin: origin, starts: starts, ends: ends)
  }

  /// What a way from a state to any end pays at least.
  private func rest(from state: Int) -> Double {
    restLevel[state / 4 % grid.columns] + restUpright[state / 4 / grid.columns]
  }

  private static func distances(_ lines: [Double], to ends: [Double]) -> [Double] {
    guard let least = ends.min(), let most = ends.max() else { return lines.map { _ in 0 } }
    return lines.map { max(0, least - $0, $0 - most) }
  }

  private func state(at point: Point, heading: Int) -> Int {
    let x = RoutingGrid.index(of: point.x, in: grid.xs)
    let y = RoutingGrid.index(of: point.y, in: grid.ys)
    return (y * grid.columns + x) * 4 + heading
  }

  private mutating func expand(_ state: Int, _ price: Double) {
    let heading = state % 4
    let place = state / 4
    let (x, y) = (place % grid.columns, place / grid.columns)
    for side in Side.allCases where side.opposite.rawValue != heading {
      let step: Double
      let next: Int
      switch side {
      case .left:
        guard x > 0 else { continue }
        (step, next) = (grid.level[place - 1], place - 1)
      case .right:
        guard x + 1 < grid.columns else { continue }
        (step, next) = (grid.level[place], place + 1)
      case .top:
        guard y > 0 else { continue }
        (step, next) = (grid.upright[place - grid.columns], place - grid.columns)
      case .bottom:
        guard y + 1 < grid.rows else { continue }
        (step, next) = (grid.upright[place], place + grid.columns)
      }
      guard step.isFinite else { continue }
      let total = price + step + (side.rawValue == heading ? 0 : Router.Price.turn)
      let target = next * 4 + side.rawValue
      if total < cost[target] - 1e-9 {
        cost[target] = total
        previous[target] = Int32(truncatingIfNeeded: state)
        queue.push(target, total + rest(from: target))
      }
    }
  }

  private func trace(_ goal: Int, end: Int, origin: [Int: Int], starts: [Port], ends: [Port]) -> Result? {
    var states = [goal]
    var state = goal
    while previous[state] >= 0 {
      state = Int(previous[state])
      states.append(state)
    }
    guard let start = origin[state] else { return nil }
    let way = states.reversed().map { state in
      Point(x: grid.xs[state / 4 % grid.columns], y: grid.ys[state / 4 / grid.columns])
    }
    return Result(points: [starts[start].point] + way + [ends[end].point], start: start, end: end)
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

/// A heap of states by cost; of equal costs the smaller state comes first, so that every run finds the same way.
struct RouteQueue {
  private var heap: [(state: Int, cost: Double)] = []

  mutating func removeAll() { heap.removeAll(keepingCapacity: true) }

  mutating func push(_ state: Int, _ cost: Double) {
    heap.append((state, cost))
    var here = heap.count - 1
    while here > 0, precedes(here, (here - 1) / 2) {
      heap.swapAt(here, (here - 1) / 2)
      here = (here - 1) / 2
    }
  }

  mutating func pop() -> (Int, Double)? {
    guard let first = heap.first else { return nil }
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var here = 0
    while true {
      let (left, right) = (2 * here + 1, 2 * here + 2)
      var smallest = here
      if left < heap.count, precedes(left, smallest) { smallest = left }
      if right < heap.count, precedes(right, smallest) { smallest = right }
      guard smallest != here else { break }
      heap.swapAt(here, smallest)
      here = smallest
    }
    return (first.state, first.cost)
  }

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    let (left, right) = (heap[left], heap[right])
    return left.cost == right.cost ? left.state < right.state : left.cost < right.cost
  }
}

extension Array {
  /// Makes it so many times an element, in the memory that it has.
  fileprivate mutating func fill(with element: Element, count: Int) {
    removeAll(keepingCapacity: true)
    append(contentsOf: repeatElement(element, count: count))
  }
}
