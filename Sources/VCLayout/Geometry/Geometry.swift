import VCDOT

package typealias Point = GraphLayout.Point
package typealias Rectangle = GraphLayout.Rectangle

/// A width and a height, in points.
package struct Size: Hashable, Sendable {
  package var width, height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

extension GraphLayout.Rectangle {
  package var maxX: Double { x + width }
  package var maxY: Double { y + height }
  package var midX: Double { x + width / 2 }
  package var midY: Double { y + height / 2 }

  package init(center: GraphLayout.Point, width: Double, height: Double) {
    self.init(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// Creates the smallest rectangle around others; `nil` if there are none.
  package init?(enclosing others: [Self]) {
    guard let first = others.first else { return nil }
    self = others.dropFirst().reduce(first) { $0.union($1) }
  }

  /// Returns the rectangle grown by a distance on every side.
  package func grown(by distance: Double) -> Self {
    Self(x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }

  package func moved(x dx: Double, y dy: Double) -> Self { Self(x: x + dx, y: y + dy, width: width, height: height) }

  package func intersects(_ other: Self) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  package func contains(_ other: Self) -> Bool {
    x <= other.x && other.maxX <= maxX && y <= other.y && other.maxY <= maxY
  }

  package func contains(_ point: GraphLayout.Point) -> Bool {
    x < point.x && point.x < maxX && y < point.y && point.y < maxY
  }

  /// Returns the intersection of two rectangles.
  package func intersection(_ other: Self) -> Self {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Self(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }

  package func union(_ other: Self) -> Self {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Self(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns whether a straight line crosses the rectangle.
  package func isCrossed(from start: GraphLayout.Point, to end: GraphLayout.Point) -> Bool {
    guard min(start.x, end.x) < maxX, max(start.x, end.x) > x, min(start.y, end.y) < maxY, max(start.y, end.y) > y
    else { return false }
    var near = 0.0
    var far = 1.0
    func clip(_ origin: Double, _ delta: Double, _ low: Double, _ high: Double) {
      guard abs(delta) > 1e-9 else { return }
      let (first, second) = ((low - origin) / delta, (high - origin) / delta)
      near = max(near, min(first, second))
      far = min(far, max(first, second))
    }
    clip(start.x, end.x - start.x, x, maxX)
    clip(start.y, end.y - start.y, y, maxY)
    return near < far
  }
}

/// A straight segment of an edge path.
package struct Segment: Hashable, Sendable {
  package var start, end: Point

  package init(start: Point, end: Point) {
    self.start = start
    self.end = end
  }

  package var isHorizontal: Bool { abs(start.y - end.y) < 0.01 }
  /// The length along the axes, which is the length of an axis-parallel segment.
  package var length: Double { abs(start.x - end.x) + abs(start.y - end.y) }

  /// Returns whether two axis-parallel segments are within a distance of each other for at least a length.
  func isBeside(_ other: Segment, within distance: Double, for length: Double) -> Bool {
    if start.y == end.y, other.start.y == other.end.y {
      return abs(start.y - other.start.y) < distance
        && min(max(start.x, end.x), max(other.start.x, other.end.x))
          - max(min(start.x, end.x), min(other.start.x, other.end.x)) > length
    }
    guard start.x == end.x, other.start.x == other.end.x else { return false }
    return abs(start.x - other.start.x) < distance
      && min(max(start.y, end.y), max(other.start.y, other.end.y))
        - max(min(start.y, end.y), min(other.start.y, other.end.y)) > length
  }

  /// Returns whether the segment's bounding box meets another box.
  package func touches(_ box: Rectangle) -> Bool {
    min(start.x, end.x) <= box.maxX && max(start.x, end.x) >= box.x
      && min(start.y, end.y) <= box.maxY && max(start.y, end.y) >= box.y
  }

  /// Returns whether two segments cross. A point on a segment counts as on its left, so that of two segments that meet on
  /// another one exactly one crosses it.
  package func crosses(_ other: Segment) -> Bool {
    isRight(other.start) != isRight(other.end) && other.isRight(start) != other.isRight(end)
  }

  /// Returns whether the segment crosses any of the segments of a path, each of which begins where the one before ends.
  func crosses(anyOf path: [Segment]) -> Bool {
    guard var isStartRight = path.first.map({ isRight($0.start) }) else { return false }
    for other in path {
      let isEndRight = isRight(other.end)
      if isStartRight != isEndRight, other.isRight(start) != other.isRight(end) { return true }
      isStartRight = isEndRight
    }
    return false
  }

  /// Returns whether a point is on the right of the line through both ends.
  private func isRight(_ point: Point) -> Bool {
    (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x) < 0
  }
}
