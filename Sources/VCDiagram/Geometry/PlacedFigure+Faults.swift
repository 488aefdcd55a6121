/// What makes a figure hard to read, counted.
struct FigureFaults: Comparable, Hashable {
  /// Lines through boxes that are not their ends, lines through labels, labels on boxes and on each other.
  var collisions = 0
  var crossings = 0

  static func < (left: Self, right: Self) -> Bool {
    (left.collisions, left.crossings) < (right.collisions, right.crossings)
  }
}

extension PlacedFigure {
  /// Counts what a reader would stumble over.
  /// - Complexity: quadratic in the number of lines.
  var faults: FigureFaults {
    FigureFaults(collisions: lineCollisions + labelCollisions, crossings: crossings)
  }

  /// Labels of lines and clusters, with the line that each belongs to.
  private var texts: [(owner: String?, box: Rectangle)] {
    diagram.allClusters.compactMap { cluster in clusterLabels[cluster.id].map { (nil, $0) } }
      + diagram.edges.compactMap { edge in labels[edge.id].map { (edge.id, $0) } }
  }

  private var lineCollisions: Int {
    var count = 0
    for edge in diagram.edges {
      guard let segments = courses[edge.id]?.segments else { continue }
      for node in diagram.nodes where node.id != edge.tail.node && node.id != edge.head.node {
        guard let box = nodes[node.id]?.grown(by: -1) else { continue }
        if segments.contains(where: { box.isCrossed(from: $0.start, to: $0.end) }) { count += 1 }
      }
      for text in texts where text.owner != edge.id {
        let box = text.box.grown(by: -1)
        if segments.contains(where: { box.isCrossed(from: $0.start, to: $0.end) }) { count += 1 }
      }
    }
    return count
  }

  private var labelCollisions: Int {
    let texts = texts
    var count = 0
    for (position, text) in texts.enumerated() {
      count += diagram.nodes.count { nodes[$0.id].map { $0.intersects(text.box) } ?? false }
      count += texts[(position + 1)...].count { $0.box.intersects(text.box) }
    }
    return count
  }

  private var crossings: Int {
    let lines = diagram.edges.compactMap { courses[$0.id]?.segments }
    var count = 0
    for (position, line) in lines.enumerated() {
      for other in lines[(position + 1)...]
      where line.contains(where: { segment in other.contains { segment.crosses($0) } }) {
        count += 1
      }
    }
    return count
  }
}
