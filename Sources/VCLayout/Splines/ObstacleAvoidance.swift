import VCDOT

/// Mends what a layout left: words are moved off lines, then lines that still run through boxes and words of others are
/// led around them. It looks for another place only where something is wrong.
struct ObstacleAvoidance {
  private(set) var placed: PlacedGraph
  private var collisions: Obstacles

  /// What one line frees may be in another one's way; more rounds than this change little.
  private static let rounds = 3
  /// So many obstacles are passed one after the other, each on either side.
  private static let depth = 5
  /// What it is worth that a label stands clear of a cluster's border.
  private static let borderPrice = 60.0
  /// What an obstacle is worth, in points of detour.
  private static let price = 3000.0

  init(_ placed: PlacedGraph) {
    self.placed = placed
    collisions = Obstacles(placed)
  }

  mutating func run() {
    let edges = placed.graph.edges
    for position in edges.indices { placeLabel(of: edges[position], at: position) }
    for _ in 0..<Self.rounds {
      for position in edges.indices { moveLabel(of: edges[position], at: position) }
      var isChanged = false
      for position in edges.indices where leadAround(edges[position], at: position) { isChanged = true }
      if !isChanged { break }
    }
  }

  private mutating func set(_ path: EdgePath, _ label: Rectangle?, for edge: LayoutEdge, at position: Int) {
    placed.paths[edge.id] = path
    placed.labels[edge.id] = label
    collisions.set(path, label, at: position)
  }

  // MARK: - Labels

  /// Gives the words of a line a place where the layout gave them none.
  private mutating func placeLabel(of edge: LayoutEdge, at position: Int) {
    guard !edge.label.isEmpty, collisions.labels[position] == nil, let path = collisions.paths[position] else {
      return
    }
    let size = edge.labelSize
    let label = Rectangle(x: 0, y: 0, width: size.width, height: size.height)
    set(path, place(label, beside: path, below: .infinity, at: position), for: edge, at: position)
  }

  /// What a label costs where it lies.
  private func cost(of label: Rectangle, at position: Int) -> Double {
    4 * Self.price * Double(collisions.covers(label, at: position))
      + Self.price * Double(collisions.lines(through: label, at: position))
  }

  /// Moves a label that lies on something, or that a line runs through, to another place beside its own line.
  private mutating func moveLabel(of edge: LayoutEdge, at position: Int) {
    guard let path = collisions.paths[position], let label = collisions.labels[position] else { return }
    let present = cost(of: label, at: position)
    guard present > 0, let place = place(label, beside: path, below: present, at: position) else { return }
    set(path, place, for: edge, at: position)
  }

  /// The best place beside a line; `nil` where none costs less than a limit.
  private func place(
    _ label: Rectangle, beside path: EdgePath, below limit: Double, at position: Int
  ) -> Rectangle? {
    var best: (box: Rectangle, cost: Double)?
    for candidate in path.places(width: label.width, height: label.height) {
      let most = best?.cost ?? limit
      guard candidate.cost < most else { continue }
      let isCrossed = path.segments.contains { candidate.box.isCrossed(from: $0.start, to: $0.end) }
      let total =
        candidate.cost + (isCrossed ? 400 : 0) + cost(of: candidate.box, at: position)
        + Self.borderPrice * Double(collisions.borders(under: candidate.box))
      if total < most { best = (candidate.box, total) }
    }
    return best?.box
  }

  // MARK: - Lines

  /// Leads a line around the boxes and words of others that it runs through.
  /// - Returns: Whether it takes another way now.
  private mutating func leadAround(_ edge: LayoutEdge, at position: Int) -> Bool {
    guard let path = collisions.paths[position], !path.isOrthogonal else { return false }
    let obstacles = collisions.obstacles(of: path, edge, at: position)
    guard !obstacles.isEmpty else { return false }
    let found = best(from: path, obstacles, edge, at: position, depth: Self.depth)
    guard found.count < obstacles.count else { return false }
    var label = collisions.labels[position]
    if let old = label, !found.path.passesBeside(old) || cost(of: old, at: position) > 0 {
      label = place(old, beside: found.path, below: .infinity, at: position)
    }
    set(found.path, label, for: edge, at: position)
    return true
  }

  /// The way that passes the first obstacle on either side, and what then is in its way.
  private func best(
    from path: EdgePath, _ obstacles: [Rectangle], _ edge: LayoutEdge, at position: Int, depth: Int
  ) -> (path: EdgePath, count: Int) {
    guard depth > 0, let first = path.first(of: obstacles) else { return (path, obstacles.count) }
    var best = (path: path, count: obstacles.count)
    for isClockwise in [true, false] {
      guard let way = path.passing(first, isClockwise: isClockwise) else { continue }
      let rest = collisions.obstacles(of: way, edge, at: position)
      let found = self.best(from: way, rest, edge, at: position, depth: depth - 1)
      if price(found) < price(best) { best = found }
    }
    return best
  }

  private func price(_ way: (path: EdgePath, count: Int)) -> Double {
    Double(way.count) * Self.price + way.path.segments.reduce(0) { $0 + $1.length }
  }
}
