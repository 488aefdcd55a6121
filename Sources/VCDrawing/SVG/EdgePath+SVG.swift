import VCDOT
import VCLayout
import VCSVG

extension EdgePath {
  /// The path in SVG, with rounded corners.
  var svg: SVGPath {
    var path = SVGPath()
    guard let start = points.first else { return path }
    path.move(start.x, start.y)
    guard isOrthogonal else {
      for piece in stride(from: 1, to: points.count - 2, by: 3) {
        let (a, b, to) = (points[piece], points[piece + 1], points[piece + 2])
        path.cubic(a.x, a.y, b.x, b.y, to.x, to.y)
      }
      return path
    }
    for corner in points.indices.dropFirst().dropLast() {
      let (before, here, after) = (points[corner - 1], points[corner], points[corner + 1])
      let radius = min(
        Self.cornerRadius, Segment(start: before, end: here).length / 2, Segment(start: here, end: after).length / 2)
      let enter = Self.point(here, towards: before, by: radius)
      let leave = Self.point(here, towards: after, by: radius)
      path.line(enter.x, enter.y)
      path.quadratic(here.x, here.y, leave.x, leave.y)
    }
    if let end = points.last, points.count > 1 { path.line(end.x, end.y) }
    return path
  }
}
