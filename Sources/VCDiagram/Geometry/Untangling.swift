/// Leads lines that cross once more, now that all others have their places: both are taken away, and led again in either
/// order. Where no lines cross nothing is done.
struct Untangling {
  private(set) var placement: FigurePlacement

  /// So many pairs are tried; a figure with more is a tangle whatever one does.
  private static let trials = 16
  /// What a crossing costs now, in points of detour.
  private static let price = 800.0

  init(_ placement: FigurePlacement) {
    self.placement = placement
    self.placement.crossingPrice = Self.price
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
    let ids = Set(edges.map(\.id))
    let before = placement.figure.faults(of: ids)
    var best: (placement: FigurePlacement, faults: FigureFaults)?
    for order in edges.count > 1 ? [edges, edges.reversed()] : [edges] {
      var trial = placement
      for edge in order { trial.release(edge) }
      for edge in order { trial.route(edge) }
      guard order.allSatisfy(trial.isLed) else { continue }
      let faults = trial.figure.faults(of: ids)
      if faults < best?.faults ?? before { best = (trial, faults) }
    }
    guard let best else { return false }
    placement = best.placement
    return true
  }
}
