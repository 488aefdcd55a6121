/// Rips up lines that cross and routes them once more, now that all others have their places.
///
/// For each pair of lines that cross both are ripped up and rerouted in either order; then one of them is routed first, and
/// whatever is in its way is rerouted around it. What brings no gain is taken back. Where no lines cross nothing is done.
struct RipUpAndReroute {
  private(set) var router: OrthogonalRouter

  /// So many pairs are tried; a figure with more is a tangle whatever one does.
  private static let trials = 48
  /// So many lines are rerouted for one crossing.
  private static let mostRerouted = 8
  /// How many states of the search were looked at.
  private(set) var work = 0

  /// - Parameter mostWork: How many states may be looked at: the same on any machine.
  init(_ router: OrthogonalRouter, mostWork: Int) {
    self.router = router
    self.router.mostWork = router.work + mostWork
    self.router.crossingPrice.usual = PathFinder.Price.crossing.rerouted
  }

  mutating func run() {
    let before = router.work
    defer { work = router.work - before }
    var hopeless: Set<[Int]> = []
    for _ in 0..<Self.trials {
      guard router.work < router.mostWork, let pair = firstPair(except: hopeless) else { return }
      if !reroute(pair) { hopeless.insert(pair) }
    }
  }

  /// The first two lines, in their order, that cross.
  private func firstPair(except hopeless: Set<[Int]>) -> [Int]? {
    for (edge, others) in router.obstacles.crossings.enumerated() {
      for other in others where other > edge && !hopeless.contains([edge, other]) { return [edge, other] }
    }
    return nil
  }

  /// - Returns: Whether fewer lines cross now.
  private mutating func reroute(_ pair: [Int]) -> Bool {
    let edges = pair.filter(router.isRouted)
    let orders = edges.count > 1 ? [edges, edges.reversed()] : [edges]
    if keepBest(of: orders.map { Trial.inOrder($0) }) { return true }
    return keepBest(of: edges.map { Trial.first($0) })
  }

  // MARK: - Trials

  private enum Trial {
    /// All of them ripped up, and routed in this order.
    case inOrder([Int])
    /// One of them routed as if others were not there; then those that it crosses, in the same way.
    case first(Int)
  }

  /// Lines as they were and as they might be, and the faults that this spares.
  private typealias Outcome = (routes: [(edge: Int, route: OrthogonalRouter.Route)], gain: LayoutFaults)

  /// Makes each trial and takes it back; the one that spares most faults is made again.
  private mutating func keepBest(of trials: [Trial]) -> Bool {
    var best: Outcome?
    for trial in trials {
      let outcome = make(trial)
      if outcome.gain < best?.gain ?? LayoutFaults() { best = outcome }
    }
    guard let best else { return false }
    for (edge, _) in best.routes { router.ripUp(edge) }
    for (edge, route) in best.routes { router.restore(edge, route) }
    return true
  }

  private mutating func make(_ trial: Trial) -> Outcome {
    var before: [(edge: Int, route: OrthogonalRouter.Route)] = []
    switch trial {
    case .inOrder(let edges):
      for edge in edges { before.append((edge, router.ripUp(edge))) }
      for edge in edges { router.route(edge) }
    case .first(let edge):
      routeFirst(edge, &before)
    }
    let edges = before.map(\.edge)
    let isComplete = edges.allSatisfy(router.isRouted)
    let faults = router.obstacles.faults(of: edges)
    let after = edges.map { (edge: $0, route: router.ripUp($0)) }
    for (edge, route) in before { router.restore(edge, route) }
    let none = LayoutFaults(collisions: .max, crossings: .max)
    return (after, isComplete ? faults - router.obstacles.faults(of: edges) : none)
  }

  private mutating func routeFirst(_ edge: Int, _ before: inout [(edge: Int, route: OrthogonalRouter.Route)]) {
    var waiting = [edge]
    router.crossingPrice.yieldingLines = Set(router.graph.edges.indices.filter(router.isRouted))
    while before.count < Self.mostRerouted, let next = waiting.first {
      waiting.removeFirst()
      before.append((next, router.ripUp(next)))
      router.route(next)
      router.crossingPrice.yieldingLines.remove(next)
      let yielding = router.obstacles.crossings[next].filter(router.crossingPrice.yieldingLines.contains)
      waiting += yielding.filter { !waiting.contains($0) }
    }
    router.crossingPrice.yieldingLines = []
  }
}
