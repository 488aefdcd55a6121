import VCDOT

/// Moves a path off the paths of other edges that it overlaps.
///
/// Where edges are dense, the search puts a short segment on top of another edge rather than cross one. Often there is room
/// beside it, between the lines of the grid. One of the segments between the first and the last one moves there.
struct OverlapSeparation {
  private let edge: Int
  private let obstacles: ObstacleIndex
  private(set) var path: EdgePath

  /// The distances to try, in points. The shortest ones only just separate two paths.
  private static let shifts = [6.0, 9, 12, 15, 3].flatMap { [$0, -$0] }

  init(_ path: EdgePath, of edge: Int, in obstacles: ObstacleIndex) {
    self.path = path
    self.edge = edge
    self.obstacles = obstacles
    // Neighbouring parts share segments, so what one move gains another could lose.
    for _ in path.points.indices {
      guard let separated else { break }
      self.path = separated
    }
  }

  /// The path with one segment moved, so that the moved part overlaps fewer other edges; `nil` if there is none.
  private var separated: EdgePath? {
    guard path.points.count > 3, !obstacles.edges(overlapping: path, of: edge).isEmpty else { return nil }
    for first in 0..<(path.points.count - 3) {
      let part = Array(path.points[first...(first + 3)])
      let present = EdgePath.orthogonal(part)
      let overlaps = obstacles.edges(overlapping: present, of: edge).count
      guard overlaps > 0 else { continue }
      var clearance = PathClearance(of: present, of: edge, in: obstacles)
      for shift in Self.shifts {
        guard let moved = Self.moved(part, by: shift) else { continue }
        let candidate = EdgePath.orthogonal(moved)
        guard obstacles.edges(overlapping: candidate, of: edge).count < overlaps, clearance.isAsClear(candidate) else {
          continue
        }
        return .orthogonal(Array(path.points[..<first]) + moved + path.points[(first + 4)...])
      }
    }
    return nil
  }

  /// Returns four points with the segment between the middle ones moved sideways; `nil` if a segment would turn around or
  /// become too short for an arrowhead.
  private static func moved(_ points: [Point], by shift: Double) -> [Point]? {
    var result = points
    let isHorizontal = Segment(start: points[1], end: points[2]).isHorizontal
    for number in 1...2 {
      if isHorizontal { result[number].y += shift } else { result[number].x += shift }
    }
    for number in [0, 2] {
      let segment = Segment(start: result[number], end: result[number + 1])
      let isKept = segment.leads(as: Segment(start: points[number], end: points[number + 1]))
      guard isKept, segment.length >= Port.leastReach else { return nil }
    }
    return result
  }
}
