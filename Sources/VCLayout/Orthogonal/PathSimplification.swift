import VCDOT

/// Simplifies the paths of all edges, once everything is in place, where that costs no label its place.
struct PathSimplification {
  private(set) var router: OrthogonalRouter

  init(_ router: OrthogonalRouter) { self.router = router }

  mutating func run() {
    for edge in router.graph.edges.indices where router.isRouted(edge) {
      apply(JogRemoval(of: edge, in: router).route, to: edge)
      apply({ LoopRemoval($0, of: edge, in: $1).path }, to: edge)
      apply({ OverlapSeparation($0, of: edge, in: $1).path }, to: edge)
    }
  }

  private mutating func apply(_ simplify: (EdgePath, ObstacleIndex) -> EdgePath, to edge: Int) {
    var route = router.route(of: edge)
    guard let path = route.path else { return }
    route.path = simplify(path, router.obstacles)
    apply(route, to: edge)
  }

  private mutating func apply(_ route: OrthogonalRouter.Route, to edge: Int) {
    let before = router.route(of: edge)
    guard let path = route.path, path.points != before.path?.points else { return }
    // Only this edge and its label change, so only their faults do.
    let faults = router.obstacles.faults(of: [edge])
    let cost = before.label.map { LabelPlacer.cost(of: $0, of: edge, in: router.obstacles) } ?? 0
    var route = route
    route.label = nil
    router.restore(edge, route)
    guard before.label != nil else { return }
    let size = router.graph.edges[edge].labelSize
    let place = LabelPlacer.place(size, of: edge, along: path, in: router.obstacles)
    router.obstacles.setLabel(place, of: edge)
    let isWorse = place.map { LabelPlacer.cost(of: $0, of: edge, in: router.obstacles) > cost } ?? true
    if isWorse || faults < router.obstacles.faults(of: [edge]) { router.restore(edge, before) }
  }
}
