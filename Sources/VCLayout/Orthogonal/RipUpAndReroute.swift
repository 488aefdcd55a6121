import VCDOT

/// Rips up crossing edges and reroutes them, after all others have their paths.
///
/// For each pair of crossing edges, both are ripped up and rerouted in either order; then one of them is routed first, and the
/// edges in its path are rerouted around it. Changes without a gain are reverted. Without crossings nothing is done.
struct RipUpAndReroute {
  private(set) var router: OrthogonalRouter

  /// The maximum number of pairs to try; a figure with more stays tangled in any case.
  private static let trials = 48
  /// The number of search states that the repair of collisions may visit in any case.
  private static let repairWork = 100_000
  /// The number of search states visited.
  private(set) var work = 0
  /// Edges that were routed first without success, with all others unchanged.
  private var triedFirst: Set<Int> = []
  /// Whether edges collide with something, so that there is more to gain than crossings.
  private var hasCollisions: Bool

  /// - Parameter mostWork: The maximum number of search states, which is independent of the machine.
  init(_ router: OrthogonalRouter, mostWork: Int) {
    self.router = router
    self.router.mostWork = router.work + mostWork
    self.router.crossingPrice.usual = PathFinder.Price.crossing.usual
    hasCollisions = router.obstacles.faults.collisions > 0
  }

  mutating func run() {
    let before = router.work
    defer { work = router.work - before }
    repairCollisions()
    var hopeless: Set<[Int]> = []
    for _ in 0..<Self.trials {
      guard router.work < router.mostWork, let pair = firstPair(except: hopeless) else { return }
      if !reroute(pair) { hopeless.insert(pair) }
    }
  }

  /// Reroutes edges that collide with something, one at a time. Few do, and any of them may lead to another layout of the whole
  /// figure, so this may take some work even if nothing is left of the budget.
  private mutating func repairCollisions() {
    guard hasCollisions else { return }
    let most = router.mostWork
    router.mostWork = max(most, router.work + Self.repairWork)
    for edge in router.graph.edges.indices where router.isRouted(edge) && router.work < router.mostWork {
      guard router.obstacles.faults(of: [edge]).collisions > 0 else { continue }
      _ = keepBest(of: [RerouteTrial(inOrder: [edge])])
    }
    router.mostWork = most
  }

  /// Returns the first pair of crossing edges, in their order.
  private func firstPair(except hopeless: Set<[Int]>) -> [Int]? {
    for (edge, others) in router.obstacles.crossings.enumerated() {
      for other in others where other > edge && !hopeless.contains([edge, other]) { return [edge, other] }
    }
    return nil
  }

  /// - Returns: Whether the number of crossings decreased.
  private mutating func reroute(_ pair: [Int]) -> Bool {
    let edges = pair.filter(router.isRouted)
    let orders = edges.count > 1 ? [edges, edges.reversed()] : [edges]
    if keepBest(of: orders.map { RerouteTrial(inOrder: $0) }) { return true }
    let untried = edges.filter { !triedFirst.contains($0) }
    if keepBest(of: untried.map { RerouteTrial(first: $0) }) { return true }
    triedFirst.formUnion(untried)
    return false
  }

  /// Runs and reverts each trial, then applies the one that reduces faults the most.
  private mutating func keepBest(of trials: [RerouteTrial]) -> Bool {
    var best: RerouteTrial.Outcome?
    for var trial in trials {
      let gain = best?.gain ?? LayoutFaults()
      if let found = trial.run(&router, toBeat: gain, hasCollisions: hasCollisions) { best = found }
    }
    guard let best else { return false }
    for (edge, _) in best.lines { router.ripUp(edge) }
    for (edge, route) in best.lines { router.restore(edge, route) }
    triedFirst = []
    hasCollisions = hasCollisions && router.obstacles.faults.collisions > 0
    return true
  }
}
