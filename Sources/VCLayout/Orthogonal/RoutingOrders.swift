import VCDOT

/// Routes all edges of a small figure with rows or bodies again in other orders, in which none has to make a long detour.
///
/// An edge leaves a row to the left or to the right, and a body also at its top; there others are easily in its way. The edges that are routed first take the shortest paths, even if others then have to make detours that are much longer than
/// what the first ones saved. The order with the shortest paths is kept.
struct RoutingOrders {
  private(set) var router: OrthogonalRouter

  /// The length beyond the distance between its boxes from which an edge makes a detour, in points.
  private static let leastDetour = 120.0
  /// The minimum gain: the sum of all edges' lengths in relation to the distances between their boxes.
  private static let leastGain = 0.5
  /// The distance, in points, that even adjacent boxes have.
  private static let leastDistance = 60.0

  /// The number of search states that an order may take, even if nothing is left of the figure's budget.
  private static let work = 100_000

  init(_ router: OrthogonalRouter) { self.router = router }

  mutating func run() {
    let edges = router.graph.edges.indices.filter(router.isRouted)
    guard router.graph.nodes.contains(where: { !$0.rows.isEmpty || $0.body != nil }) else { return }
    guard edges.contains(where: { detour(of: $0) >= Self.leastDetour }) else { return }
    var least = price - Self.leastGain
    for order in orders(of: edges) {
      var trial = router
      trial.mostWork = max(trial.mostWork, trial.work + Self.work)
      for edge in edges { trial.ripUp(edge) }
      for edge in order { trial.route(edge) }
      if trial.obstacles.faults > router.obstacles.faults {
        var improvement = RipUpAndReroute(trial, mostWork: Self.work)
        improvement.run()
        trial = improvement.router
      }
      let found = Self(trial)
      guard order.allSatisfy(trial.isRouted), trial.obstacles.faults <= router.obstacles.faults else { continue }
      // Short edges gain little by the longest detour of all.
      guard trial.obstacles.faults < router.obstacles.faults || found.longestDetour <= longestDetour else { continue }
      // Fewer faults are worth any length.
      if trial.obstacles.faults < router.obstacles.faults || found.price <= least {
        (router, least) = (trial, found.price)
      }
    }
  }

  /// Returns the edges between the nearest boxes first, which are expected to be straight; then the order of the graph, in which
  /// an edge and its reverse follow each other, and the opposite order.
  private func orders(of edges: [Int]) -> [[Int]] {
    [edges.sorted { (distance(of: $0), $0) < (distance(of: $1), $1) }, edges, edges.reversed()]
  }

  /// Returns the distance between the boxes of an edge, along the axes.
  private func distance(of edge: Int) -> Double {
    let ends = router.obstacles.ends[edge]
    let boxes = [ends.tail, ends.head].compactMap { $0.flatMap { router.obstacles.boxes[$0] } }
    guard boxes.count == 2 else { return 0 }
    return max(boxes[0].x - boxes[1].maxX, boxes[1].x - boxes[0].maxX, 0)
      + max(boxes[0].y - boxes[1].maxY, boxes[1].y - boxes[0].maxY, 0)
  }

  private func detour(of edge: Int) -> Double {
    guard let path = router.obstacles.paths[edge] else { return 0 }
    return path.segments.reduce(0) { $0 + $1.length } - distance(of: edge)
  }

  private var longestDetour: Double { router.graph.edges.indices.filter(router.isRouted).map(detour).max() ?? 0 }

  /// The sum of the prices of all routed edges, each in relation to the distance between its boxes: a detour between adjacent
  /// boxes is worse than one of the same length between distant ones.
  private var price: Double {
    router.graph.edges.indices.filter(router.isRouted).reduce(0) {
      $0 + price(of: $1) / max(distance(of: $1), Self.leastDistance)
    }
  }

  /// Returns the length of an edge, with the prices of bends and of foreign clusters.
  private func price(of edge: Int) -> Double {
    guard let path = router.obstacles.paths[edge] else { return .infinity }
    let foreign = router.obstacles.frames(near: path.reach).filter { router.obstacles.isForeign($0, to: edge) }
      .compactMap { router.obstacles.frames[$0] }
    return path.segments.reduce(0) { price, segment in
      price + segment.length + PathFinder.Price.turn
        + foreign.reduce(0) { $0 + segment.length(inside: $1) * PathFinder.Price.foreignGround }
    }
  }
}

extension Segment {
  /// Returns the length of the part in a rectangle.
  fileprivate func length(inside box: Rectangle) -> Double {
    let (left, right) = (max(min(start.x, end.x), box.x), min(max(start.x, end.x), box.maxX))
    let (top, bottom) = (max(min(start.y, end.y), box.y), min(max(start.y, end.y), box.maxY))
    return right < left || bottom < top ? 0 : max(right - left, bottom - top)
  }
}
