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
    let segments = path.segments
    for count in stride(from: segments.count - 1, to: 1, by: -1) {
      for first in 0..<(segments.count - count) {
        guard let points = joined(segments[first], segments[first + count], first, first + count) else { continue }
        let candidate = EdgePath.orthogonal(points)
        if isCheaper(candidate), isAsClear(candidate) { return candidate }
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

  /// Returns whether a path has no more faults than the present one, and keeps its distances from boxes, texts and borders.
  private func isAsClear(_ candidate: EdgePath) -> Bool {
    let near = candidate.reach.grown(by: RoutingGrid.clearance)
    let (tail, head) = obstacles.ends[edge]
    let solids =
      obstacles.boxes(near: near).filter { $0 != tail && $0 != head }.compactMap { obstacles.boxes[$0] }
      + obstacles.headings(near: near).compactMap { obstacles.headings[$0] }
      + obstacles.labels(near: near).filter { $0 != edge }.compactMap { obstacles.labels[$0] }
    if solids.contains(where: { isTooClose(candidate, to: $0.grown(by: RoutingGrid.clearance - 0.5)) }) { return false }
    let frames = obstacles.frames(near: near)
    for frame in frames.compactMap({ obstacles.frames[$0] }) where runsAlong(frame, candidate) { return false }
    let foreign = frames.filter { obstacles.isForeign($0, to: edge) }.compactMap { obstacles.frames[$0] }
    if foreign.contains(where: { isTooClose(candidate, to: $0) }) { return false }
    return obstacles.obstacles(of: candidate, edge).count <= obstacles.obstacles(of: path, edge).count
      && obstacles.lines(crossing: candidate, of: edge).count <= obstacles.lines(crossing: path, of: edge).count
      && obstacles.lines(below: candidate, of: edge).count <= obstacles.lines(below: path, of: edge).count
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
}

extension OrthogonalRouter {
  /// Removes the loops of all edges, where that costs no label its place.
  mutating func removeLoops() {
    for (edge, line) in graph.edges.enumerated() where isRouted(edge) {
      guard let path = obstacles.paths[edge] else { continue }
      let shorter = LoopRemoval(path, of: edge, in: obstacles).path
      guard shorter.points != path.points else { continue }
      let (label, faults) = (obstacles.labels[edge], obstacles.faults)
      let cost = label.map { LabelPlacer.cost(of: $0, of: edge, in: obstacles) } ?? 0
      obstacles.set(shorter, nil, of: edge)
      guard label != nil else { continue }
      let place = LabelPlacer.place(line.labelSize, of: edge, along: shorter, in: obstacles)
      obstacles.setLabel(place, of: edge)
      let isWorse = place.map { LabelPlacer.cost(of: $0, of: edge, in: obstacles) > cost } ?? true
      if isWorse || faults < obstacles.faults { obstacles.set(path, label, of: edge) }
    }
  }
}

extension Segment {
  /// Returns whether it has a length, and the direction of another segment on the same line.
  fileprivate func leads(as other: Segment) -> Bool {
    length > 0.01
      && (end.x - start.x) * (other.end.x - other.start.x) + (end.y - start.y) * (other.end.y - other.start.y) > 0
  }
}
