import VCDOT

/// Repairs the result of a layout with splines: moves labels off edges, then leads edges around foreign boxes and labels that
/// they still cross. Only parts with faults are moved.
struct ObstacleAvoidance {
  var index: ObstacleIndex

  /// The maximum number of rounds: a moved edge may affect others, but more rounds change little.
  private static let rounds = 3
  /// The maximum number of obstacles passed one after the other, each on either side.
  private static let depth = 5
  /// The cost of an obstacle and of a crossing, in points of detour.
  fileprivate static let price = (obstacle: 3000.0, crossing: 100.0)

  /// The distance from a frame at which an edge turns to another side of a box in it, and the distance between ends of edges.
  private static let turn = 60.0, apart = 8.0

  init(_ index: ObstacleIndex) { self.index = index }

  var graph: LayoutGraph { index.graph }

  mutating func avoidObstacles() {
    for _ in 0..<Self.rounds {
      for edge in graph.edges.indices { moveLabel(of: edge) }
      var isChanged = false
      for edge in graph.edges.indices where leadAround(edge) { isChanged = true }
      if !isChanged { break }
    }
  }

  // MARK: - Labels

  /// Places the labels of edges that the layout left without one.
  mutating func placeLabels() {
    for edge in graph.edges.indices where index.labels[edge] == nil && !graph.edges[edge].label.isEmpty {
      guard let path = index.paths[edge] else { continue }
      index.setLabel(LabelPlacer.place(graph.edges[edge].labelSize, of: edge, along: path, in: index), of: edge)
    }
  }

  /// Moves a label that overlaps something, that an edge crosses, or that is far from its own edge, to another position beside
  /// its edge.
  private mutating func moveLabel(of edge: Int) {
    guard let path = index.paths[edge], let label = index.labels[edge] else { return }
    let distance = path.passes(label.grown(by: LabelPlacer.farthest)) ? 0 : LabelPlacer.Price.farAway
    let present = LabelPlacer.cost(of: label, of: edge, in: index) + distance
    guard present >= LabelPlacer.Price.ownLine,
      let place = LabelPlacer.place(
        graph.edges[edge].labelSize, of: edge, along: path, in: index, below: present)
    else { return }
    index.setLabel(place, of: edge)
  }

  /// Moves the label of each cluster along its upper border to a position that no edge crosses.
  mutating func settleHeadings() {
    for (cluster, heading) in index.headings.enumerated() {
      guard let heading, let frame = index.frames[cluster] else { continue }
      let last = max(frame.maxX - LayoutCluster.labelInset.x - heading.width, heading.x)
      let free = stride(from: heading.x, through: last, by: 12).lazy
        .map { heading.moved(x: $0 - heading.x, y: 0) }
        .first { index.edges(crossing: $0.grown(by: LabelPlacer.gap.own), except: nil) == 0 }
      if let free { index.setHeading(free, of: cluster) }
    }
  }

  // MARK: - Edges

  /// Leads an edge around the foreign boxes and labels that it crosses.
  /// - Returns: Whether the path changed.
  private mutating func leadAround(_ edge: Int) -> Bool {
    guard let path = index.paths[edge], !path.isOrthogonal else { return false }
    let obstacles = index.obstacles(of: path, edge)
    guard !obstacles.isEmpty else { return false }
    var found = best(from: path, obstacles, edge, depth: Self.depth)
    for other in arrivals(of: path, edge) {
      var way = best(from: other, index.obstacles(of: other, edge), edge, depth: 1)
      if isCheaper(&way, than: &found, edge) { found = way }
    }
    guard found.obstacles < obstacles.count else { return false }
    var label = index.labels[edge]
    index.set(found.path, label, of: edge)
    if let old = label, !found.path.passesBeside(old) || LabelPlacer.cost(of: old, of: edge, in: index) > 0 {
      label = LabelPlacer.place(graph.edges[edge].labelSize, of: edge, along: found.path, in: index)
      index.setLabel(label, of: edge)
    }
    return true
  }

