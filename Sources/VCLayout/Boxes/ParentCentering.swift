import VCDOT

/// Moves parents that stand beside the first or the last of their children, or beyond them, to the middle of their children.
///
/// Edges to boxes outside of the tree pull parents there: for Graphviz, all places between two children are equally good. A parent
/// that is nearly level with a child becomes level with it.
struct ParentCentering {
  private(set) var placed: PlacedGraph
  private let axes: RankAxes
  private let children: [String: [String]]
  /// The parents, each after those among its descendants.
  private var parents: [String] = []
  private var siblings: [String: [String]] = [:]
  /// The distance from the top of a parent to the row from which edges lead to its children.
  private var rows: [String: Double] = [:]

  /// The gap between boxes of a rank.
  private static let gap = 12.0
  /// The part of the distance between the first and the last child, at either end of it, within which a parent is beside a child.
  private static let margin = 0.25
  /// The distance, in points, that is not worth a move.
  private static let least = 2.0
  /// The distance from a child, in points, up to which a parent is meant to be level with it.
  private static let nearlyLevel = 24.0

  init(_ placed: PlacedGraph) {
    self.placed = placed
    axes = placed.graph.axes
    let tree = BoxTree(placed.graph, of: \.isTree)
    children = tree.children
    if placed.graph.isLeftToRight {
      for node in placed.graph.nodes where children[node.id] != nil {
        let edge = node.rows.isEmpty ? nil : placed.graph.edges.first { $0.isTree && $0.tail.node == node.id }
        rows[node.id] = edge.flatMap { node.rowMiddle($0.tail.port) }
      }
    }
    for group in children.values { for child in group { siblings[child] = group } }
    var stack = placed.graph.nodes.map(\.id).filter { children[$0] != nil && tree.parents[$0] == nil }
    while let node = stack.popLast() {
      parents.append(node)
      stack += (children[node] ?? []).filter { children[$0] != nil }
    }
    parents.reverse()
  }

  /// Moves the parents.
  /// - Returns: Whether any of them moved.
  mutating func center() -> Bool {
    var isChanged = false
    for parent in parents where center(parent) { isChanged = true }
    return isChanged
  }

  private mutating func center(_ parent: String) -> Bool {
    guard let box = placed.nodes[parent] else { return false }
    let outlet = rows[parent].map { box.y + $0 } ?? axes.middle(box)
    let places = (children[parent] ?? []).compactMap { placed.nodes[$0] }.map(axes.middle)
    guard let place = place(for: outlet, among: places) else { return false }
    let distance = place - outlet
    let moved = axes.moved(box, by: distance)
    guard keepsOrder(of: parent, at: axes.middle(moved)), isFree(moved, around: box, of: parent) else { return false }
    placed.nodes[parent] = moved
    return true
  }

  /// Returns where a parent belongs; `nil` if it may stay.
  ///
  /// The curve to a child that is level with its parent is straight, so one near the middle is better than the middle itself.
  private func place(for outlet: Double, among children: [Double]) -> Double? {
    guard let first = children.min(), let last = children.max() else { return nil }
    let margin = Self.margin * (last - first)
    let inner = first + margin...last - margin
    let isInside = inner.contains(outlet)
    let target = isInside ? outlet : (first + last) / 2
    let level = children.filter(inner.contains).min { abs($0 - target) < abs($1 - target) }
    let place = level ?? target
    let distance = abs(place - outlet)
    return distance >= Self.least && (!isInside || distance <= Self.nearlyLevel) ? place : nil
  }

  /// Returns whether nothing is in the way of a box: no other box, no frame around other boxes, and no border or heading of its
  /// own, which are outside of all boxes in that.
  private func isFree(_ moved: Rectangle, around box: Rectangle, of node: String) -> Bool {
    guard let way = Rectangle(enclosing: [box, moved])?.grown(by: Self.gap) else { return false }
    return placed.nodes.allSatisfy { $0.key == node || !$0.value.intersects(way) }
      && placed.graph.allClusters.allSatisfy { cluster in
        let members = cluster.nodes
        guard members.contains(node) else { return !(placed.clusters[cluster.id]?.intersects(way) ?? false) }
        return Rectangle(enclosing: members.compactMap { placed.nodes[$0] })?.contains(moved) ?? true
      }
  }

  /// Returns whether a box would still be between the siblings before and after it.
  private func keepsOrder(of node: String, at middle: Double) -> Bool {
    guard let group = siblings[node], let place = group.firstIndex(of: node) else { return true }
    let before = group[..<place].compactMap { placed.nodes[$0] }.map(axes.middle).max() ?? -.infinity
    let after = group[(place + 1)...].compactMap { placed.nodes[$0] }.map(axes.middle).min() ?? .infinity
    return before < middle && middle < after
  }
}
