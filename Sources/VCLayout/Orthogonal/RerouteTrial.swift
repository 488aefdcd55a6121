/// Lines that are ripped up and routed once more, to see whether that spares faults.
struct RerouteTrial {
  typealias Line = (edge: Int, route: OrthogonalRouter.Route)
  /// Lines as they might be, and the faults that this spares.
  typealias Outcome = (lines: [Line], gain: LayoutFaults)

  /// So many lines are rerouted for one crossing: where one needs more, there is hardly ever a gain.
  private static let mostRerouted = 8

  /// Whether the lines that are in the way of one are rerouted after it.
  private let othersFollow: Bool
  /// Lines to be routed, in their order.
  private var waiting: [Int]
  private var routed: [Int] = []
  /// Lines as they were.
  private var before: [Line] = []

  /// All lines ripped up, and routed in this order.
  init(inOrder edges: [Int]) {
    (waiting, othersFollow) = (edges, false)
  }

  /// One line routed as if others were not there; then those that it crosses, in the same way.
  init(first edge: Int) {
    (waiting, othersFollow) = ([edge], true)
  }

  /// Routes the lines and takes them back.
  ///
  /// - Returns: What came of it, where that spares more faults than `gain`. As soon as it is known not to, nothing more is
  ///   looked for.
  mutating func run(_ router: inout OrthogonalRouter, toBeat gain: LayoutFaults, hasCollisions: Bool) -> Outcome? {
    // Where nothing collides, crossings alone decide.
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

  /// - Returns: Whether all of them found a path that may still bring a gain.
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

  /// How many lines, of those that stay where they are, the next one may cross if the trial is to bring a gain.
  ///
  /// That is known as soon as all lines are known that the trial reroutes.
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

/// How many crossings a trial may leave.
private struct Allowance {
  /// Who crosses whom before it.
  var crossings: [[Int]]
  /// What another trial has spared, as a number that is not positive.
  var gain: Int

  /// So many that one more would be no gain.
  func most(for edges: [Int]) -> Int {
    edges.reduce(gain - 1) { count, edge in
      count + crossings[edge].count { !edges.contains($0) || $0 > edge }
    }
  }
}
