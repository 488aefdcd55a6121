import VCDOT

/// Finds the cheapest path along the axes from one box to another.
///
/// The path may turn at the lines of a grid that runs past every box, border, label and line so far. It pays for length,
/// turns, crossings and foreign clusters' ground, and never runs through a box or a label.
///
/// In a large figure the grid covers a window around the ends, which grows while a cheaper path may lie outside: what a
/// line costs to route depends on what stands near it, not on the size of the figure.
struct PathFinder {
  struct Route {
    var points: [Point]
    var start, end: Port
  }

  /// What a path pays for crossing other lines, in points of detour.
  struct CrossingPrice {
    /// Most lines.
    var usual = Price.crossing.usual
    /// Lines that will be rerouted, and are crossed for little.
    var yieldingLines: Set<Int> = []

    func price(of edge: Int) -> Double { yieldingLines.contains(edge) ? Price.crossing.yielding : usual }
  }

  /// What a path pays for, in points of detour.
  enum Price {
    static let turn = 22.0
    /// Crossing another line: worth a way around the whole figure, but where that line will give way, or may give way later.
    static let crossing = (usual: 1600.0, first: 300.0, yielding: 20.0)
    /// Each piece on top of another line: one is better than a crossing where it is short.
    static let overlap = 600.0
    /// Per point on the ground of a cluster that holds neither end.
    static let foreignGround = 4.0
    /// Per point along a cluster's border.
    static let border = 3.0
  }

  /// How far a window reaches beyond the ends, at first and at most.
  private static let margin = (first: 140.0, most: 420.0)
  /// A figure of no more boxes is searched as a whole, for the very best path.
  private static let smallFigure = 12
  /// In others the search hurries towards the ends: it looks at a third of the places, and paths cost a little more.
  private static let greed = 1.15

  private var search = GridSearch()

  /// How many states were looked at so far.
  var work: Int { search.work }
  /// How many may be.
  var mostWork: Int {
    get { search.mostWork }
    set { search.mostWork = newValue }
  }
  /// A path that has to cross more lines than this is not looked for.
  var mostCrossings = Int.max
  /// Whether nothing was found for these limits alone.
  var isCutShort: Bool { search.isCutShort }

  /// The best path, or `nil` when the ends are walled in.
  mutating func route(
    _ edge: Int, _ obstacles: ObstacleIndex, starts: [Port], ends: [Port], crossingPrice: CrossingPrice
  ) -> Route? {
    let whole = obstacles.bounds.grown(by: 1000)
    let ports = starts + ends
    search.mostCrossings = mostCrossings
    search.crossingPrice = crossingPrice.usual
    guard let first = ports.first, obstacles.boxes.count > Self.smallFigure else {
      return path(edge, obstacles, starts, ends, crossingPrice, window: whole)?.route
    }
    let hull = ports.dropFirst().reduce(Rectangle(center: first.stub, width: 0, height: 0)) {
      $0.union(Rectangle(center: $1.stub, width: 0, height: 0))
    }
    var margin = Self.margin.first
    while true {
      let isWidest = margin >= Self.margin.most
      // Any path that crosses more would be looked for once more in a larger window.
      search.mostCrossings = isWidest ? mostCrossings : min(mostCrossings, Int(2 * margin / crossingPrice.usual))
      let found = path(edge, obstacles, starts, ends, crossingPrice, window: hull.grown(by: margin))
      // A path that leaves the window is longer than what is left of it by twice the margin at least.
      let needed = found.map { ($0.cost - Self.leastCost(from: starts, to: ends)) / 2 } ?? .infinity
      if let found, needed <= margin || isWidest { return found.route }
      if search.isCutShort, isWidest || work >= mostWork { return nil }
      // Walled in: only a larger window shows whether there is a way at all.
      if found == nil, margin > max(whole.width, whole.height) { return nil }
      if found == nil, !search.isCutShort {
        margin *= 3
      } else {
        margin = min(max(needed, 2 * margin), Self.margin.most)
      }
    }
  }

  /// What the cheapest path costs at least.
  private static func leastCost(from starts: [Port], to ends: [Port]) -> Double {
    var least = Double.infinity
    for start in starts {
      for end in ends {
        let (a, b) = (start.stub, end.stub)
        least = min(least, abs(a.x - b.x) + abs(a.y - b.y) + start.cost + end.cost)
      }
    }
    return least
  }

  private mutating func path(
    _ edge: Int, _ obstacles: ObstacleIndex, _ starts: [Port], _ ends: [Port], _ crossingPrice: CrossingPrice,
    window: Rectangle
  ) -> (route: Route, cost: Double)? {
    let grid = RoutingGrid(obstacles, for: edge, ports: starts + ends, crossingPrice: crossingPrice, window: window)
    let greed = obstacles.boxes.count > Self.smallFigure ? Self.greed : 1
    guard let best = search.run(on: grid, starts: starts, ends: ends, greed: greed) else { return nil }
    return (Route(points: simplified(best.points), start: starts[best.start], end: ends[best.end]), best.cost)
  }

  /// Without points that lie between their neighbours.
  private func simplified(_ points: [Point]) -> [Point] {
    var result: [Point] = []
    for point in points {
      if let last = result.last, abs(last.x - point.x) < 0.01, abs(last.y - point.y) < 0.01 { continue }
      if result.count > 1 {
        let (a, b) = (result[result.count - 2], result[result.count - 1])
        let isHorizontal = abs(a.y - b.y) < 0.01 && abs(b.y - point.y) < 0.01
        let isVertical = abs(a.x - b.x) < 0.01 && abs(b.x - point.x) < 0.01
        if isHorizontal || isVertical { result.removeLast() }
      }
      result.append(point)
    }
    return result
  }
}
