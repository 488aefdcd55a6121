import VCDOT

/// Improves the paths that a layout found.
extension PlacedGraph {
  /// Lets the lines from one box spread like a fan where that is as clear, and moves labels off lines.
  mutating func tidyLines() {
    if graph.direction == .leftToRight { spreadFans() }
    for cluster in graph.allClusters { settleLabel(of: cluster) }
    for edge in graph.edges { settleLabel(of: edge) }
  }

  // MARK: - Fans

  private mutating func spreadFans() {
    let arrivals = Dictionary(grouping: graph.edges) { $0.head.node }
    let departures = Dictionary(grouping: graph.edges.filter { !$0.isBackward && arrivals[$0.head.node]?.count == 1 }) {
      $0.tail.node
    }
    for node in graph.nodes {
      guard let edges = departures[node.id], edges.count > 2 else { continue }
      let spread = spreading(edges, from: node.id)
      let ids = Set(edges.map(\.id))
      if spread.faults(of: ids) <= faults(of: ids) { self = spread }
    }
  }

  /// The figure with lines that leave a box side by side, rise or fall, and arrive horizontal, with their labels on top.
  private func spreading(_ edges: [LayoutEdge], from id: String) -> PlacedGraph {
    guard let tail = nodes[id] else { return self }
    let ends = edges.compactMap { edge in nodes[edge.head.node].map { (edge: edge, box: $0) } }
      .filter { $0.box.x > tail.maxX + 40 }.sorted { ($0.box.midY, $0.edge.id) < ($1.box.midY, $1.edge.id) }
    let labelWidth = ends.compactMap { labels[$0.edge.id]?.width }.max() ?? 0
    let shelf = (ends.map(\.box.x).min() ?? 0) - labelWidth - 22
    let hasTips = ends.contains { $0.edge.hasTailArrow }
    let first = tail.maxX + (hasTips ? 12 : 0)
    guard ends.count > 2, shelf > first + 12 else { return self }
    let step = min(hasTips ? 11 : 7, (tail.height - 14) / Double(ends.count - 1))
    let turn = (first + shelf) / 2
    var result = self
    for (position, end) in ends.enumerated() {
      let leave = tail.midY + step * (Double(position) - Double(ends.count - 1) / 2)
      let arrive = end.box.midY
      let landing = Point(x: shelf, y: arrive)
      let target = Point(x: end.box.x, y: arrive)
      result.paths[end.edge.id] = .curved([
        Point(x: tail.maxX, y: leave), Point(x: tail.maxX, y: leave), Point(x: first, y: leave),
        Point(x: first, y: leave), Point(x: turn, y: leave), Point(x: turn, y: arrive), landing, landing, target,
        target,
      ])
      if let label = labels[end.edge.id] {
        result.labels[end.edge.id] = Rectangle(
          x: shelf + 6, y: arrive - label.height - 2, width: label.width, height: label.height)
      }
    }
    return result
  }

  // MARK: - Labels

  /// Moves a cluster's label along its upper border to where no line runs through it.
  private mutating func settleLabel(of cluster: LayoutCluster) {
    guard let label = clusterLabels[cluster.id], let box = clusters[cluster.id] else { return }
    let strip = Rectangle(x: box.x, y: label.y, width: box.width, height: label.height).grown(by: 2)
    let lines = graph.edges.compactMap { paths[$0.id] }.filter { $0.reach.intersects(strip) }
    let obstacles = LabelObstacles(boxes: [], lines: lines.flatMap(\.segments))
    let last = box.maxX - LayoutCluster.labelInset.x - label.width
    let free = stride(from: label.x, through: max(last, label.x), by: 12).lazy
      .map { label.moved(x: $0 - label.x, y: 0) }.first { !obstacles.blocks($0) }
    if let free { clusterLabels[cluster.id] = free }
  }

  /// Moves a label that something runs through to the nearest place where nothing does.
  private mutating func settleLabel(of edge: LayoutEdge) {
    guard let label = labels[edge.id] else { return }
    let obstacles = obstacles(near: label.grown(by: 60), except: edge)
    guard obstacles.blocks(label) else { return }
    var best = (box: label, cost: obstacles.covers(label) ? 2 * Self.linePrice : Self.linePrice)
    for x in stride(from: -40.0, through: 40, by: 8) {
      for y in stride(from: -32.0, through: 32, by: 4) {
        let box = label.moved(x: x, y: y)
        let cost = abs(x) + 1.5 * abs(y)
        guard cost < best.cost, !obstacles.covers(box) else { continue }
        if !obstacles.isCrossed(box) {
          best = (box, cost)
        } else if cost + Self.linePrice < best.cost {
          best = (box, cost + Self.linePrice)
        }
      }
    }
    labels[edge.id] = best.box
  }

  /// More than any distance: a line through a label is worse than a label far off, a label on a box is worse still.
  private static let linePrice = 1000.0

  private func obstacles(near area: Rectangle, except edge: LayoutEdge) -> LabelObstacles {
    let boxes = graph.nodes.compactMap { nodes[$0.id] } + graph.allClusters.compactMap { clusterLabels[$0.id] }
    let texts = graph.edges.compactMap { $0.id == edge.id ? nil : labels[$0.id] }
    let lines = graph.edges.compactMap { paths[$0.id] }.filter { $0.reach.intersects(area) }
    return LabelObstacles(
      boxes: (boxes + texts).filter { $0.intersects(area) }.map { $0.grown(by: 2) },
      lines: lines.flatMap(\.segments).filter { $0.touches(area) })
  }
}

/// What a label must not lie on.
private struct LabelObstacles {
  var boxes: [Rectangle]
  var lines: [Segment]

  func blocks(_ label: Rectangle) -> Bool {
    covers(label) || isCrossed(label)
  }

  func covers(_ label: Rectangle) -> Bool { boxes.contains { $0.intersects(label) } }

  func isCrossed(_ label: Rectangle) -> Bool {
    let box = label.grown(by: 1)
    return lines.contains { $0.touches(box) && box.isCrossed(from: $0.start, to: $0.end) }
  }
}
