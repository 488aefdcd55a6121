import VCDOT

/// The path of an edge.
package struct EdgePath: Hashable, Sendable {
  private enum Shape { case orthogonal, curved }

  /// The number of segments that approximate a cubic piece.
  static let stepsPerPiece = 10
  /// The radius of rounded corners.
  package static let cornerRadius = 12.0

  private let shape: Shape
  /// The corners of an orthogonal path; for a curved one the start, then three points for each piece.
  package let points: [Point]
  /// The straight segments that form the path, or approximate it.
  package let segments: [Segment]
  /// A bounding box of the path, never empty.
  package let reach: Rectangle

  /// Returns a path of axis-parallel segments joined by rounded corners.
  package static func orthogonal(_ points: [Point]) -> EdgePath { EdgePath(.orthogonal, points) }

  /// Returns a path of cubic curves, given by the start, then three points for each piece.
  package static func curved(_ points: [Point]) -> EdgePath { EdgePath(.curved, points) }

  private init(_ shape: Shape, _ points: [Point]) {
    self.shape = shape
    self.points = points
    let dense = shape == .orthogonal ? points : Self.flattened(points)
    segments = zip(dense, dense.dropFirst()).map { Segment(start: $0, end: $1) }
    reach = Self.reach(of: points)
  }

  /// The bounding box of the drawn path; the reach of a curve also contains its control points.
  package var drawn: Rectangle {
    guard !isOrthogonal, let first = segments.first else { return reach.grown(by: -0.5) }
    return segments.reduce(Rectangle(x: first.start.x, y: first.start.y, width: 0, height: 0)) {
      $0.union(Rectangle(x: $1.end.x, y: $1.end.y, width: 0, height: 0))
    }
  }

  /// Whether the path consists of axis-parallel segments.
  package var isOrthogonal: Bool { shape == .orthogonal }

  /// Points close enough together to be joined by straight lines.
  package var flattened: [Point] { shape == .orthogonal ? points : Self.flattened(points) }

  private static func flattened(_ points: [Point]) -> [Point] {
    guard let start = points.first else { return [] }
    var result = [start]
    for piece in stride(from: 1, to: points.count - 2, by: 3) {
      let (from, a, b, to) = (points[piece - 1], points[piece], points[piece + 1], points[piece + 2])
      for step in 1...stepsPerPiece {
        result.append(point(at: Double(step) / Double(stepsPerPiece), from, a, b, to))
      }
    }
    return result
  }

  private static func reach(of points: [Point]) -> Rectangle {
    guard let first = points.first else { return Rectangle(x: 0, y: 0, width: 0, height: 0) }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return Rectangle(x: left, y: top, width: right - left, height: bottom - top).grown(by: 0.5)
  }

  /// Returns the point at a fraction of the path's length.
  package func point(at part: Double) -> Point? {
    let points = flattened
    var lengths = [0.0]
    for (start, end) in zip(points, points.dropFirst()) {
      let (x, y) = (end.x - start.x, end.y - start.y)
      lengths.append((lengths.last ?? 0) + (x * x + y * y).squareRoot())
    }
    let wanted = (lengths.last ?? 0) * part
    guard let next = lengths.firstIndex(where: { $0 >= wanted }), next > 0 else { return points.first }
    let share = (wanted - lengths[next - 1]) / max(lengths[next] - lengths[next - 1], 0.01)
    let (start, end) = (points[next - 1], points[next])
    return Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
  }

  package func moved(x dx: Double, y dy: Double) -> EdgePath {
    EdgePath(shape, points.map { Point(x: $0.x + dx, y: $0.y + dy) })
  }

  private static func point(at t: Double, _ p: Point, _ a: Point, _ b: Point, _ q: Point) -> Point {
    let u = 1 - t
    func mix(_ p: Double, _ a: Double, _ b: Double, _ q: Double) -> Double {
      u * u * u * p + 3 * u * u * t * a + 3 * u * t * t * b + t * t * t * q
    }
    return Point(x: mix(p.x, a.x, b.x, q.x), y: mix(p.y, a.y, b.y, q.y))
  }
}

extension EdgePath {
  /// Returns the path without the parts that the arrowheads at its ends cover.
  package func trimmed(start: Double, end: Double) -> EdgePath {
    guard isOrthogonal else {
      let front = Self.shortened(points, by: end)
      return .curved(Self.shortened(front.reversed(), by: start).reversed())
    }
    guard points.count > 1 else { return self }
    var points = points
    points[0] = Self.point(points[0], towards: points[1], by: start)
    let last = points.count - 1
    points[last] = Self.point(points[last], towards: points[last - 1], by: end)
    return .orthogonal(points)
  }

  package static func point(_ start: Point, towards end: Point, by distance: Double) -> Point {
    let length = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y)).squareRoot()
    guard length > 0 else { return start }
    let part = min(distance / length, 1)
    return Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
  }
}
