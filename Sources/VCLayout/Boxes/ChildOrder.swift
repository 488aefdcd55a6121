import VCDOT

/// Puts children, and the screens that one screen opens, in the order of the graph along the axis across the ranks.
///
/// The layout keeps that order where it can, but edges that pull at boxes, and clusters, may override it. A cluster in which
/// any parent's children are out of order is stacked again as a tree: boxes keep their ranks, and follow each other along each
/// rank as in the tree. Everything after a cluster that grew is moved by the growth.
struct ChildOrder: BoxOrder {
  private(set) var placed: PlacedGraph
  private let axes: RankAxes
  private let tree: BoxTree

  /// The gap between boxes of a rank.
  private static let gap = 16.0

  init(_ placed: PlacedGraph) {
    self.placed = placed
    axes = placed.graph.axes
    tree = BoxTree(placed.graph, of: \.isOrdered)
  }

  /// Whether every parent's children are in the graph's order.
  var isKept: Bool { tree.children.keys.allSatisfy(isKept) }

  mutating func restore() {
    for cluster in placed.graph.clusters {
      let nodes = cluster.nodes
      guard !nodes.allSatisfy(isKept) else { continue }
      stack(nodes, in: cluster)
    }
    let loose = placed.graph.looseNodes.map(\.id)
    if !loose.allSatisfy(isKept) { stack(loose, in: nil) }
  }

  private func isKept(_ parent: String) -> Bool {
    let places = (tree.children[parent] ?? []).compactMap { placed.nodes[$0] }.map(axes.middle)
    return zip(places, places.dropFirst()).allSatisfy { $0 <= $1 }
  }

  private mutating func move(_ node: String, by distance: Double) {
    placed.nodes[node] = placed.nodes[node].map { axes.moved($0, by: distance) }
  }

  // MARK: - Stacking

  private mutating func stack(_ nodes: [String], in cluster: LayoutCluster?) {
    let members = Set(nodes)
    let before = nodes.compactMap { placed.nodes[$0] }.map(axes.start).min() ?? 0
    let frame = cluster.flatMap { placed.clusters[$0.id] }
    let end = nodes.compactMap { placed.nodes[$0] }.map(axes.end).max() ?? 0
    let nested = Nesting(cluster)
    var contour = RankContour()
    for node in nodes where tree.parents[node].map({ !members.contains($0) }) ?? true {
      stack(node, members, nested, from: before, &contour)
    }
    let newEnd = nodes.compactMap { placed.nodes[$0] }.map(axes.end).max() ?? 0
    for inner in (cluster?.clusters ?? []).flatMap(\.all).reversed() { placed.clusters[inner.id] = hull(of: inner) }
    guard let cluster, let frame else { return }
    let growth = newEnd - end
    if growth > 0 {
      moveOn(from: axes.end(frame) - 1, by: growth, except: cluster)
    }
    placed.clusters[cluster.id] = axes.resized(frame, from: axes.start(frame), to: axes.end(frame) + growth)
  }

  /// Places a box and its descendants after the contour.
  private mutating func stack(
    _ node: String, _ members: Set<String>, _ nested: Nesting, from origin: Double, _ contour: inout RankContour
  ) {
    guard let box = placed.nodes[node] else { return }
    let below = (tree.children[node] ?? []).filter { members.contains($0) && placed.nodes[$0] != nil }
    var last: Double?
    for child in below {
      stack(child, members, nested, from: origin, &contour)
      // This also applies to siblings in different ranks.
      if let last, let place = placed.nodes[child], axes.middle(place) <= last {
        shift(child, members, by: last + 1 - axes.middle(place), &contour)
      }
      last = placed.nodes[child].map(axes.middle)
    }
    let ends = below.compactMap { placed.nodes[$0] }.map(axes.middle)
    let free = contour.free(in: axes.rank(box)) { nested.gap(between: $0, and: node, Self.gap) } ?? origin
    let centered = ends.isEmpty ? free : ((ends.first ?? 0) + (ends.last ?? 0)) / 2 - axes.extent(box) / 2
    move(node, by: max(free, centered) - axes.start(box))
    contour.add(node, in: axes.rank(box), to: max(free, centered) + axes.extent(box))
    // Children move along with a parent that has no room beside them.
    if free > centered { for child in below { shift(child, members, by: free - centered, &contour) } }
  }

  private mutating func shift(_ node: String, _ members: Set<String>, by distance: Double, _ contour: inout RankContour)
  {
    guard let box = placed.nodes[node] else { return }
    move(node, by: distance)
    contour.extend(to: node, in: axes.rank(box), to: axes.end(box) + distance)
    for child in tree.children[node] ?? [] where members.contains(child) {
      shift(child, members, by: distance, &contour)
    }
  }

  private func hull(of cluster: LayoutCluster) -> Rectangle? {
    let boxes = cluster.members.compactMap { placed.nodes[$0] } + cluster.clusters.compactMap { placed.clusters[$0.id] }
    guard let content = Rectangle(enclosing: boxes) else { return placed.clusters[cluster.id] }
    var frame = content.grown(by: Double(cluster.margin))
    let room = cluster.labelSize.height + 2 * LayoutCluster.labelInset.y - Double(cluster.margin)
    if !placed.graph.isLabelAtFoot(of: cluster) { frame.y -= room }
    frame.height += room
    frame.width = max(frame.width, cluster.labelSize.width + 2 * LayoutCluster.labelInset.x)
    return frame
  }

  /// Moves everything that begins after a position on the axis across the ranks.
  private mutating func moveOn(from line: Double, by distance: Double, except cluster: LayoutCluster) {
    let own = Set(cluster.nodes)
    for node in placed.graph.nodes where !own.contains(node.id) {
      if let box = placed.nodes[node.id], axes.start(box) >= line { move(node.id, by: distance) }
    }
    let inner = Set(cluster.all.map(\.id))
    for other in placed.graph.allClusters where !inner.contains(other.id) {
      guard let frame = placed.clusters[other.id], axes.start(frame) >= line else { continue }
      placed.clusters[other.id] = axes.moved(frame, by: distance)
    }
  }
}

/// The inner clusters that contain each node; boxes in different ones need room for the frames between them.
private struct Nesting {
  private var holders: [String: Set<String>] = [:]
  private let margins: [String: Double]

  init(_ cluster: LayoutCluster?) {
    var margins: [String: Double] = [:]
    for inner in (cluster?.clusters ?? []).flatMap(\.all) {
      margins[inner.id] = inner.labelSize.height + 2 * LayoutCluster.labelInset.y
      for node in inner.nodes { holders[node, default: []].insert(inner.id) }
    }
    self.margins = margins
  }

  func gap(between node: String, and other: String, _ usual: Double) -> Double {
    let borders = (holders[node] ?? []).symmetricDifference(holders[other] ?? [])
    return borders.sorted().reduce(usual) { $0 + (margins[$1] ?? 0) }
  }
}
