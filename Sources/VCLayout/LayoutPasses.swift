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
    return improvement.router.obstacles.placed
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
