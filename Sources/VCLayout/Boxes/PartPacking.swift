import VCDOT

/// Packs the layouts of parts into rows so that the whole approximates the shape of a page.
struct PartPacking {
  /// The gap between parts, in points.
  let gap: Size
  /// The target width.
  let maxWidth: Double
  /// Whether to grow longer than a page rather than wider.
  var isNarrow = false

  /// The ratio of height to width above which a page is made wider; edges around everything add to both.
  private static let highest = 2.6
  /// The width, in points, up to which the shape does not matter.
  private static let least = 330.0
  /// The target ratio of width to height for a group inside a frame.
  private static let shape = 1.5

  /// Returns the layout of a whole graph, composed of the layouts of its parts.
  func pack(_ groups: [(frame: LayoutCluster?, layouts: [GraphLayout])]) -> GraphLayout {
    let items = groups.map { group -> GraphLayout in
      guard let frame = group.frame else { return rows(of: group.layouts, width: maxWidth) }
      return framed(rows(of: group.layouts, width: innerWidth(group.layouts)), frame)
    }
    let widest = items.reduce(0) { $0 + $1.width }
    var width = max(maxWidth, items.map(\.width).max() ?? 0)
    var result = rows(of: items, width: width)
    // As wide as a page, or wider if the result would be too long and narrow.
    while !isNarrow, result.height > Self.highest * max(result.width, Self.least), result.width < widest {
      width *= 1.1
      result = rows(of: items, width: width)
    }
    return result
  }

  private func innerWidth(_ items: [GraphLayout]) -> Double {
    let area = items.reduce(0) { $0 + ($1.width + gap.width) * ($1.height + gap.height) }
    return max((area * Self.shape).squareRoot(), items.map(\.width).max() ?? 0)
  }

  /// Arranges the items one after the other in rows.
  private func rows(of items: [GraphLayout], width: Double) -> GraphLayout {
    var result = GraphLayout(width: 0, height: 0)
    var (x, y, rowHeight) = (0.0, 0.0, 0.0)
    for item in items {
      if x > 0, x + item.width > width {
        (x, y, rowHeight) = (0, y + rowHeight + gap.height, 0)
      }
      result.add(item, x: x, y: y)
      x += item.width + gap.width
      rowHeight = max(rowHeight, item.height)
    }
    return result
  }

  /// Puts a layout inside the frame of a cluster, with room for its label.
  private func framed(_ layout: GraphLayout, _ cluster: LayoutCluster) -> GraphLayout {
    let margin = Double(cluster.margin)
    let top = cluster.labelSize.height + 2 * LayoutCluster.labelInset.y
    let width = max(layout.width + 2 * margin, cluster.labelSize.width + 2 * LayoutCluster.labelInset.x)
    var result = GraphLayout(width: 0, height: 0)
    result.add(layout, x: margin, y: top)
    result.clusters[cluster.id] = Rectangle(x: 0, y: 0, width: width, height: layout.height + top + margin)
    result.width = width
    result.height = layout.height + top + margin
    return result
  }
}

extension GraphLayout {
  /// Adds another layout at an offset.
  mutating func add(_ other: GraphLayout, x dx: Double, y dy: Double) {
    width = max(width, dx + other.width)
    height = max(height, dy + other.height)
    func moved(_ point: Point) -> Point { Point(x: point.x + dx, y: point.y + dy) }
    for (id, box) in other.nodes { nodes[id] = box.moved(x: dx, y: dy) }
    for (id, box) in other.clusters { clusters[id] = box.moved(x: dx, y: dy) }
    for (id, place) in other.clusterLabels { clusterLabels[id] = moved(place) }
    for (id, edge) in other.edges {
      edges[id] = Edge(
        points: edge.points.map(moved), tailTip: edge.tailTip.map(moved), headTip: edge.headTip.map(moved),
        label: edge.label.map(moved), tailLabel: edge.tailLabel.map(moved), headLabel: edge.headLabel.map(moved))
    }
  }
}
