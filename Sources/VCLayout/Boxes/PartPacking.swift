import VCDOT

/// Packs the layouts of parts into rows, so that the whole comes near the shape of a page.
struct PartPacking {
  /// How far parts keep from each other, in points.
  let gap: Size
  /// The width that is aimed at.
  let maxWidth: Double
  /// Whether it rather becomes longer than a page than wider.
  var isNarrow = false

  /// Higher than this many times its width, a page is made wider: lines around everything add to both.
  private static let highest = 2.6
  /// Up to this width in points the shape does not matter.
  private static let least = 330.0
  /// How many times wider than high a group inside a frame is to be.
  private static let shape = 1.5

  /// The layout of a whole graph from those of its parts.
  func pack(_ groups: [(frame: LayoutCluster?, layouts: [GraphLayout])]) -> GraphLayout {
    let items = groups.map { group -> GraphLayout in
      guard let frame = group.frame else { return rows(of: group.layouts, width: maxWidth) }
      return framed(rows(of: group.layouts, width: innerWidth(group.layouts)), frame)
    }
    let widest = items.reduce(0) { $0 + $1.width }
    var width = max(maxWidth, items.map(\.width).max() ?? 0)
    var result = rows(of: items, width: width)
    // As wide as a page, or wider where the page would become a ribbon.
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

  /// One after the other, row below row.
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

  /// The same inside the frame of a cluster, with room for its label.
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
  /// Puts another layout beside what is there.
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
