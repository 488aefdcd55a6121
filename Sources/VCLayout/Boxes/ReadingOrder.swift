import VCDOT

/// Keeps outermost clusters, and boxes outside of them, in the order of the graph: later ones come after earlier ones, along
/// the ranks or across them.
///
/// Graphviz only preserves the order of a box's successors, and only until other edges pull at them. If the order is lost,
/// items keep their ranks, and each one is placed beside the box that leads to it, or after all earlier items.
struct ReadingOrder: BoxOrder {
  private(set) var placed: PlacedGraph
  private let axes: RankAxes
  private let items: [Item]

  /// Boxes and clusters that move as a unit.
  private struct Item {
    var nodes: [String]
    var clusters: [String] = []
    /// The edge from an earlier item.
    var entrance: LayoutEdge?
  }

  /// The gap between items of a rank, in points.
  private static let gap = 24.0

  init(_ placed: PlacedGraph) {
    self.placed = placed
    axes = placed.graph.axes
    let graph = placed.graph
    let inTrees = Set(graph.edges.filter(\.isTree).flatMap { [$0.tail.node, $0.head.node] })
    // A tree without a frame is already in the order of its children.
    let loose = graph.looseNodes.filter { !inTrees.contains($0.id) }
    items = Self.items(graph, loose: loose)
  }

  /// Returns clusters and loose boxes in the order of their first boxes in the graph.
  private static func items(_ graph: LayoutGraph, loose: [LayoutNode]) -> [Item] {
    let places = Dictionary(graph.nodes.enumerated().map { ($1.id, $0) }) { first, _ in first }
    var items = graph.clusters.map { Item(nodes: $0.nodes, clusters: $0.all.map(\.id)) }
    items += loose.map { Item(nodes: [$0.id]) }
    let first = items.map { item in item.nodes.compactMap { places[$0] }.min() ?? .max }
    items = items.indices.sorted { (first[$0], $0) < (first[$1], $1) }.map { items[$0] }
    var homes: [String: Int] = [:]
    for (number, item) in items.enumerated() { for node in item.nodes { homes[node] = number } }
    for edge in graph.edges where edge.role == .main {
      guard let from = homes[edge.tail.node], let to = homes[edge.head.node], from < to else { continue }
      if items[to].entrance == nil { items[to].entrance = edge }
    }
    return items
  }

  /// Whether every item comes after the items before it.
  var isKept: Bool {
    let areas = items.compactMap(area)
    return areas.indices.allSatisfy { number in
      areas[..<number].allSatisfy { !isBefore(areas[number], $0) }
    }
  }

  mutating func restore() {
    guard let origin = items.compactMap(area).map(axes.start).min() else { return }
    var settled: [Rectangle] = []
    for item in items {
      guard let area = area(of: item) else { continue }
      var place = axes.moved(area, by: distanceToEntrance(of: item))
      // An item moved past one neighbour may collide with another.
      while let other = settled.first(where: { isBefore(place, $0) || collide(place, $0) }) {
        let isBeside = !collide(place, other)
        let next = isBeside ? axes.middle(other) + 1 - axes.extent(place) / 2 : axes.end(other) + Self.gap
        place = axes.moved(place, by: next - axes.start(place))
      }
      settled.append(place)
      move(item, by: axes.start(place) - axes.start(area))
    }
    let shift = origin - (settled.map(axes.start).min() ?? origin)
    for item in items { move(item, by: shift) }
  }

  /// Returns whether one area comes before the other both along the ranks and across them.
  private func isBefore(_ area: Rectangle, _ other: Rectangle) -> Bool {
    axes.rank(area).lowerBound < axes.rank(other).upperBound && axes.middle(area) <= axes.middle(other)
  }

  /// Returns whether two areas share a rank and are too close to each other in it.
  private func collide(_ area: Rectangle, _ other: Rectangle) -> Bool {
    axes.shareRank(area, other)
      && axes.start(area) < axes.end(other) + Self.gap && axes.start(other) < axes.end(area) + Self.gap
  }

  /// Returns the distance of an item from the box that leads to it.
  private func distanceToEntrance(of item: Item) -> Double {
    guard let line = item.entrance, let tail = placed.nodes[line.tail.node], let head = placed.nodes[line.head.node]
    else { return 0 }
    return axes.middle(tail) - axes.middle(head)
  }

  private func area(of item: Item) -> Rectangle? {
    let boxes = item.clusters.prefix(1).compactMap { placed.clusters[$0] } + item.nodes.compactMap { placed.nodes[$0] }
    return Rectangle(enclosing: boxes)
  }

  private mutating func move(_ item: Item, by distance: Double) {
    for node in item.nodes { placed.nodes[node] = placed.nodes[node].map { axes.moved($0, by: distance) } }
    for cluster in item.clusters {
      placed.clusters[cluster] = placed.clusters[cluster].map { axes.moved($0, by: distance) }
    }
  }
}
