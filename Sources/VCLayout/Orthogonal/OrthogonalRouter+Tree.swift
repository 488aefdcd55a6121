import VCDOT

/// Draws the tree: curves from one side of each parent to its children.
extension OrthogonalRouter {
  mutating func drawTree() {
    var order: [Int] = []
    var byParent: [Int: [Int]] = [:]
    for edge in graph.edges.indices where graph.edges[edge].isTree && obstacles.paths[edge] == nil {
      guard let parent = obstacles.ends[edge].tail else { continue }
      if byParent[parent] == nil { order.append(parent) }
      byParent[parent, default: []].append(edge)
    }
    for parent in order { fan(byParent[parent] ?? [], from: parent) }
  }

  private var isLeftToRight: Bool { graph.isLeftToRight }

  /// Draws curves from separate points on one side of the parent, in the order of the children.
  private mutating func fan(_ edges: [Int], from parent: Int) {
    guard let box = obstacles.boxes[parent] else { return }
    let ends = edges.compactMap { edge -> (edge: Int, child: Int, box: Rectangle)? in
      guard let child = obstacles.ends[edge].head, let box = obstacles.boxes[child] else { return nil }
      return (edge, child, box)
    }
    .sorted { graph.axes.middle($0.box) < graph.axes.middle($1.box) }
    var row: LayoutNode.Row?
    if isLeftToRight, let first = ends.first { row = self.row(graph.edges[first.edge].tail, of: parent) }
    let side = row.map { $0.height + 12 } ?? graph.axes.extent(box)
    let step = ends.count > 1 ? min(7, (side - 24) / Double(ends.count - 1)) : 0
    let reach = step * Double(ends.count - 1) / 2
    let slopes = ends.enumerated().map { position, end -> Double in
      let distance = graph.axes.middle(end.box) - graph.axes.middle(box)
      return distance - (Double(position) * step - reach)
    }
    let middle = row.map { $0.middle - box.height / 2 } ?? straightening(slopes, room: side / 2 - 8 - reach)
    for (position, end) in ends.enumerated() {
      let offset = Double(position) * step - reach + middle
      let bend = columnEnds[graph.nodes[parent].id]
      let path = isLeftToRight ? horizontal(box, offset, end.box, bend: bend) : vertical(box, offset, end.box)
      // A box that skips ranks, as in an overlay of several figures, may have another one in between: this line is routed.
      guard obstacles.obstacles(of: path, end.edge).isEmpty else { continue }
      obstacles.set(path, nil, of: end.edge)
      slots.take(isLeftToRight ? .left : .top, of: end.child, at: 0)
      slots.take(isLeftToRight ? .right : .bottom, of: parent, at: offset)
    }
  }

  /// Returns the row of an end; `nil` if the end is the box itself.
  private func row(_ end: LayoutEdge.End, of node: Int) -> LayoutNode.Row? {
    graph.nodes[node].rows.first { $0.port == end.port }
  }

  /// Returns the shift of the fan that makes its straightest curve straight.
  private func straightening(_ slopes: [Double], room: Double) -> Double {
    guard let least = slopes.min(by: { abs($0) < abs($1) }), abs(least) <= room else { return 0 }
    return least
  }

  private func horizontal(_ parent: Rectangle, _ offset: Double, _ child: Rectangle, bend: Double?) -> EdgePath {
    let start = Point(x: parent.maxX, y: parent.midY + offset)
    let end = Point(x: child.x, y: child.midY)
    let turn = Point(x: min(max(bend ?? start.x, start.x), end.x), y: start.y)
    let middle = (turn.x + end.x) / 2
    let curve = [Point(x: middle, y: start.y), Point(x: middle, y: end.y), end]
    return .curved(turn.x > start.x ? [start, start, turn, turn] + curve : [start] + curve)
  }

  private func vertical(_ parent: Rectangle, _ offset: Double, _ child: Rectangle) -> EdgePath {
    let start = Point(x: parent.midX + offset, y: parent.maxY)
    let end = Point(x: child.midX, y: child.y)
    let middle = (start.y + end.y) / 2
    return .curved([start, Point(x: start.x, y: middle), Point(x: end.x, y: middle), end])
  }
}
