import VCDOT

/// Compares the surroundings of an edge's path with those of a simpler path for it.
struct PathClearance {
  private let obstacles: ObstacleIndex
  private let edge: Int
  /// The present path.
  private let path: EdgePath

  /// The faults of the present path: the lines close beside it, those that it crosses, the obstacles and the lines below it.
  private lazy var presentLines = lines(beside: path)
  private lazy var presentCrossings = obstacles.edges(crossing: path, of: edge).count
  private lazy var presentObstacles = obstacles.obstacles(of: path, edge).count
  private lazy var presentOverlaps = obstacles.edges(overlapping: path, of: edge).count

  /// The distance between parallel lines, in points, below which they are hard to distinguish.
  private static let gap = 5.0

  init(of path: EdgePath, of edge: Int, in obstacles: ObstacleIndex) {
    self.obstacles = obstacles
    self.edge = edge
    self.path = path
  }

  /// Returns whether a path has no more faults than the present one, and keeps its distances from boxes, texts, lines and borders.
  mutating func isAsClear(_ candidate: EdgePath) -> Bool {
    let near = candidate.reach.grown(by: RoutingGrid.clearance)
    return avoidsSolids(candidate, near) && avoidsFrames(candidate, near)
      && lines(beside: candidate) <= presentLines
      && obstacles.obstacles(of: candidate, edge).count <= presentObstacles
      && obstacles.edges(crossing: candidate, of: edge).count <= presentCrossings
      && obstacles.edges(overlapping: candidate, of: edge).count <= presentOverlaps
  }

  private func avoidsSolids(_ candidate: EdgePath, _ near: Rectangle) -> Bool {
    let (tail, head) = obstacles.ends[edge]
    let solids =
      obstacles.boxes(near: near).filter { $0 != tail && $0 != head }.compactMap { obstacles.boxes[$0] }
      + obstacles.headings(near: near).compactMap { obstacles.headings[$0] }
      + obstacles.labels(near: near).filter { $0 != edge }.compactMap { obstacles.labels[$0] }
    if solids.contains(where: { isTooClose(candidate, to: $0.grown(by: RoutingGrid.clearance - 0.5)) }) { return false }
    let ends = [tail, head].compactMap { $0.flatMap { obstacles.boxes[$0] } }
    return !ends.contains { candidate.passes($0.grown(by: -1)) }
  }

  private func avoidsFrames(_ candidate: EdgePath, _ near: Rectangle) -> Bool {
    let frames = obstacles.frames(near: near)
    for frame in frames.compactMap({ obstacles.frames[$0] }) where runsAlong(frame, candidate) { return false }
    let foreign = frames.filter { obstacles.isForeign($0, to: edge) }.compactMap { obstacles.frames[$0] }
    return !foreign.contains { isTooClose(candidate, to: $0) }
  }

  /// Returns whether a path passes a box that the present one avoids.
  private func isTooClose(_ candidate: EdgePath, to box: Rectangle) -> Bool {
    candidate.passes(box) && !path.passes(box)
  }

  private func runsAlong(_ frame: Rectangle, _ candidate: EdgePath) -> Bool {
    let border = EdgePath.orthogonal([
      Point(x: frame.x, y: frame.y), Point(x: frame.maxX, y: frame.y), Point(x: frame.maxX, y: frame.maxY),
      Point(x: frame.x, y: frame.maxY), Point(x: frame.x, y: frame.y),
    ])
    return candidate.runsOn(border) && !path.runsOn(border)
  }

  /// Returns the number of other lines close beside a path.
  private func lines(beside path: EdgePath) -> Int {
    obstacles.paths(near: path.reach.grown(by: Self.gap)).count { other in
      guard other != edge, let line = obstacles.paths[other] else { return false }
      let near = line.reach.grown(by: Self.gap)
      return path.segments.contains { own in
        own.touches(near) && line.segments.contains { own.runs(beside: $0, within: Self.gap) }
      }
    }
  }
}

extension Segment {
  /// Returns whether it is parallel to another segment, next to it and closer than a distance.
  fileprivate func runs(beside other: Segment, within distance: Double) -> Bool {
    guard isHorizontal == other.isHorizontal else { return false }
    let (own, others) = (
      isHorizontal ? (start.x, end.x) : (start.y, end.y),
      isHorizontal ? (other.start.x, other.end.x) : (other.start.y, other.end.y)
    )
    let apart = isHorizontal ? abs(start.y - other.start.y) : abs(start.x - other.start.x)
    return apart < distance - 0.01
      && min(max(own.0, own.1), max(others.0, others.1)) > max(min(own.0, own.1), min(others.0, others.1))
  }
}
