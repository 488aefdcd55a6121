import VCDOT

/// Removes tiny jogs at the ends of a path by moving the point where it touches the box, so little that nothing else is in the way.
struct EndStraightening {
  private(set) var route: PathFinder.Route

  /// The maximum height of a jog; `JogRemoval` removes higher ones when everything around them is in place.
  private static let highest = 6.0

  init(_ route: PathFinder.Route, isTailFree: Bool, isHeadFree: Bool) {
    self.route = route
    if isTailFree { straighten(\.start) { $0 } }
    if isHeadFree { straighten(\.end) { $0.reversed() } }
  }

  /// Straightens one end. `order` reorders the points so that the end comes first; it is its own inverse.
  private mutating func straighten(_ port: WritableKeyPath<PathFinder.Route, Port>, _ order: ([Point]) -> [Point]) {
    var points = order(route.points)
    guard points.count > 3 else { return }
    let step = Segment(start: points[1], end: points[2])
    let isVertical = route[keyPath: port].side.isVertical
    guard step.length <= Self.highest, step.isHorizontal != isVertical else { return }
    let shift = isVertical ? points[2].y - points[1].y : points[2].x - points[1].x
    if isVertical { points[0].y = points[2].y } else { points[0].x = points[2].x }
    points.removeSubrange(1...2)
    route[keyPath: port].point = points[0]
    route[keyPath: port].offset += shift
    route.points = order(points)
  }
}
