import VCDOT

/// Finds the paths of the lines between boxes that have their places.
///
/// The tree is drawn as slim curves. Every other line is routed along the axes, around boxes and labels, so that it is told
/// from the tree at a glance and its label has a horizontal piece to stand on.
struct OrthogonalRouter {
  let graph: LayoutGraph
  var placed: PlacedGraph
  /// Where columns of boxes end.
  let columnEnds: [String: Double]
  var slots: PortSlots
  /// The ports of the lines that were routed.
  private var ends: [String: (start: Port, end: Port)] = [:]
  /// What the next lines pay for crossing others.
  var crossingPrice = PathFinder.CrossingPrice()
  private var search = GridSearch()
  private let positions: [String: Int]

  init(_ boxes: BoxPlacement) {
    graph = boxes.placed.graph
    placed = boxes.placed
    columnEnds = boxes.columnEnds
    positions = Dictionary(graph.nodes.enumerated().map { ($1.id, $0) }) { first, _ in first }
    slots = PortSlots(graph.nodes, graph.edges)
  }

  /// Routes all lines that have no path yet.
  mutating func routeLines() {
    let edges = graph.edges.filter { placed.paths[$0.id] == nil }
    let ordered = edges.enumerated().sorted {
      ($0.element.routingRank, $0.offset) < ($1.element.routingRank, $1.offset)
    }
    for (_, edge) in ordered { route(edge) }
  }

  /// Whether a line was routed along the axes, and may be ripped up.
  func isRouted(_ edge: LayoutEdge) -> Bool { ends[edge.id] != nil }

  /// Takes a line away, and frees its ports.
  mutating func ripUp(_ edge: LayoutEdge) {
    guard let (start, end) = ends.removeValue(forKey: edge.id) else { return }
    slots.free(start, of: edge.tail.node)
    slots.free(end, of: edge.head.node)
    placed.paths[edge.id] = nil
    placed.labels[edge.id] = nil
  }

  /// Routes a line around what is there.
  mutating func route(_ edge: LayoutEdge) {
    guard let tail = placed.nodes[edge.tail.node], let head = placed.nodes[edge.head.node] else { return }
    var starts = slots.ports(of: edge.tail, node(edge.tail.node), box: tail, direction: graph.direction, isTail: true)
    var goals = slots.ports(of: edge.head, node(edge.head.node), box: head, direction: graph.direction, isTail: false)
    if edge.head.port == nil { goals += slots.ports(of: edge.head.node, box: head, facing: starts) }
    if edge.tail.port == nil { starts += slots.ports(of: edge.tail.node, box: tail, facing: goals) }
    let finder = PathFinder(placed, for: edge, starts: starts, ends: goals, crossingPrice: crossingPrice)
    guard let route = finder.route(by: &search) else { return }
    let straight = EndStraightening(route, isTailFree: isFree(edge.tail), isHeadFree: isFree(edge.head)).route
    placed.paths[edge.id] = .orthogonal(straight.points)
    ends[edge.id] = (straight.start, straight.end)
    slots.take(straight.start, of: edge.tail.node)
    slots.take(straight.end, of: edge.head.node)
    placed.labels[edge.id] = LabelPlacement(placed, for: edge).place()
  }

  /// Whether a line may touch the box anywhere, rather than at a row.
  private func isFree(_ end: LayoutEdge.End) -> Bool { node(end.node)?.rows.isEmpty ?? false }

  func node(_ id: String) -> LayoutNode? { positions[id].map { graph.nodes[$0] } }
}
