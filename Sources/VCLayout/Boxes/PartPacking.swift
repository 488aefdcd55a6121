import VCDOT

/// Packs the layouts of parts into rows so that the whole approximates the shape of a page.
struct PartPacking {
  /// The layouts of parts that are packed as a unit.
  struct Group {
    /// The frame of their common cluster.
    var frame: LayoutCluster?
    var layouts: [GraphLayout]
    /// The connected component of the whole graph that they belong to.
    var component: String
  }

  /// The gap between parts, in points.
  let gap: Size
  /// The target width.
  let maxWidth: Double
  /// Whether to grow longer than a page rather than wider.
  var isNarrow = false
  /// Whether rows continue below the last parts of a row, beside a high one.
  var fillsRows = true

  /// The ratio of height to width above which a page is made wider; edges around everything add to both.
  private static let highest = 2.85
  /// The width, in points, up to which the shape does not matter.
  private static let least = 330.0
  /// The target ratio of width to height for a group inside a frame.
  private static let shape = 1.5

  /// Returns the layout of a whole graph, composed of the layouts of its parts.
  func pack(_ groups: [Group]) -> GraphLayout {
    let items = groups.map { group -> GraphLayout in
      guard let frame = group.frame else { return rows(of: group.layouts, width: maxWidth) }
      return framed(rows(of: group.layouts, width: innerWidth(group.layouts)), frame)
    }
    let components = groups.map(\.component)
    let widest = items.reduce(0) { $0 + $1.width }
    var width = max(maxWidth, items.map(\.width).max() ?? 0)
    var result = rows(of: items, components, width: width)
    // As wide as a page, or wider if the result would be too long and narrow.
    while !isNarrow, result.height > Self.highest * max(result.width, Self.least), result.width < widest {
      width *= 1.1
      result = rows(of: items, components, width: width)
    }
    return result
  }

  private func innerWidth(_ items: [GraphLayout]) -> Double {
    let area = items.reduce(0) { $0 + ($1.width + gap.width) * ($1.height + gap.height) }
    let best = (area * Self.shape).squareRoot()
    return max(isNarrow ? min(best, maxWidth) : best, items.map(\.width).max() ?? 0)
  }

  /// Arranges the items one after the other in rows.
  ///
  /// A connected component does not share a row with another one if either has several rows: the end of one would look
  /// like the beginning of the other.
  /// - Parameter components: The component of each item; empty if each is its own.
  private func rows(of items: [GraphLayout], _ components: [String] = [], width: Double) -> GraphLayout {
    var result = GraphLayout(width: 0, height: 0)
    var row = PartRow(gap: gap, width: width)
    var top = 0.0
    for (place, item) in items.enumerated() {
      let isFirst = components.isEmpty || place == 0 || components[place] != components[place - 1]
      let whole = isFirst ? componentWidth(from: place, items, components) : item.width
      if isFirst, row.position.y > top {
        row.wrap()
      } else if !row.hasRoom(forWidth: whole), isFirst || !fillsRows || !row.wrap(beside: item) {
        row.wrap()
      }
      if isFirst { top = row.position.y }
      result.add(item, x: row.position.x, y: row.position.y)
      row.append(item)
    }
    return result
  }

  /// Returns the width of a component in one row.
  private func componentWidth(from first: Int, _ items: [GraphLayout], _ components: [String]) -> Double {
    guard !components.isEmpty else { return items[first].width }
    let count = components[first...].prefix { $0 == components[first] }.count
    return items[first..<(first + count)].reduce(-gap.width) { $0 + $1.width + gap.width }
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
