import VCDOT

/// The occupied places along the sides of boxes.
struct PortSlots {
  private var taken: [[(side: Side, offset: Double)]]
  /// The offsets of rows with edges from the middle of their box, which other edges must avoid.
  private var rows: [[Double]]
  /// The distance between two ends: enough to distinguish their arrowheads, or, if there is no room, enough that the ends do
  /// not overlap.
  private static let distances = (usual: 12.0, least: 8.0)
  /// The distance that ends keep from the corners of a box, and of a body.
  private static let corner = (box: 9.0, body: 16.0)
  /// The distances of places from a body's own port, and from the middle of its top, in the order of preference.
  private static let shifts = (side: [0.0, 12, -12, 24, -24, 36, -36, 48, -48, 60, -60], top: [0.0, 24, -24, 40, -40])

  /// The costs of places, in points of detour.
  private enum Price {
    /// Of each step away from the preferred place.
    static let step = 5.0
    /// Of a place close to another end.
    static let nearness = 14.0
    /// Of a place opposite another port, which is not among the preferred ones.
    static let opposite = 4.0
    /// Of a side beside the reading direction, and of one against it.
    static let side = (beside: 12.0, against: 70.0)
  }

  /// Reserves a place for each row that is the end of an edge.
  init(_ graph: LayoutGraph) {
    let ends = Set(graph.edges.flatMap { [$0.tail, $0.head] })
    taken = Array(repeating: [], count: graph.nodes.count)
    rows = graph.nodes.map { node in
      node.rows.filter { ends.contains(.init(node.id, port: $0.port)) }.map { $0.middle - node.height / 2 }
    }
  }

  mutating func take(_ side: Side, of node: Int, at offset: Double) {
    taken[node].append((side, offset))
  }

  mutating func free(_ port: Port, of node: Int) {
    let place = taken[node].firstIndex { $0.side == port.side && $0.offset == port.offset }
    if let place { taken[node].remove(at: place) }
  }

  mutating func take(_ port: Port, of node: Int) { take(port.side, of: node, at: port.offset) }

  /// Returns the free places of an end, at least one.
  func ports(
    of end: LayoutEdge.End, _ node: LayoutNode, number: Int, box: Rectangle, direction: LayoutGraph.Direction,
    isTail: Bool
  ) -> [Port] {
    if let row = end.port.flatMap({ node.rowMiddle($0) }) {
      let y = box.y + row - box.midY
      return [Side.right, .left].map { side in
        Port(point: point(side, y, box), side: side, offset: y, cost: cost(side, direction, isTail))
      }
    }
    if let body = node.body {
      return bodyPorts(of: end, body, number: number, box: box, direction: direction, isTail: isTail)
    }
    var result: [Port] = []
    result.reserveCapacity(Side.allCases.count * Self.mostPlaces)
    for side in Side.allCases {
      let price = cost(side, direction, isTail)
      for (offset, cost) in freePlaces(side, of: number, length: side.isVertical ? box.height : box.width) {
        result.append(Port(point: point(side, offset, box), side: side, offset: offset, cost: price + cost))
      }
    }
    guard result.isEmpty else { return result }
    return Side.allCases.map { Port(point: point($0, 0, box), side: $0, offset: 0, cost: cost($0, direction, isTail)) }
  }

  /// Returns free places directly opposite the cheapest of other ports, for a straight edge.
  func ports(of node: Int, box: Rectangle, facing others: [Port]) -> [Port] {
    guard let least = others.map(\.cost).min() else { return [] }
    return others.filter { $0.cost < least + 1 }.compactMap { other in
      let side = other.side.opposite
      let offset = side.isVertical ? other.point.y - box.midY : other.point.x - box.midX
      let reach = (side.isVertical ? box.height : box.width) / 2 - Self.corner.box
      guard abs(offset) <= reach, abs(offset) > 0.01, isFree(side, offset, of: node) else {
        return nil
      }
      let isRoomy = isFree(side, offset, of: node, Self.distances.usual)
      let cost = other.cost + (isRoomy ? Price.opposite : Price.nearness)
      return Port(point: point(side, offset, box), side: side, offset: offset, cost: cost)
    }
  }

  /// Returns whether an end may move from a port to another one on the same side: rows and bodies have ports of their own.
  func mayMove(
    _ port: Port, to other: Port, of end: LayoutEdge.End, _ node: LayoutNode, number: Int, box: Rectangle
  ) -> Bool {
    guard node.body == nil, !(port.side.isVertical && end.port.flatMap { node.rowMiddle($0) } != nil) else {
      return false
    }
    let reach = (port.side.isVertical ? box.height : box.width) / 2 - Self.corner.box
    var others = self
    others.free(port, of: number)
    return abs(other.offset) <= reach && others.isFree(other.side, other.offset, of: number, Self.distances.usual)
  }

