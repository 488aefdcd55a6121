import VCDOT

/// The passes from placed boxes to a figure with all its edges, in order.
struct LayoutPasses {
  /// The result of the passes.
  var placed: PlacedGraph
  /// The faults of the result.
  private(set) var faults: LayoutFaults
  /// The router for later rerouting; only for orthogonal routing.
  private let router: OrthogonalRouter?

  init(on graph: LayoutGraph, boxes: GraphLayout, detail: LayoutDetail) {
    let placement = BoxPlacement(graph, layout: boxes)
    switch graph.routing {
    case .orthogonal:
      var router = OrthogonalRouter(placement)
      // The tree comes first: its curves are fixed, while other edges can be routed around them.
      router.drawTree()
      router.routeLines()
      router = Self.settled(router)
      self.router = router
      (placed, faults) = (router.obstacles.placed, router.obstacles.faults)
    case .splines:
      router = nil
      let obstacles = Self.splines(placement, layout: boxes, detail: detail)
      (placed, faults) = (obstacles.placed, obstacles.faults)
    }
  }

  /// The number of states that the path search has visited.
  var work: Int { router?.work ?? 0 }

  /// Rips up and reroutes crossing edges. This pass comes last, because crossings are only known once all edges exist, and
  /// takes longer than all others.
  /// - Parameter budget: The remaining work for the figure.
  mutating func ripUpAndReroute(_ budget: inout WorkBudget) {
    guard let router else { return }
    var improvement = RipUpAndReroute(router, mostWork: budget.share)
    improvement.run()
    budget.spend(improvement.work)
    let found = Self.settled(improvement.router, isRerouted: true).obstacles
    let result = found.placed
    (placed.paths, placed.labels) = (result.paths, result.labels)
    faults = found.faults
  }

  /// Returns the router with edges and labels in their final positions.
  private static func settled(_ router: OrthogonalRouter, isRerouted: Bool = false) -> OrthogonalRouter {
    var router = router
    // Edges routed later may collide with labels, or allow better positions for their own.
    router.settleLabels()
    if router.graph.hasFewBoxes {
      // Then come edges that made a detour around labels; in figures with few boxes readers trace each edge.
      var shortening = DetourShortening(router)
      shortening.run()
      router = shortening.router
      // Crossings come first: rip-up and reroute removes more of them than another order does.
      if isRerouted || router.obstacles.faults == LayoutFaults() {
        var orders = RoutingOrders(router)
        orders.run()
        router = orders.router
      }
    }
    // Simplifying comes last: it changes paths only where everything around them allows it.
    var simplification = PathSimplification(router)
    simplification.run()
    return simplification.router
  }

  private static func splines(_ boxes: BoxPlacement, layout: GraphLayout, detail: LayoutDetail) -> ObstacleIndex {
    var boxes = boxes
    boxes.takePaths(from: layout, detail: detail)
    var router = OrthogonalRouter(boxes)
    // The edges that were left out of the layout, or whose ends moved apart after it.
    router.drawTree()
    router.drawDirectCurves()
    router.routeLines()
    var avoidance = ObstacleAvoidance(router.obstacles)
    // Fans come first: they move many edges and their labels at once.
    avoidance.spreadFans()
    // Headings come before labels, because they have fewer possible positions.
    avoidance.settleHeadings()
    avoidance.placeLabels()
    avoidance.avoidObstacles()
    return avoidance.index
  }
}
