/// Rips up lines that cross and routes them once more, now that all others have their places.
///
/// For each pair of lines that cross both are ripped up and rerouted in either order; then one of them is routed first, and
/// whatever is in its way is rerouted around it. Where no lines cross nothing is done.
struct RipUpAndReroute {
  private(set) var router: OrthogonalRouter

  /// So many pairs are tried; a figure with more is a tangle whatever one does.
  private static let trials = 48
  /// So many lines are rerouted for one crossing.
  private static let mostRerouted = 8
  /// What a crossing costs now, in points of detour.
  private static let price = 2400.0

  init(_ router: OrthogonalRouter) {
    self.router = router
    self.router.crossingPrice.usual = Self.price
  }

  mutating func run() {
    var hopeless: Set<[String]> = []
    for _ in 0..<Self.trials {
      let pairs = router.placed.crossingPairs.map { [$0.0, $0.1] }
      guard let pair = pairs.first(where: { !hopeless.contains($0) }) else { return }
      if !reroute(pair) { hopeless.insert(pair) }
    }
  }

  /// - Returns: Whether fewer lines cross now.
  private mutating func reroute(_ pair: [String]) -> Bool {
    let edges = pair.compactMap { id in router.graph.edges.first { $0.id == id } }.filter(router.isRouted)
    let orders = edges.count > 1 ? [edges, edges.reversed()] : [edges]
    guard let better = best(of: orders.map(reroutedInOrder)) ?? best(of: edges.map(reroutedFirst)) else { return false }
    router = better
    return true
  }

  /// Lines that were rerouted, and the figure with them.
  private typealias Trial = (edges: [LayoutEdge], router: OrthogonalRouter)

  /// The trial with the fewest faults; `nil` where none has fewer than there are now.
  private func best(of trials: [Trial]) -> OrthogonalRouter? {
    var best: (router: OrthogonalRouter, gain: LayoutFaults)?
    for trial in trials where trial.edges.allSatisfy(trial.router.isRouted) {
      let ids = Set(trial.edges.map(\.id))
      let gain = trial.router.placed.faults(of: ids) - router.placed.faults(of: ids)
      if gain < best?.gain ?? LayoutFaults() { best = (trial.router, gain) }
    }
    return best?.router
  }

  /// All of them ripped up, and routed in this order.
  private func reroutedInOrder(_ edges: [LayoutEdge]) -> Trial {
    var trial = router
    for edge in edges { trial.ripUp(edge) }
    for edge in edges { trial.route(edge) }
    return (edges, trial)
  }

  /// One of them routed as if others were not there; then those that it crosses, in the same way, but for the ones before.
  private func reroutedFirst(_ edge: LayoutEdge) -> Trial {
    var trial = router
    var waiting = [edge]
    var settled: [LayoutEdge] = []
    trial.crossingPrice.yieldingLines = Set(trial.graph.edges.filter(trial.isRouted).map(\.id))
    while settled.count < Self.mostRerouted, let next = waiting.first {
      waiting.removeFirst()
      trial.ripUp(next)
      trial.route(next)
      trial.crossingPrice.yieldingLines.remove(next.id)
      settled.append(next)
      let yielding = trial.placed.lines(crossing: next).filter { trial.crossingPrice.yieldingLines.contains($0.id) }
      waiting += yielding.filter { !waiting.contains($0) }
    }
    return (settled, trial)
  }
}
