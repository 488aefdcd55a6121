/// Leads lines that cross once more, now that all others have their places: both are taken away, and led again in either
/// order; then one of them goes first, and whatever is in its way is led around it. Where no lines cross nothing is done.
struct Untangling {
  private(set) var placement: FigurePlacement

  /// So many pairs are tried; a figure with more is a tangle whatever one does.
  private static let trials = 48
  /// So many lines are moved for one crossing.
  private static let mostMoved = 8
  /// What a crossing costs now, in points of detour.
  private static let price = 2400.0

  init(_ placement: FigurePlacement) {
    self.placement = placement
    self.placement.crossingPrice.usual = Self.price
  }

  mutating func run() {
    var hopeless: Set<[String]> = []
    for _ in 0..<Self.trials {
      let pairs = placement.figure.crossingPairs.map { [$0.0, $0.1] }
      guard let pair = pairs.first(where: { !hopeless.contains($0) }) else { return }
      if !untangle(pair) { hopeless.insert(pair) }
    }
  }

  /// - Returns: Whether fewer lines cross now.
  private mutating func untangle(_ pair: [String]) -> Bool {
    let edges = pair.compactMap { id in placement.diagram.edges.first { $0.id == id } }.filter(placement.isLed)
    let orders = edges.count > 1 ? [edges, edges.reversed()] : [edges]
    guard let better = best(of: orders.map(ledAgain)) ?? best(of: edges.map(goingFirst)) else { return false }
    placement = better
    return true
  }

  /// Lines that were led another way, and the figure with them.
  private typealias Trial = (edges: [DiagramEdge], placement: FigurePlacement)

  /// The trial with the fewest faults; `nil` where none has fewer than there are now.
  private func best(of trials: [Trial]) -> FigurePlacement? {
    var best: (placement: FigurePlacement, gain: FigureFaults)?
    for trial in trials where trial.edges.allSatisfy(trial.placement.isLed) {
      let ids = Set(trial.edges.map(\.id))
      let gain = trial.placement.figure.faults(of: ids) - placement.figure.faults(of: ids)
      if gain < best?.gain ?? FigureFaults() { best = (trial.placement, gain) }
    }
    return best?.placement
  }

  /// All of them taken away, and led in this order.
  private func ledAgain(_ edges: [DiagramEdge]) -> Trial {
    var trial = placement
    for edge in edges { trial.release(edge) }
    for edge in edges { trial.route(edge) }
    return (edges, trial)
  }

  /// One of them led as if others were not there; then those that it crosses, in the same way, but for the ones before.
  private func goingFirst(_ edge: DiagramEdge) -> Trial {
    var trial = placement
    var waiting = [edge]
    var settled: [DiagramEdge] = []
    trial.crossingPrice.yieldingLines = Set(trial.diagram.edges.filter(trial.isLed).map(\.id))
    while settled.count < Self.mostMoved, let next = waiting.first {
      waiting.removeFirst()
      trial.release(next)
      trial.route(next)
      trial.crossingPrice.yieldingLines.remove(next.id)
      settled.append(next)
      let yielding = trial.figure.lines(crossing: next).filter { trial.crossingPrice.yieldingLines.contains($0.id) }
      waiting += yielding.filter { !waiting.contains($0) }
    }
    return (settled, trial)
  }
}
