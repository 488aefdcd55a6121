import VCDOT

/// Finds the cheapest way along the axes from one box to another.
///
/// The way may turn at the lines of a grid that runs past every box, border, label and line so far. It pays for length,
/// turns, crossings and other families' ground, and never runs through a box or a label.
struct PathFinder {
  struct Route {
    var points: [Point]
    var start, end: Port
  }

  /// What a way pays for crossing other lines, in points of detour.
  struct CrossingPrice {
    /// Most lines.
    var usual = 90.0
    /// Lines that will give way.
    var yielding = 20.0
    /// What those lines are called.
    var yieldingLines: Set<String> = []

    func price(of edge: LayoutEdge) -> Double { yieldingLines.contains(edge.id) ? yielding : usual }
  }

  /// What a way pays for, in points of detour.
  enum Price {
    static let turn = 22.0
    /// Running on top of another line.
    static let overlap = 260.0
    /// Per point on the ground of a family that holds neither end.
    static let foreignGround = 4.0
    /// Per point along a cluster's border.
    static let border = 3.0
  }

  private let grid: RoutingGrid
  private let starts: [Port]
  private let ends: [Port]

  init(
    _ placed: PlacedGraph, for edge: LayoutEdge, starts: [Port], ends: [Port],
    crossingPrice: CrossingPrice = CrossingPrice()
  ) {
    self.starts = starts
    self.ends = ends
    grid = RoutingGrid(placed, for: edge, ports: starts + ends, crossingPrice: crossingPrice)
  }

  /// The best way, or `nil` when the ends are walled in.
  func route(by search: inout GridSearch) -> Route? {
    let best = search.run(on: grid, starts: starts, ends: ends)
    return best.map { Route(points: simplified($0.points), start: starts[$0.start], end: ends[$0.end]) }
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
