import VCDOT

/// The places of edges between bodies that face each other from left to right: the edge back is always below the edge on, and
/// the edges of a body are in the order of the boxes that they lead to.
///
/// The edges of a box that others lead to, too, are left to the router, and so are those between rows of boxes.
struct FacingPorts {
  /// The ports of an edge at its tail and at its head, by its number.
  private(set) var ports: [Int: (start: Port, end: Port)] = [:]
  private let graph: LayoutGraph
  private let obstacles: ObstacleIndex

  /// An edge on or back, with its ends from left to right.
  private struct Line {
    var edge: Int
    var near, far: Int
    var isBackward: Bool
  }

  /// The least space between two bodies, where edges bend.
  private static let room = 3 * Port.usualReach
  /// The space at the corners of a body, and the least distance between two edges.
  private static let corner = 16.0
  private static let distance = 12.0

  init(_ graph: LayoutGraph, _ obstacles: ObstacleIndex) {
    (self.graph, self.obstacles) = (graph, obstacles)
    guard graph.isLeftToRight, graph.nodes.contains(where: { $0.body != nil }) else { return }
    let lines = graph.edges.indices.compactMap(line)
    let byFar = Dictionary(grouping: lines, by: \.far)
    let simple = lines.filter { line in
      let others = byFar[line.far] ?? []
      return others.count <= 2 && others.allSatisfy { $0.near == line.near }
        && others.filter { $0.isBackward == line.isBackward }.count == 1
    }
    for group in Dictionary(grouping: simple, by: \.near).values { place(group) }
  }

  private func line(_ edge: Int) -> Line? {
    guard let tail = obstacles.ends[edge].tail, let head = obstacles.ends[edge].head else { return nil }
    let isBackward = graph.edges[edge].isBackward
    let (near, far) = isBackward ? (head, tail) : (tail, head)
    guard let left = body(near), let right = body(far), right.x - left.maxX >= Self.room else { return nil }
    return Line(edge: edge, near: near, far: far, isBackward: isBackward)
  }

  private func body(_ node: Int) -> Rectangle? {
    guard let body = graph.nodes[node].body, let box = obstacles.boxes[node] else { return nil }
    return Rectangle(x: box.midX - body.width / 2, y: box.y, width: body.width, height: body.height)
  }

  /// Places the edges between a body and those on its right.
  private mutating func place(_ group: [Line]) {
    guard let near = group.first.flatMap({ body($0.near) }) else { return }
    let lines = group.sorted { (top($0), $0.far, $0.isBackward ? 1 : 0) < (top($1), $1.far, $1.isBackward ? 1 : 0) }
    let hasOne = Set(lines.map(\.far)).count == 1
    let step = (near.height - 2 * Self.corner) / Double(max(lines.count - 1, 1))
    guard step >= Self.distance else { return }
    let heights = lines.enumerated().map { number, line in
      near.y + (hasOne ? usual(line.near, line) : Self.corner + Double(number) * step)
    }
    for far in Set(lines.map(\.far)) {
      guard let box = body(far) else { continue }
      let own = lines.indices.filter { lines[$0].far == far }
      let reach = (box.y + Self.corner)...(box.maxY - Self.corner)
      let isStraight = own.allSatisfy { reach.contains(heights[$0]) }
      for number in own {
        let height = isStraight ? heights[number] : box.y + usual(far, lines[number])
        let (left, right) = (port(.right, near, heights[number]), port(.left, box, height))
        ports[lines[number].edge] = lines[number].isBackward ? (right, left) : (left, right)
      }
    }
  }

  private func top(_ line: Line) -> Double { body(line.far)?.y ?? 0 }

  /// Returns the usual distance of a line's port from the top of a body.
  private func usual(_ node: Int, _ line: Line) -> Double {
    let body = graph.nodes[node].body
    return body?.ports.first { $0.isBackward == line.isBackward }?.height ?? (body?.height ?? 0) / 2
  }

  private func port(_ side: Side, _ body: Rectangle, _ y: Double) -> Port {
    Port(
      point: Point(x: side == .left ? body.x : body.maxX, y: y), side: side, offset: y - body.midY, cost: 0)
  }
}
