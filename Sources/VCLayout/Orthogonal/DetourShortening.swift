import VCDOT

/// Shortens edges that make long detours around the labels of others.
///
/// An edge is routed around the labels that exist at that time, although a label has other possible positions. Once all edges
/// have paths, each one with many bends is routed again without labels, which then move. Changes without a gain are reverted.
struct DetourShortening {
  private(set) var router: OrthogonalRouter

  /// The number of bends up to which an edge is not worth rerouting.
  private static let fewTurns = 3
  /// The minimum gain for moving labels, in points of length, with each bend counted at its price.
  private static let leastGain = 40.0

  init(_ router: OrthogonalRouter) { self.router = router }

  mutating func run() {
    for edge in router.graph.edges.indices where router.isRouted(edge) && turns(of: edge) > Self.fewTurns {
      shorten(edge)
    }
  }

  private func turns(of edge: Int) -> Int { max(0, (router.obstacles.paths[edge]?.points.count ?? 0) - 2) }

  private func price(of edge: Int) -> Double {
    let length = router.obstacles.paths[edge]?.segments.reduce(0) { $0 + $1.length } ?? .infinity
    return length + Double(turns(of: edge)) * PathFinder.Price.turn
  }

  private mutating func shorten(_ edge: Int) {
    let (faults, price) = (router.obstacles.faults, price(of: edge))
    let labels = router.obstacles.labels
    let route = router.ripUp(edge)
    for other in labels.indices where other != edge { router.obstacles.setLabel(nil, of: other) }
    router.route(edge)
    for other in labels.indices where other != edge { router.obstacles.setLabel(labels[other], of: other) }
    router.settleLabels()
    let isShorter = router.isRouted(edge) && self.price(of: edge) + Self.leastGain <= price
    if isShorter, router.obstacles.faults <= faults { return }
    router.restore(edge, route)
    for (other, label) in labels.enumerated() { router.obstacles.setLabel(label, of: other) }
  }
}
