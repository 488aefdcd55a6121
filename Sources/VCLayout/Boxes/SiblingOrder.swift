import VCDOT

/// Puts siblings, such as the tabs of a tab bar, in the order of the graph along the axis across the ranks, in a layout of which
/// Graphviz also computed the splines.
///
/// Graphviz gives up that order where that saves crossings. Boxes keep their ranks. Siblings exchange their places, together with
/// what only they lead to: boxes within a cluster, then clusters and the boxes outside of them. Splines move along with their
/// boxes; those whose ends moved apart are removed, and routed again by a later pass.
struct SiblingOrder {
  private(set) var layout: GraphLayout
  private let graph: LayoutGraph
  private let axes: RankAxes
  /// The siblings of each parent with several, in order.
  private let families: [[String]]
  /// The boxes below the boxes that order them.
  private let ordered: BoxTree

  /// The gaps between boxes of a cluster, and between clusters.
  private static let gap = (boxes: 14.0, clusters: 22.0)
  /// How far the ends of a spline may move apart.
  private static let slack = 12.0

  init(_ graph: LayoutGraph, _ layout: GraphLayout) {
    self.graph = graph
    axes = graph.axes
    self.layout = layout
    ordered = BoxTree(graph, of: \.isOrdered)
    families = graph.nodes.compactMap { [ordered] in ordered.children[$0.id] }.filter { $0.count > 1 }
  }

  /// Whether all siblings are in the graph's order.
  var isKept: Bool { inversions.wrong == 0 }

  /// The numbers of pairs of siblings in the wrong order, and in the right one.
  var inversions: (wrong: Int, right: Int) {
    var count = (wrong: 0, right: 0)
    for family in families {
      let places = family.compactMap { layout.nodes[$0] }.map(axes.middle)
      for (position, place) in places.enumerated() {
        for other in places[(position + 1)...] { if place > other { count.wrong += 1 } else { count.right += 1 } }
      }
    }
    return count
  }

  mutating func restore() {
    let before = layout
    let forest = EdgeForest(graph, ordered: ordered)
    for cluster in graph.clusters { arrange(cluster, forest) }
    arrangeAll(forest)
    for (id, edge) in before.edges {
      layout.edges[id] = forest.ends[id].flatMap { moved(edge, from: $0.tail, to: $0.head, before) }
    }
    layout.fitSize()
  }

  // MARK: - Within clusters and between them

  private mutating func arrange(_ cluster: LayoutCluster, _ forest: EdgeForest) {
    let members = cluster.nodes
    let inside = Set(members)
    let siblings = families.map { $0.filter(inside.contains) }.filter { $0.count > 1 }
    guard !siblings.allSatisfy(isSorted), let frame = layout.clusters[cluster.id] else { return }
    let blocks = members.compactMap { id in layout.nodes[id].map { BlockStack.Block(nodes: [id: $0], area: $0) } }
    let (first, last) = extent(of: members)
    stack(blocks, siblings, forest, gap: Self.gap.boxes)
    let (newFirst, newLast) = extent(of: members)
    let (before, after) = (first - axes.start(frame), axes.end(frame) - last)
    layout.clusters[cluster.id] = axes.resized(frame, from: newFirst - before, to: newLast + after)
  }

  /// Arranges clusters and the boxes outside of them. Clusters that grew make room for themselves, too.
  private mutating func arrangeAll(_ forest: EdgeForest) {
    var blocks = graph.clusters.compactMap { cluster -> BlockStack.Block? in
      guard let frame = layout.clusters[cluster.id] else { return nil }
      let boxes = cluster.nodes.compactMap { id in layout.nodes[id].map { (id, $0) } }
      return .init(
        nodes: Dictionary(boxes) { first, _ in first }, clusters: cluster.all.compactMap { $0.id }, area: frame)
    }
    blocks += graph.looseNodes.compactMap { node in
      layout.nodes[node.id].map { BlockStack.Block(nodes: [node.id: $0], area: $0) }
    }
    stack(blocks, families, forest, gap: Self.gap.clusters)
  }

  private mutating func stack(
    _ blocks: [BlockStack.Block], _ siblings: [[String]], _ forest: EdgeForest, gap: Double
  ) {
    var stack = BlockStack(blocks, siblings, forest, axes, gap: gap)
    stack.run()
    for (block, distance) in zip(blocks, stack.distances) {
      for (id, box) in block.nodes { layout.nodes[id] = axes.moved(box, by: distance) }
      for id in block.clusters { layout.clusters[id] = layout.clusters[id].map { axes.moved($0, by: distance) } }
    }
  }

  private func isSorted(_ siblings: [String]) -> Bool {
    let places = siblings.compactMap { layout.nodes[$0] }.map(axes.middle)
    return zip(places, places.dropFirst()).allSatisfy { $0 <= $1 }
  }

  // MARK: - Splines

  /// Returns the spline at its new place; `nil` if its ends moved apart.
  private func moved(
    _ edge: GraphLayout.Edge, from tail: String, to head: String, _ before: GraphLayout
  ) -> GraphLayout.Edge? {
    guard let tail = distance(of: tail, from: before), let head = distance(of: head, from: before),
      abs(tail - head) <= Self.slack
    else { return nil }
    let count = max(edge.points.count - 1, 1)
    func point(_ point: Point, _ part: Double) -> Point {
      let distance = tail + (head - tail) * part
      return graph.isLeftToRight ? Point(x: point.x, y: point.y + distance) : Point(x: point.x + distance, y: point.y)
    }
    var result = edge
    result.points = edge.points.enumerated().map { point($1, Double($0) / Double(count)) }
    result.tailTip = edge.tailTip.map { point($0, 0) }
    result.headTip = edge.headTip.map { point($0, 1) }
    result.label = edge.label.map { point($0, 0.5) }
    return result
  }

  private func distance(of node: String, from before: GraphLayout) -> Double? {
    guard let new = layout.nodes[node], let old = before.nodes[node] else { return nil }
    return axes.start(new) - axes.start(old)
  }

  private func extent(of nodes: [String]) -> (start: Double, end: Double) {
    let boxes = nodes.compactMap { layout.nodes[$0] }
    return (boxes.map(axes.start).min() ?? 0, boxes.map(axes.end).max() ?? 0)
  }
}

extension GraphLayout {
  /// Moves everything to the origin, and sets the size to that of the content.
  fileprivate mutating func fitSize() {
    let boxes = Array(nodes.values) + Array(clusters.values)
    let lines = edges.values.filter { !$0.points.isEmpty }.map { EdgePath.curved($0.points).drawn }
    guard let bounds = Rectangle(enclosing: boxes + lines) else { return }
    var result = GraphLayout(width: 0, height: 0)
    result.add(self, x: -bounds.x, y: -bounds.y)
    self = result
    (width, height) = (bounds.width, bounds.height)
  }
}