  /// Returns the ports of a body, at the height of the edge's port or close to it.
  private func bodyPorts(
    of end: LayoutEdge.End, _ body: LayoutNode.Body, number: Int, box: Rectangle, direction: LayoutGraph.Direction,
    isTail: Bool
  ) -> [Port] {
    let inset = (box.width - body.width) / 2
    let port = body.ports.first { $0.name == end.port }
    let isBackward = port?.isBackward ?? false
    let height = port?.height ?? body.height / 2
    let place = Rectangle(x: box.x + inset, y: box.y, width: body.width, height: body.height)
    var result: [Port] = []
    let reach = body.height / 2 - Self.corner.body
    for (step, shift) in Self.shifts.side.enumerated() {
      let offset = height + shift - body.height / 2
      for side in [Side.right, .left] where abs(offset) <= reach && isFree(side, offset, of: number) {
        let cost = bodyCost(side, direction, isTail: isTail, isBackward: isBackward) + Double(step) * Price.step
        result.append(Port(point: point(side, offset, place), side: side, offset: offset, cost: cost))
      }
    }
    for (step, offset) in Self.shifts.top.enumerated() where isFree(.top, offset, of: number) {
      let cost = bodyCost(.top, direction, isTail: isTail, isBackward: isBackward) + Double(step) * Price.step
      result.append(Port(point: point(.top, offset, place), side: .top, offset: offset, cost: cost))
    }
    return result
  }

  /// Returns the cost of a body's side: edges between boxes of a row run between their bodies; between boxes of a column,
  /// forward edges run on their right and backward edges on their left.
  private func bodyCost(_ side: Side, _ direction: LayoutGraph.Direction, isTail: Bool, isBackward: Bool) -> Double {
    guard direction == .topToBottom else {
      return side == .top ? 50 : cost(side, direction, isBackward ? !isTail : isTail)
    }
    switch side {
    case .left: return isBackward ? 0 : 25
    case .right: return isBackward ? 25 : isTail ? 0 : 12
    default: return isBackward ? (isTail ? 45 : 70) : isTail ? 60 : 5
    }
  }

  /// Returns the free places along a side with their costs, from the middle outwards; places close to another end cost extra,
  /// so that they are used only to avoid a detour.
  private func freePlaces(_ side: Side, of node: Int, length: Double) -> [(offset: Double, cost: Double)] {
    var places: [(offset: Double, cost: Double)] = []
    places.reserveCapacity(Self.mostPlaces)
    for (position, offset) in Self.offsets(length, Self.distances.usual).enumerated()
    where isFree(side, offset, of: node, Self.distances.usual) {
      places.append((offset, Double(position) * Price.step))
    }
    let roomy = places.count
    for (position, offset) in Self.offsets(length, Self.distances.least).enumerated()
    where isFree(side, offset, of: node) && !places[..<roomy].contains(where: { abs($0.offset - offset) < 0.01 }) {
      places.append((offset, Double(position) * Price.step + Price.nearness))
    }
    return places
  }

  /// The number of places along a side at most.
  private static let mostPlaces = 2 * (1 + 2 * mostSteps)
  /// The number of places on either side of the middle at most.
  private static let mostSteps = 5

  /// Returns places along a side, from the middle outwards.
  private static func offsets(_ length: Double, _ distance: Double) -> [Double] {
    let reach = length / 2 - corner.box
    guard reach > 0 else { return [0] }
    let steps = min(Int(reach / distance), mostSteps)
    var result = [0.0]
    result.reserveCapacity(1 + 2 * steps)
    for step in 0..<steps {
      let offset = Double(step + 1) * distance
      result.append(offset)
      result.append(-offset)
    }
    return result
  }

  /// Returns whether no other end, and no row with edges, is closer than a distance in points.
  private func isFree(
    _ side: Side, _ offset: Double, of node: Int, _ distance: Double = distances.least
  ) -> Bool {
    if side.isVertical, rows[node].contains(where: { abs($0 - offset) < Self.distances.least - 0.01 }) { return false }
    return !taken[node].contains { $0.side == side && abs($0.offset - offset) < distance - 0.01 }
  }

  private func point(_ side: Side, _ offset: Double, _ box: Rectangle) -> Point {
    switch side {
    case .left: Point(x: box.x, y: box.midY + offset)
    case .right: Point(x: box.maxX, y: box.midY + offset)
    case .top: Point(x: box.midX + offset, y: box.y)
    case .bottom: Point(x: box.midX + offset, y: box.maxY)
    }
  }

  /// Returns the cost of a side: edges leave in the reading direction and arrive from its opposite.
  private func cost(_ side: Side, _ direction: LayoutGraph.Direction, _ isTail: Bool) -> Double {
    let forward: Side = direction == .leftToRight ? .right : .bottom
    let backward: Side = direction == .leftToRight ? .left : .top
    if side == (isTail ? forward : backward) { return 0 }
    if side == (isTail ? backward : forward) { return Price.side.against }
    return Price.side.beside
  }
}
