import VCDOT

/// Curved paths that end at another side of their box.
extension EdgePath {
  /// The sides of a box where an edge can arrive horizontally.
  enum ArrivalSide: CaseIterable { case left, right }

  /// The length of the nearly horizontal arrival, in points.
  private static let level = 24.0

  /// Returns the path with a horizontal arrival at a point of a box's side; its part in an area around the box is replaced.
  /// - Returns: `nil` if the path would cross the box.
  func arriving(at end: Point, on side: ArrivalSide, of box: Rectangle, within area: Rectangle) -> EdgePath? {
    guard !isOrthogonal, let start = segments.first?.start else { return nil }
    let outside = segments.lastIndex { !area.contains($0.start) } ?? 0
    let front = outside > 0 ? part(until: outside) : [start]
    guard let last = front.last else { return nil }
    let way = (front.last { $0 != last } ?? last).direction(to: front.count > 1 ? last : end)
    let distance = last.distance(to: end)
    let before = max(Self.level, distance * 0.4) * (side == .left ? -1 : 1)
    let path = EdgePath.curved(
      front + [
        Point(x: last.x + way.x * distance / 3, y: last.y + way.y * distance / 3),
        Point(x: end.x + before, y: end.y), end,
      ])
    return path.passes(box.grown(by: -1)) ? nil : path
  }

  /// The path from its end to its start.
  var reversed: EdgePath { .curved(points.reversed()) }
}