  /// Returns the path with one end or both at another side of its box: a heading above a box blocks edges from above.
  private func arrivals(of path: EdgePath, _ edge: Int) -> [EdgePath] {
    let (tail, head) = index.ends[edge]
    guard tail != head else { return [] }
    let heads = arrivals(of: path, at: head, edge)
    let tails = ([path] + heads).flatMap { arrivals(of: $0.reversed, at: tail, edge).map(\.reversed) }
    return heads + tails
  }

  /// Returns the path with its end at another side of a box.
  private func arrivals(of path: EdgePath, at node: Int?, _ edge: Int) -> [EdgePath] {
    guard let node, let box = index.boxes[node] else { return [] }
    let frame = index.members.indices.last { index.members[$0].contains(node) && index.isAtOneEnd($0, of: edge) }
    let area = (frame.flatMap { index.frames[$0] } ?? box).grown(by: Self.turn)
    return EdgePath.ArrivalSide.allCases.compactMap { side in
      path.arriving(at: freePlace(on: side, of: box, node, edge), on: side, of: box, within: area)
    }
  }

  /// Returns the place on a side that is closest to its middle and free of other ends.
  private func freePlace(on side: EdgePath.ArrivalSide, of box: Rectangle, _ node: Int, _ edge: Int) -> Point {
    let x = side == .left ? box.x : box.maxX
    var taken: [Double] = []
    for (other, ends) in index.ends.enumerated() where other != edge {
      for end in [
        ends.tail == node ? index.paths[other]?.points.first : nil,
        ends.head == node ? index.paths[other]?.points.last : nil,
      ] {
        if let end, abs(end.x - x) < Self.apart { taken.append(end.y) }
      }
    }
    let room = box.height / 2 - 6
    let places = stride(from: 0, through: room, by: 4).flatMap { [box.midY - $0, box.midY + $0] }
    let free = places.first { place in taken.allSatisfy { abs($0 - place) >= Self.apart } }
    return Point(x: x, y: free ?? box.midY)
  }

  /// Returns the best path that passes the first obstacle on either side, and then the obstacles behind it.
  private func best(from path: EdgePath, _ obstacles: [Rectangle], _ edge: Int, depth: Int) -> Way {
    var best = Way(path, obstacles: obstacles.count)
    guard depth > 0, let first = path.first(of: obstacles) else { return best }
    for isClockwise in [true, false] {
      guard let way = path.passing(first, isClockwise: isClockwise) else { continue }
      var found = self.best(from: way, index.obstacles(of: way, edge), edge, depth: depth - 1)
      if isCheaper(&found, than: &best, edge) { best = found }
    }
    return best
  }

  /// A path for an edge, with what it costs.
  private struct Way {
    let path: EdgePath
    /// The number of boxes and labels that it crosses.
    let obstacles: Int
    private let length: Double
    var crossings: Int?

    init(_ path: EdgePath, obstacles: Int) {
      self.path = path
      self.obstacles = obstacles
      length = path.segments.reduce(0) { $0 + $1.length }
    }

    func price(crossings: Int) -> Double {
      Double(obstacles) * ObstacleAvoidance.price.obstacle + Double(crossings) * ObstacleAvoidance.price.crossing
        + length
    }
  }

  /// Returns whether a path is cheaper than another. Crossings are only counted where they matter, since that takes longest.
  private func isCheaper(_ way: inout Way, than other: inout Way, _ edge: Int) -> Bool {
    let limit = price(&other, edge)
    return way.price(crossings: 0) < limit && price(&way, edge) < limit
  }

  private func price(_ way: inout Way, _ edge: Int) -> Double {
    let crossings = way.crossings ?? index.edges(crossing: way.path, of: edge).count
    way.crossings = crossings
    return way.price(crossings: crossings)
  }
}
