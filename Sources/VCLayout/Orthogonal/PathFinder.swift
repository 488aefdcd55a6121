import VCDOT

/// Finds the cheapest orthogonal path from one box to another.
///
/// The path may bend at the lines of a grid that runs past every box, border, label and routed edge. Its cost includes length,
/// bends, crossings and the area of foreign clusters, and it never crosses a box or a label.
///
/// In a large figure the grid covers a window around the ends, which grows while a cheaper path may exist outside it: the cost
/// of routing an edge depends on its surroundings, not on the size of the figure.
struct PathFinder {
  struct Route {
    var points: [Point]
    var start, end: Port
  }

  /// The cost of crossing other edges, in points of detour.
  struct CrossingPrice {
    /// The cost for most edges.
    var usual = Price.crossing.usual
    /// Edges that will be rerouted, and are cheap to cross.
    var yieldingLines: Set<Int> = []

    func price(of edge: Int) -> Double { yieldingLines.contains(edge) ? Price.crossing.yielding : usual }
  }

  /// The costs of a path, in points of detour.
  enum Price {
    static let turn = 22.0
    /// Crossing another edge: worth a detour around the whole figure, unless that edge will be rerouted, or may be later.
    static let crossing = (usual: 1600.0, first: 300.0, yielding: 20.0)
    /// Each segment on top of another edge: a short one is better than a crossing.
    static let overlap = 600.0
    /// Per point inside a cluster that contains neither end.
    static let foreignGround = 4.0
    /// Per point along a cluster's border.
    static let border = 3.0
  }

  /// The distance that a window extends beyond the ends, at first and at most.
  private static let margin = (first: 140.0, most: 420.0)
  /// The distance between the ends, in points along the axes, from which the first window is the largest one: so long an edge
  /// nearly always crosses others, which shows only there.
  private static let longEdge = 2400.0
  /// The number of boxes up to which the whole figure is searched for the optimal path.
  private static let smallFigure = 12
  /// The search weight in larger figures: it visits a third of the cells, and paths cost a little more.
  private static let greed = 1.15

  private var search = GridSearch()

  /// The number of states visited so far.
  var work: Int { search.work }
  /// The maximum number of states.
  var mostWork: Int {
    get { search.mostWork }
    set { search.mostWork = newValue }
  }
  /// The maximum number of crossings; paths with more are not searched for.
  var mostCrossings = Int.max
  /// Whether a path was missed only because of these limits.
  var isCutShort: Bool { search.isCutShort }

  /// Returns the best path, or `nil` if the ends are enclosed.
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
    var margin = Self.firstMargin(around: hull)
    while true {
      let isWidest = margin >= Self.margin.most
      // A path with more crossings would be searched for again in a larger window.
      search.mostCrossings = isWidest ? mostCrossings : min(mostCrossings, Int(2 * margin / crossingPrice.usual))
      let found = path(edge, obstacles, starts, ends, crossingPrice, window: hull.grown(by: margin))
      // A path that leaves the window is longer than the minimum by at least twice the margin.
      let needed = found.map { ($0.cost - Self.leastCost(from: starts, to: ends)) / 2 } ?? .infinity
      if let found, needed <= margin || isWidest { return found.route }
      if search.isCutShort, isWidest || work >= mostWork { return nil }
      // If the ends are enclosed, only a larger window shows whether a path exists.
      if found == nil, margin > max(whole.width, whole.height) { return nil }
      if found == nil, !search.isCutShort {
        margin *= 3
      } else {
        margin = min(max(needed, 2 * margin), Self.margin.most)
      }
    }
  }

  /// Returns the distance that the first window extends beyond the ends.
  static func firstMargin(around hull: Rectangle) -> Double {
    hull.width + hull.height < longEdge ? margin.first : margin.most
  }

  /// Returns a lower bound of the cheapest path's cost.
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
    let near = RoutingObstacles(of: edge, in: obstacles, window: window, crossingPrice: crossingPrice)
    let grid = RoutingGrid(near, ports: starts + ends, figure: obstacles.bounds, window: window)
    let greed = obstacles.boxes.count > Self.smallFigure ? Self.greed : 1
    guard let best = search.run(on: grid, starts: starts, ends: ends, greed: greed) else { return nil }
    return (Route(points: simplified(best.points), start: starts[best.start], end: ends[best.end]), best.cost)
  }

  /// Returns the points without those that lie between their neighbours.
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
