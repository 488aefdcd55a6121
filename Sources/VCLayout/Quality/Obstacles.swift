import VCDOT

/// What lines and labels of a figure must keep off, for asking about one of them at a time.
struct Obstacles {
  private let boxes: [(id: String, box: Rectangle)]
  private let headings: [Rectangle]
  private let groups: [Rectangle]
  /// The paths and labels of lines by the lines' positions in the graph.
  private(set) var paths: [EdgePath?]
  private(set) var labels: [Rectangle?]

  init(_ placed: PlacedGraph) {
    let graph = placed.graph
    boxes = graph.nodes.compactMap { node in placed.nodes[node.id].map { (node.id, $0) } }
    headings = graph.allClusters.compactMap { placed.clusterLabels[$0.id] }
    groups = graph.allClusters.compactMap { placed.clusters[$0.id] }
    paths = graph.edges.map { placed.paths[$0.id] }
    labels = graph.edges.map { placed.labels[$0.id] }
  }

  mutating func set(_ path: EdgePath?, _ label: Rectangle?, at position: Int) {
    paths[position] = path
    labels[position] = label
  }

  /// The boxes and words of others through which a line runs.
  func obstacles(of path: EdgePath, _ edge: LayoutEdge, at position: Int) -> [Rectangle] {
    func isCrossed(_ box: Rectangle) -> Bool {
      path.reach.intersects(box) && path.segments.contains { box.isCrossed(from: $0.start, to: $0.end) }
    }
    var result: [Rectangle] = []
    for (id, box) in boxes where id != edge.tail.node && id != edge.head.node && isCrossed(box.grown(by: -1)) {
      result.append(box)
    }
    for heading in headings where isCrossed(heading.grown(by: -1)) { result.append(heading) }
    for (other, label) in labels.enumerated() where other != position {
      if let label, isCrossed(label.grown(by: -1)) { result.append(label) }
    }
    return result
  }

  /// How many boxes and words a label lies on.
  func covers(_ label: Rectangle, at position: Int) -> Int {
    let wide = label.grown(by: 1)
    return boxes.count { $0.box.intersects(wide) } + headings.count { $0.intersects(wide) }
      + labels.indices.count { $0 != position && labels[$0]?.intersects(wide) ?? false }
  }

  /// How many borders of clusters run through a label or close by.
  func borders(under label: Rectangle) -> Int {
    let wide = label.grown(by: 3)
    return groups.count { $0.intersects(wide) && !$0.contains(wide) }
  }

  /// How many lines run through a label that is not theirs.
  func lines(through label: Rectangle, at position: Int) -> Int {
    paths.indices.count { other in
      guard other != position, let path = paths[other], path.reach.intersects(label) else { return false }
      return path.segments.contains { label.isCrossed(from: $0.start, to: $0.end) }
    }
  }
}
