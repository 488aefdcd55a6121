import VCDOT

/// Finds a place for a line's label, beside the line and off everything else.
struct LabelPlacement {
  private struct Candidate {
    var box: Rectangle
    var cost: Double
  }

  private let placed: PlacedGraph
  private let edge: LayoutEdge
  /// Boxes and texts.
  private let solid: [Rectangle]
  private let clusters: [Rectangle]
  private let lines: [(path: EdgePath, isOwn: Bool)]
  private static let gap = 3.0

  init(_ placed: PlacedGraph, for edge: LayoutEdge) {
    self.placed = placed
    self.edge = edge
    let graph = placed.graph
    let allClusters = graph.allClusters
    solid =
      graph.nodes.compactMap { placed.nodes[$0.id] } + allClusters.compactMap { placed.clusterLabels[$0.id] }
      + graph.edges.compactMap { $0.id == edge.id ? nil : placed.labels[$0.id] }
    clusters = allClusters.compactMap { placed.clusters[$0.id] }
    lines = graph.edges.compactMap { other in placed.paths[other.id].map { ($0, other.id == edge.id) } }
  }

  /// The cheapest place; `nil` where there is no label.
  func place() -> Rectangle? {
    guard !edge.label.isEmpty, let path = placed.paths[edge.id] else { return nil }
    let size = edge.labelSize
    let candidates = path.segments.flatMap { self.candidates(along: $0, width: size.width, height: size.height) }
    var best: Candidate?
    for candidate in candidates {
      let limit = best?.cost ?? .infinity
      guard candidate.cost < limit else { continue }
      let cost = candidate.cost + collisions(candidate.box, below: limit - candidate.cost)
      if cost < limit { best = Candidate(box: candidate.box, cost: cost) }
    }
    return best?.box
  }

  private func candidates(along segment: Segment, width: Double, height: Double) -> [Candidate] {
    guard segment.length > 1 else { return [] }
    let middle = Point(x: (segment.start.x + segment.end.x) / 2, y: (segment.start.y + segment.end.y) / 2)
    let extent = segment.isHorizontal ? width : height
    let room = max(segment.length - extent, 0) / 2
    let overhang = max(extent - segment.length, 0)
    var offsets = [0.0]
    for step in stride(from: 10.0, through: room + 30, by: 10) { offsets += [step, -step] }
    return offsets.flatMap { offset -> [Candidate] in
      let cost = abs(offset) * 0.15 + overhang * 0.8
      if segment.isHorizontal {
        let x = middle.x + offset - width / 2
        return [
          Candidate(box: Rectangle(x: x, y: middle.y - height - Self.gap, width: width, height: height), cost: cost),
          Candidate(box: Rectangle(x: x, y: middle.y + Self.gap, width: width, height: height), cost: cost + 4),
        ]
      }
      let y = middle.y + offset - height / 2
      return [
        Candidate(box: Rectangle(x: middle.x + Self.gap + 3, y: y, width: width, height: height), cost: cost + 20),
        Candidate(
          box: Rectangle(x: middle.x - width - Self.gap - 3, y: y, width: width, height: height), cost: cost + 24),
      ]
    }
  }

  /// What a place costs for all that it touches; counted no further than to a limit.
  private func collisions(_ box: Rectangle, below limit: Double) -> Double {
    let wide = box.grown(by: 3)
    let (close, near) = (box.grown(by: 1), box.grown(by: 2))
    var cost = 0.0
    for cluster in clusters where cluster.intersects(box) && !cluster.contains(wide) { cost += 30 }
    for other in solid where other.intersects(wide) {
      cost += 1000
      if cost >= limit { return cost }
    }
    for line in lines where line.path.reach.intersects(near) {
      let target = line.isOwn ? close : near
      guard line.path.segments.contains(where: { target.isCrossed(from: $0.start, to: $0.end) }) else { continue }
      cost += line.isOwn ? 400 : 1000
      if cost >= limit { return cost }
    }
    return cost
  }
}
