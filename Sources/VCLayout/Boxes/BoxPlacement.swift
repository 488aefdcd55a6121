import VCDOT

/// Takes the positions of boxes and clusters from a layout, and aligns columns.
struct BoxPlacement {
  var placed: PlacedGraph
  /// The right edge of each box's column; curves to its children bend beyond it.
  private(set) var columnEnds: [String: Double] = [:]

  private static let rowGap = 8.0

  init(_ graph: LayoutGraph, layout: GraphLayout) {
    placed = PlacedGraph(graph: graph)
    placeNodes(layout)
    placeClusters(layout)
    if graph.routing == .orthogonal {
      // The order comes before anything that depends on neighbours.
      restore(ChildOrder.self)
      // Clusters follow once their sizes are known.
      restore(ReadingOrder.self)
      centerParents()
    }
    if graph.routing == .orthogonal, graph.isLeftToRight {
      alignColumns()
      // After the columns, because a box keeps the left edge of its column when it moves up.
      liftPresenters()
    }
    placeHeadings()
  }

  private var graph: LayoutGraph { placed.graph }

  private mutating func restore<Order: BoxOrder>(_: Order.Type) {
    var order = Order(placed)
    guard !order.isKept else { return }
    order.restore()
    placed = order.placed
    placed.isAsLaidOut = false
  }

  private mutating func centerParents() {
    var centering = ParentCentering(placed)
    guard centering.center() else { return }
    placed = centering.placed
    placed.isAsLaidOut = false
  }

  private mutating func placeNodes(_ layout: GraphLayout) {
    for node in graph.nodes {
      guard let place = layout.nodes[node.id] else { continue }
      placed.nodes[node.id] = Rectangle(
        center: Point(x: place.midX, y: place.midY), width: node.width, height: node.height)
    }
  }

  /// Left-aligns boxes of one cluster that share a column, unless that would move a box out of a frame inside the cluster.
  private mutating func alignColumns() {
    for cluster in graph.clusters {
      let frames = nestedFrames(in: cluster)
      var columns: [Int: [String]] = [:]
      for id in cluster.nodes {
        if let box = placed.nodes[id] { columns[Int(box.midX.rounded()), default: []].append(id) }
      }
      for members in columns.values {
        let left = members.compactMap { placed.nodes[$0]?.x }.min()
        let right = members.compactMap { placed.nodes[$0]?.maxX }.max()
        for id in members {
          placed.nodes[id]?.x = max(left ?? 0, frames[id] ?? -.infinity)
          columnEnds[id] = right
        }
      }
    }
  }

  /// Returns the minimum left edge of each box that is in a frame inside a cluster.
  private func nestedFrames(in cluster: LayoutCluster) -> [String: Double] {
    var starts: [String: Double] = [:]
    for inner in cluster.clusters.flatMap(\.all) {
      guard let frame = placed.clusters[inner.id] else { continue }
      for id in inner.members { starts[id] = frame.x + Double(inner.margin) }
    }
    return starts
  }

  /// Moves a box whose rows lead both to children and to presented boxes up to its first child, so that the edge to the
  /// presented box can pass above all of them.
  private mutating func liftPresenters() {
    let presenters = Set(graph.edges.filter { $0.role == .main && $0.tail.port != nil }.map(\.tail.node))
    for node in graph.nodes where presenters.contains(node.id) {
      let children = graph.edges.filter { $0.isTree && $0.tail.node == node.id }
      guard let box = placed.nodes[node.id], let top = children.compactMap({ placed.nodes[$0.head.node]?.y }).min(),
        top < box.y
      else { continue }
      let way = Rectangle(x: box.x, y: top, width: box.width, height: box.maxY - top).grown(by: Self.rowGap)
      let isFree = graph.nodes.allSatisfy { $0.id == node.id || !(placed.nodes[$0.id]?.intersects(way) ?? false) }
      if isFree { placed.nodes[node.id]?.y = top }
    }
  }

  private mutating func placeClusters(_ layout: GraphLayout) {
    for cluster in graph.allClusters {
      if let place = layout.clusters[cluster.id] { placed.clusters[cluster.id] = place }
    }
  }

  private mutating func placeHeadings() {
    for cluster in graph.allClusters {
      guard let place = placed.clusters[cluster.id] else { continue }
      let size = cluster.labelSize
      let inset = LayoutCluster.labelInset
      let y = graph.isLabelAtFoot(of: cluster) ? place.maxY - inset.y - size.height : place.y + inset.y
      placed.clusterLabels[cluster.id] = Rectangle(
        x: place.x + inset.x, y: y, width: size.width, height: size.height)
    }
  }
}
