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
  /// like the beginning of the other. Its rows are balanced if all of its items are equally high.
  /// - Parameter components: The component of each item; empty if each is its own.
  private func rows(of items: [GraphLayout], _ components: [String] = [], width: Double) -> GraphLayout {
    var result = GraphLayout(width: 0, height: 0)
    var row = PartRow(gap: gap, width: width)
    var top = 0.0
    var starts: Set<Int> = []
    for (place, item) in items.enumerated() {
      let isFirst = components.isEmpty || place == 0 || components[place] != components[place - 1]
      if isFirst { starts = balancedStarts(from: place, items, components, width: width) }
      let whole = isFirst ? componentWidth(from: place, items, components) : item.width
      if isFirst, row.position.y > top {
        row.wrap()
      } else if starts.contains(place) {
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
    return width(of: items[component(from: first, components)])
  }

  private func width(of items: ArraySlice<GraphLayout>) -> Double {
    items.reduce(-gap.width) { $0 + $1.width + gap.width }
  }

  /// Returns the positions of the items of a component.
  private func component(from first: Int, _ components: [String]) -> Range<Int> {
    first..<(first + components[first...].prefix { $0 == components[first] }.count)
  }

  /// Returns where the rows after the first begin so that their numbers of items differ by one at most, the longer ones first:
  /// an item alone in the last row would look left over.
  ///
  /// Rows of items of different heights have no such numbers: they would become higher.
  private func balancedStarts(
    from first: Int, _ items: [GraphLayout], _ components: [String], width: Double
  ) -> Set<Int> {
    guard !components.isEmpty else { return [] }
    let range = component(from: first, components)
    let heights = items[range].map(\.height)
    guard let least = heights.min(), let most = heights.max(), most - least < 1 else { return [] }
    var count = 1
    var end = -gap.width
    for item in items[range] {
      end += gap.width + item.width
      guard end > width, item.width < end else { continue }
      count += 1
      end = item.width
    }
    let (few, more) = range.count.quotientAndRemainder(dividingBy: count)
    let starts = (0...count).map { first + $0 * few + min($0, more) }
    guard zip(starts, starts.dropFirst()).allSatisfy({ self.width(of: items[$0..<$1]) <= width }) else { return [] }
    return Set(starts.dropFirst().dropLast())
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
    for (id, edge) in other.edges { edges[id] = edge.mapped(moved) }
  }
}
