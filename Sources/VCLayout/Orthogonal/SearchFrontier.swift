/// What a search of a grid knows about the states that it has reached, and the queue of those to visit next.
///
/// A state is a cell of the grid and a heading: its number is four times the cell's, plus the heading.
struct SearchFrontier {
  /// The search data of a state.
  struct Visit {
    var cost = Double.infinity
    /// The predecessor on the path; negative for a start, where it encodes the port's index.
    var previous: Int32 = -1
    /// The index of the cheapest port at an end; negative if there is none.
    var end: Int16 = -1
    /// The search that wrote this data.
    fileprivate var run: UInt16
  }

  // Kept between searches without clearing, because a search visits few of a grid's states.
  private var visits: [Visit] = []
  private var run: UInt16 = 0
  private var queue = SearchQueue()
  private var rest = RemainingCost()
  /// The cost of the best path found so far.
  private(set) var bestCost = Double.infinity

  /// Discards the data of earlier searches.
  mutating func clear(for count: Int, _ rest: RemainingCost) {
    if visits.count < count || run == .max {
      // The next grids of a placed graph are a little larger.
      visits = Array(repeating: Visit(run: 0), count: count + count / 4)
      run = 0
    }
    run += 1
    bestCost = .infinity
    self.rest = rest
  }

  /// Releases the bounds of the last search.
  mutating func forgetRest() { rest = RemainingCost() }

  /// Reaches the states in which paths start.
  mutating func begin(at starts: [(state: Int, cost: Double)]) {
    let places = starts.map { start in
      let (row, column) = (start.state >> 2).quotientAndRemainder(dividingBy: rest.columns)
      return (column: column, row: row)
    }
    let least = zip(starts, places).map { $0.cost + rest.from($0.state, $1.column, $1.row) }.min() ?? .infinity
    queue.removeAll(least: least)
    var visits = takeVisits()
    var states = visits.mutableSpan
    for (position, start) in starts.enumerated() {
      reach(
        start.state, start.cost, from: -1 - Int32(truncatingIfNeeded: position), places[position].column,
        places[position].row, in: &states)
    }
    giveBack(visits)
  }

  /// Moves the data of all states out of this value: as a span in a local variable, it changes without the checks that an array
  /// makes for each change.
  mutating func takeVisits() -> [Visit] {
    var result: [Visit] = []
    swap(&result, &visits)
    return result
  }

  /// Restores the data of all states.
  mutating func giveBack(_ visits: consuming [Visit]) { self.visits = visits }

  /// Removes the state to visit next; returns `nil` if none can improve the best path.
  @inline(__always)
  mutating func next() -> (state: Int, price: Double)? { queue.pop(below: bestCost) }

  @inline(__always)
  func visit(_ state: Int) -> Visit {
    let visit = visits[state]
    return visit.run == run ? visit : Visit(run: run)
  }

  /// Marks a state as an end of paths.
  mutating func markEnd(_ state: Int, _ port: Int16) {
    var visit = visit(state)
    visit.end = port
    visits[state] = visit
  }

  /// - Returns: Whether the cost is less than that of the best path.
  mutating func improve(by cost: Double) -> Bool {
    guard cost < bestCost else { return false }
    bestCost = cost
    return true
  }

  /// Moves from a state to a neighbouring cell, unless that is where it comes from.
  /// - Parameters:
  ///   - state: The state to move from.
  ///   - cost: The cost of the path to the state.
  ///   - side: The direction to move in.
  ///   - price: The cost of the segment to the cell.
  ///   - cell: The cell's number.
  ///   - column: The cell's column.
  ///   - row: The cell's row.
  ///   - visits: The data of all states.
  @inline(__always)
  mutating func step(
    _ state: Int, _ cost: Double, _ side: Side, _ price: Double, _ cell: Int, _ column: Int, _ row: Int,
    in visits: inout MutableSpan<Visit>
  ) {
    let heading = state & 3
    let total = cost + price
    guard heading != side.opposite.rawValue, total < .infinity else { return }
    let turn = heading == side.rawValue ? 0 : PathFinder.Price.turn
    reach(cell << 2 | side.rawValue, total + turn, from: Int32(truncatingIfNeeded: state), column, row, in: &visits)
  }

  /// Records a path to a state if it is cheaper than the known one.
  @inline(__always)
  mutating func reach(
    _ state: Int, _ cost: Double, from previous: Int32, _ column: Int, _ row: Int, in visits: inout MutableSpan<Visit>
  ) {
    let known = visits[state]
    let isKnown = known.run == run
    if isKnown, cost >= known.cost - 1e-9 { return }
    let estimate = cost + rest.from(state, column, row)
    // A cheaper path to an end is already known.
    guard estimate < bestCost else { return }
    visits[state] = Visit(cost: cost, previous: previous, end: isKnown ? known.end : -1, run: run)
    queue.push(state, cost, estimate: estimate)
  }
}
