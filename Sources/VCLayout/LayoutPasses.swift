import VCDOT

/// The passes from boxes that have their places to a figure with all its lines, in their order.
struct LayoutPasses {
  /// What came of them.
  var placed: PlacedGraph
  /// What lines may still be rerouted with; only where they are routed along the axes.
  private let router: OrthogonalRouter?

  init(on graph: LayoutGraph, boxes: GraphLayout, detail: LayoutDetail) {
    let placement = BoxPlacement(graph, layout: boxes)
    switch graph.routing {
    case .orthogonal:
      var router = OrthogonalRouter(placement)
      // The tree first: its curves cannot give way, other lines can.
      router.drawTree()
      router.routeLines()
      router = Self.settled(router)
      self.router = router
      placed = router.obstacles.placed
    case .splines:
      router = nil
      placed = Self.splines(placement, layout: boxes, detail: detail)
    }
  }

  /// How many states the search for paths has looked at.
  var work: Int { router?.work ?? 0 }

  /// The last pass, which takes longer than all others: only when all lines are there it is known which of them cross.
  /// - Parameter budget: The work that may still be done for the figure.
  mutating func ripUpAndReroute(_ budget: inout WorkBudget) {
    guard let router else { return }
    var improvement = RipUpAndReroute(router, mostWork: budget.share)
    improvement.run()
    budget.spend(improvement.work)
    let found = Self.settled(improvement.router).obstacles.placed
    (placed.paths, placed.labels) = (found.paths, found.labels)
  }

  /// Lines and words as they are left when all are there.
  private static func settled(_ router: OrthogonalRouter) -> OrthogonalRouter {
    var router = router
    // What was routed later may be in the way of words, and have another place for its own.
    router.settleLabels()
    // Then lines that went around words: with few boxes each is followed by eye.
    guard router.graph.hasFewBoxes else { return router }
    var shortening = DetourShortening(router)
    shortening.run()
    return shortening.router
  }

  private static func splines(_ boxes: BoxPlacement, layout: GraphLayout, detail: LayoutDetail) -> PlacedGraph {
    var boxes = boxes
    boxes.takePaths(from: layout, detail: detail)
    var router = OrthogonalRouter(boxes)
    // Lines that the layout was not told of.
    router.drawTree()
    router.routeLines()
    var avoidance = ObstacleAvoidance(router.obstacles)
    // Fans first: they move many lines and their labels at once.
    avoidance.spreadFans()
    // Headings before labels: they have fewer places to choose from.
    avoidance.settleHeadings()
    avoidance.placeLabels()
    avoidance.avoidObstacles()
    return avoidance.index.placed
  }
}
