import VCDOT

/// Removes loops and hooks from an orthogonal path: two of its segments that meet if one of them is extended are joined there.
///
/// The search in a larger figure accepts a path that costs a little more than the cheapest one, which on a long path leaves room
/// for visible loops.
struct LoopRemoval {
  private let edge: Int
  private let obstacles: ObstacleIndex
  private(set) var path: EdgePath

  init(_ path: EdgePath, of edge: Int, in obstacles: ObstacleIndex) {
    self.path = path
    self.edge = edge
    self.obstacles = obstacles
    while let shorter = shorter { self.path = shorter }
  }

  /// The first path without a loop that is as clear as the present one, starting with the largest loop.
  private var shorter: EdgePath? {
    var clearance = PathClearance(of: path, of: edge, in: obstacles)
    let segments = path.segments
    for count in stride(from: segments.count - 1, to: 1, by: -1) {
      for first in 0..<(segments.count - count) {
        guard let points = joined(segments[first], segments[first + count], first, first + count) else { continue }
        let candidate = EdgePath.orthogonal(points)
        if isCheaper(candidate), clearance.isAsClear(candidate) { return candidate }
      }
    }
    return nil
  }

  /// Returns the points of the path with two perpendicular segments joined where they meet, if both keep their directions.
  private func joined(_ first: Segment, _ last: Segment, _ position: Int, _ end: Int) -> [Point]? {
    guard first.isHorizontal != last.isHorizontal else { return nil }
    let corner =
      first.isHorizontal ? Point(x: last.start.x, y: first.start.y) : Point(x: first.start.x, y: last.start.y)
    let (ahead, behind) = (Segment(start: first.start, end: corner), Segment(start: corner, end: last.end))
    guard ahead.leads(as: first), behind.leads(as: last) else { return nil }
    // The ends need room for arrowheads.
    if position == 0, ahead.length < Port.leastReach { return nil }
    if end == path.points.count - 2, behind.length < Port.leastReach { return nil }
    return Array(path.points[...position]) + [corner] + path.points[(end + 1)...]
  }

  private func isCheaper(_ candidate: EdgePath) -> Bool {
    func cost(_ path: EdgePath) -> Double {
      path.segments.reduce(0) { $0 + $1.length } + PathFinder.Price.turn * Double(path.points.count)
    }
    return cost(candidate) < cost(path)
  }
}

extension Segment {
  /// Returns whether it has a length, and the direction of another segment.
  func leads(as other: Segment) -> Bool {
    length > 0.01
      && (end.x - start.x) * (other.end.x - other.start.x) + (end.y - start.y) * (other.end.y - other.start.y) > 0
  }
}
