import VCDOT

/// What makes a figure hard to read, counted.
package struct LayoutFaults: Comparable, Hashable, Sendable {
  /// Lines through boxes that are not their ends, lines through labels, labels on boxes and on each other.
  package internal(set) var collisions = 0
  /// Pairs of lines that cross.
  package internal(set) var crossings = 0

  /// Nothing to stumble over.
  package init() {}

  package init(collisions: Int, crossings: Int) {
    self.collisions = collisions
    self.crossings = crossings
  }

  static func - (left: Self, right: Self) -> Self {
    Self(collisions: left.collisions - right.collisions, crossings: left.crossings - right.crossings)
  }

  /// Obstacles weigh more than any number of crossings.
  package static func < (left: Self, right: Self) -> Bool {
    (left.collisions, left.crossings) < (right.collisions, right.crossings)
  }
}

extension PlacedGraph {
  /// Counts what a reader would stumble over.
  /// - Complexity: quadratic in the number of lines.
  package var faults: LayoutFaults {
    LayoutFaults(collisions: lineCollisions + labelCollisions, crossings: crossings)
  }

  /// Labels of lines and clusters, with the line that each belongs to.
  private var texts: [(owner: String?, box: Rectangle)] {
    graph.allClusters.compactMap { cluster in clusterLabels[cluster.id].map { (nil, $0) } }
      + graph.edges.compactMap { edge in labels[edge.id].map { (edge.id, $0) } }
  }

  /// A line's straight pieces, and the box around them.
  private struct Line {
    var edge: LayoutEdge
    var segments: [Segment]
    var bounds: Rectangle

    init?(_ edge: LayoutEdge, _ path: EdgePath?) {
      guard let points = path?.flattened, let first = points.first, points.count > 1 else { return nil }
      self.edge = edge
      segments = zip(points, points.dropFirst()).map { Segment(start: $0, end: $1) }
      let start = Rectangle(x: first.x, y: first.y, width: 0, height: 0)
      bounds = points.reduce(start) { $0.union(Rectangle(x: $1.x, y: $1.y, width: 0, height: 0)) }.grown(by: 0.1)
    }

    func crosses(_ box: Rectangle) -> Bool {
      bounds.intersects(box) && segments.contains { box.isCrossed(from: $0.start, to: $0.end) }
    }

    func crosses(_ other: Line) -> Bool {
      bounds.intersects(other.bounds)
        && segments.contains { segment in
          segment.touches(other.bounds) && other.segments.contains { segment.crosses($0) }
        }
    }
  }

  private var lines: [Line] { graph.edges.compactMap { Line($0, paths[$0.id]) } }

  /// What some lines and their labels add to the faults, for comparing two paths of the same lines.
  /// - Complexity: the number of these lines times that of all.
  func faults(of ids: Set<String>) -> LayoutFaults {
    let lines = lines
    let changed = lines.filter { ids.contains($0.edge.id) }
    let boxes = graph.nodes.compactMap { node in nodes[node.id].map { (id: node.id, box: $0.grown(by: -1)) } }
    let texts = texts
    var result = LayoutFaults()
    for (position, line) in changed.enumerated() {
      result.crossings += lines.count { !ids.contains($0.edge.id) && $0.crosses(line) }
      result.crossings += changed[(position + 1)...].count { $0.crosses(line) }
      let ends = [line.edge.tail.node, line.edge.head.node]
      result.collisions += boxes.count { !ends.contains($0.id) && line.crosses($0.box) }
      result.collisions += texts.count { $0.owner != line.edge.id && line.crosses($0.box.grown(by: -1)) }
      guard let label = labels[line.edge.id] else { continue }
      result.collisions += boxes.count { $0.box.intersects(label) }
      result.collisions += texts.count { $0.owner != line.edge.id && $0.box.intersects(label) }
      result.collisions += lines.count { $0.edge.id != line.edge.id && $0.crosses(label.grown(by: -1)) }
    }
    return result
  }

  /// The other lines that a line crosses, in the order of the graph.
  func lines(crossing edge: LayoutEdge) -> [LayoutEdge] {
    guard let line = Line(edge, paths[edge.id]) else { return [] }
    return lines.filter { $0.edge.id != edge.id && $0.crosses(line) }.map(\.edge)
  }

  private var lineCollisions: Int {
    let boxes = graph.nodes.compactMap { node in nodes[node.id].map { (id: node.id, box: $0.grown(by: -1)) } }
    let texts = texts.map { (owner: $0.owner, box: $0.box.grown(by: -1)) }
    return lines.reduce(0) { count, line in
      let edge = line.edge
      let nodes = boxes.count { $0.id != edge.tail.node && $0.id != edge.head.node && line.crosses($0.box) }
      return count + nodes + texts.count { $0.owner != edge.id && line.crosses($0.box) }
    }
  }

  private var labelCollisions: Int {
    let texts = texts
    var count = 0
    for (position, text) in texts.enumerated() {
      count += graph.nodes.count { nodes[$0.id].map { $0.intersects(text.box) } ?? false }
      count += texts[(position + 1)...].count { $0.box.intersects(text.box) }
    }
    return count
  }

  private var crossings: Int { crossingPairs.count }

  /// The lines that cross, each pair once, in the order of the graph.
  var crossingPairs: [(String, String)] {
    let lines = lines
    return lines.indices.flatMap { position in
      lines[(position + 1)...].filter { lines[position].crosses($0) }.map { (lines[position].edge.id, $0.edge.id) }
    }
  }
}
