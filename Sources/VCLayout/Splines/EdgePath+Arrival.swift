import VCDOT

/// Curved lines that end at another side of their box.
extension EdgePath {
  /// The sides of a box at which a line can arrive level.
  enum Side: CaseIterable { case left, right }

  /// How long a line runs almost level before it arrives, in points.
  private static let level = 24.0

  /// The line arriving level at a point of a box's side; what of it lies in an area around the box is drawn anew.
  /// - Returns: `nil` where it would run through the box.
  func arriving(at end: Point, on side: Side, of box: Rectangle, within area: Rectangle) -> EdgePath? {
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

  /// The same line from its end to its start.
  var reversed: EdgePath { .curved(points.reversed()) }
}
