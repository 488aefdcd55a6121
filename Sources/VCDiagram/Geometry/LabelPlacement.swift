import VCDOT

/// Finds a place for a line's label, beside the line and off everything else.
struct LabelPlacement {
  private struct Candidate {
    var box: Rectangle
    var cost: Double
  }

  private let figure: PlacedFigure
  private let edge: DiagramEdge
  /// The lines that are drawn already, each in straight pieces.
  private let lines: [(isOwn: Bool, segments: [Segment])]
  private static let gap = 3.0

  init(_ figure: PlacedFigure, for edge: DiagramEdge) {
    self.figure = figure
    self.edge = edge
    lines = figure.diagram.edges.compactMap { other in
      figure.courses[other.id].map { (other.id == edge.id, $0.segments) }
    }
  }

  /// The cheapest place; `nil` where there is no label.
  func place() -> Rectangle? {
    guard !edge.label.isEmpty, let course = figure.courses[edge.id] else { return nil }
    let size = edge.labelSize
    var best: Candidate?
    for segment in course.segments {
      for var candidate in candidates(along: segment, width: size.width, height: size.height)
      where candidate.cost < best?.cost ?? .infinity {
        candidate.cost += collisions(candidate.box)
        if candidate.cost < best?.cost ?? .infinity { best = candidate }
      }
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

  private func collisions(_ box: Rectangle) -> Double {
    let wide = box.grown(by: 3)
    var cost = 0.0
    for node in figure.nodes.values where node.intersects(wide) { cost += 1000 }
    for text in figure.clusterLabels.values where text.intersects(wide) { cost += 1000 }
    for (id, text) in figure.labels where id != edge.id && text.intersects(wide) { cost += 1000 }
    for line in lines {
      let target = box.grown(by: line.isOwn ? 1 : 2)
      if line.segments.contains(where: { target.isCrossed(from: $0.start, to: $0.end) }) {
        cost += line.isOwn ? 400 : 1000
      }
    }
    for cluster in figure.clusters.values where cluster.intersects(box) && !cluster.contains(wide) { cost += 30 }
    return cost
  }
}
