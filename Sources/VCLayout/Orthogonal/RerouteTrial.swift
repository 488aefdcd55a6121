/// An attempt to rip up and reroute edges, to see whether that reduces faults.
struct RerouteTrial {
  typealias Line = (edge: Int, route: OrthogonalRouter.Route)
  /// The new routes of edges, and the change in faults.
  typealias Outcome = (lines: [Line], gain: LayoutFaults)

  /// The maximum number of edges rerouted for one crossing; more hardly ever bring a gain.
  private static let mostRerouted = 8

  /// Whether edges that conflict with a rerouted one are rerouted after it.
  private let othersFollow: Bool
  /// The edges to route, in order.
  private var waiting: [Int]
  private var routed: [Int] = []
  /// The original routes.
  private var before: [Line] = []

  /// Creates a trial that rips up all the edges, and routes them in this order.
  init(inOrder edges: [Int]) {
    (waiting, othersFollow) = (edges, false)
  }

  /// Creates a trial that routes one edge as if others did not exist, then in the same way those that it crosses.
  init(first edge: Int) {
    (waiting, othersFollow) = ([edge], true)
  }

  /// Routes the edges and reverts them.
  ///
  /// - Returns: The outcome if it reduces faults by more than `gain`. The trial stops as soon as that is impossible.
  mutating func run(_ router: inout OrthogonalRouter, toBeat gain: LayoutFaults, hasCollisions: Bool) -> Outcome? {
    // Without collisions, only crossings count.
    let allowed = hasCollisions ? nil : Allowance(crossings: router.obstacles.crossings, gain: gain.crossings)
    if othersFollow {
      router.crossingPrice.yieldingLines = Set(router.graph.edges.indices.filter(router.isRouted))
    } else {
      for edge in waiting { before.append((edge, router.ripUp(edge))) }
    }
    let isComplete = routeAll(&router, allowed)
    router.crossingPrice.yieldingLines = []
    let edges = before.map(\.edge)
    let faults = isComplete ? router.obstacles.faults(of: edges) : LayoutFaults()
    let after = edges.map { (edge: $0, route: router.ripUp($0)) }
    for (edge, route) in before { router.restore(edge, route) }
    guard isComplete else { return nil }
    let found = faults - router.obstacles.faults(of: edges)
    return found < gain ? (after, found) : nil
  }

  /// - Returns: Whether all edges found a path that may still bring a gain.
  private mutating func routeAll(_ router: inout OrthogonalRouter, _ allowed: Allowance?) -> Bool {
    while routed.count < Self.mostRerouted, let next = waiting.first {
      waiting.removeFirst()
      if othersFollow { before.append((next, router.ripUp(next))) }
      let most = mostCrossings(of: next, router, allowed)
      guard most >= 0 else { return false }
      router.route(next, mostCrossings: most)
      guard router.isRouted(next) else { return false }
      routed.append(next)
      guard othersFollow else { continue }
      router.crossingPrice.yieldingLines.remove(next)
      let yielding = router.obstacles.crossings[next].filter(router.crossingPrice.yieldingLines.contains)
      waiting += yielding.filter { !waiting.contains($0) }
    }
    return true
  }

  /// Returns the number of unaffected edges that the next edge may cross if the trial is to bring a gain.
  ///
  /// The limit is only known once all edges that the trial reroutes are known.
  private func mostCrossings(of next: Int, _ router: OrthogonalRouter, _ allowed: Allowance?) -> Int {
    let rest = ([next] + waiting).prefix(Self.mostRerouted - routed.count)
    guard let allowed, !othersFollow || routed.count + rest.count == Self.mostRerouted else { return .max }
    let crossings = routed.reduce(0) { count, edge in
      count
        + router.obstacles.crossings[edge].count { !rest.contains($0) && (!routed.contains($0) || $0 > edge) }
    }
    return allowed.most(for: routed + rest) - crossings
  }
}

/// The number of crossings that a trial may leave.
private struct Allowance {
  /// The crossings of each edge before the trial.
  var crossings: [[Int]]
  /// The change in crossings of the best other trial, zero or negative.
  var gain: Int

  /// Returns the largest number of crossings that is still a gain.
  func most(for edges: [Int]) -> Int {
    edges.reduce(gain - 1) { count, edge in
      count + crossings[edge].count { !edges.contains($0) || $0 > edge }
    }
  }
}
