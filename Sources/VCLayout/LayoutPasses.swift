import VCDOT

/// The passes from boxes that have their places to a figure with all its lines, in their order.
enum LayoutPasses {
  static func run(on graph: LayoutGraph, boxes: GraphLayout, detail: LayoutDetail) -> PlacedGraph {
    let placement = BoxPlacement(graph, layout: boxes)
    switch graph.routing {
    case .orthogonal: return orthogonal(placement)
    case .splines: return splines(placement, layout: boxes, detail: detail)
    }
  }

  private static func orthogonal(_ boxes: BoxPlacement) -> PlacedGraph {
    var router = OrthogonalRouter(boxes)
    // The tree first: its curves cannot give way, other lines can.
    router.drawTree()
    router.routeLines()
    // Only when all lines are there it is known which of them cross.
    var improvement = RipUpAndReroute(router)
    improvement.run()
    return improvement.router.placed
  }

  private static func splines(_ boxes: BoxPlacement, layout: GraphLayout, detail: LayoutDetail) -> PlacedGraph {
    var placed = boxes.placed
    placed.takePaths(from: layout, detail: detail)
    var router = OrthogonalRouter(boxes.with(placed))
    // Lines that the layout was not told of.
    router.drawTree()
    router.routeLines()
    // Fans before the rest: they move many labels at once.
    placed = router.placed
    placed.tidyLines()
    var avoidance = ObstacleAvoidance(placed)
    avoidance.run()
    return avoidance.placed
  }
}
