import VCDOT

/// Straightens a path that has a small jog near an end, by moving that end along its side of the box.
///
/// Ends are routed to fixed places along a side. Those of boxes with different sizes are often not opposite each other, and a
/// small jog looks like a mistake.
struct JogRemoval {
  private let router: OrthogonalRouter
  private let edge: Int
  private(set) var route: OrthogonalRouter.Route

  /// The maximum height of a jog; larger ones are intentional.
  private static let highest = 24.0

  init(of edge: Int, in router: OrthogonalRouter) {
    self.router = router
    self.edge = edge
    route = router.route(of: edge)
    straighten(isStart: true)
    straighten(isStart: false)
  }

  private mutating func straighten(isStart: Bool) {
    guard let path = route.path, var ports = route.ports, path.points.count > 3 else { return }
    var points = isStart ? path.points : path.points.reversed()
    let (first, step) = (Segment(start: points[0], end: points[1]), Segment(start: points[1], end: points[2]))
    guard step.length <= Self.highest, Segment(start: points[2], end: points[3]).leads(as: first) else { return }
    let shift = first.isHorizontal ? points[2].y - points[1].y : points[2].x - points[1].x
    var port = isStart ? ports.start : ports.end
    port.offset += shift
    guard router.mayMove(to: port, of: edge, isStart: isStart) else { return }
    if first.isHorizontal { points[0].y += shift } else { points[0].x += shift }
    port.point = points[0]
    points.removeSubrange(1...2)
    let candidate = EdgePath.orthogonal(isStart ? points : points.reversed())
    var clearance = PathClearance(of: path, of: edge, in: router.obstacles)
    guard clearance.isAsClear(candidate) else { return }
    if isStart { ports.start = port } else { ports.end = port }
    route.path = candidate
    route.ports = ports
  }
}
