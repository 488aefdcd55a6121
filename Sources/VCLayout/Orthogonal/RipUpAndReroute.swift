import VCDOT

/// Rips up lines that cross and routes them once more, now that all others have their places.
///
/// For each pair of lines that cross both are ripped up and rerouted in either order; then one of them is routed first, and
/// whatever is in its way is rerouted around it. What brings no gain is taken back. Where no lines cross nothing is done.
struct RipUpAndReroute {
  private(set) var router: OrthogonalRouter

  /// So many pairs are tried; a figure with more is a tangle whatever one does.
  private static let trials = 48
  /// How many states of the search were looked at.
  private(set) var work = 0
  /// Lines that were routed first in vain, with all others as they are now.
  private var triedFirst: Set<Int> = []
  /// Whether lines run through something: then more is to gain than crossings.
  private var hasCollisions: Bool

  /// - Parameter mostWork: How many states may be looked at: the same on any machine.
  init(_ router: OrthogonalRouter, mostWork: Int) {
    self.router = router
    self.router.mostWork = router.work + mostWork
    self.router.crossingPrice.usual = PathFinder.Price.crossing.usual
    hasCollisions = router.obstacles.faults.collisions > 0
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
    if keepBest(of: orders.map { RerouteTrial(inOrder: $0) }) { return true }
    let untried = edges.filter { !triedFirst.contains($0) }
    if keepBest(of: untried.map { RerouteTrial(first: $0) }) { return true }
    triedFirst.formUnion(untried)
    return false
  }

  /// Makes each trial and takes it back; the one that spares most faults is made again.
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
