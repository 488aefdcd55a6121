import VCDOT
import VCModel

/// A side of a box.
enum Side: Int, CaseIterable {
  case left, right, top, bottom

  var isVertical: Bool { self == .left || self == .right }
  /// The step away from the box.
  var outward: (x: Double, y: Double) {
    switch self {
    case .left: (-1, 0)
    case .right: (1, 0)
    case .top: (0, -1)
    case .bottom: (0, 1)
    }
  }
}

/// A place at which a line may touch a box.
struct Port {
  var point: Point
  var side: Side
  /// Along the side, from its middle.
  var offset: Double
  /// What it costs to use it, in points of detour.
  var cost: Double
}

/// Which places along the sides of boxes are taken.
struct PortSlots {
  private var taken: [String: [(side: Side, offset: Double)]] = [:]
  /// Where rows begin their lines, from the middle of their box: no other line may seem to lead to them.
  private var rows: [String: [Double]] = [:]
  private static let distance = 8.0

  /// - Parameters:
  ///   - nodes: The boxes, with their rows.
  ///   - edges: The lines; a row from which none starts keeps no place.
  init(_ nodes: [DiagramNode], _ edges: [DiagramEdge]) {
    let ends = Set(edges.flatMap { [$0.tail, $0.head] })
    for node in nodes where !node.rows.isEmpty {
      let middle = node.size.height / 2
      for (row, y) in zip(node.rows, NodeMetrics(node).rows) where ends.contains(.init(node.id, port: row.port)) {
        rows[node.id, default: []].append(y - middle)
      }
    }
  }

  mutating func take(_ side: Side, of node: String, at offset: Double) {
    taken[node, default: []].append((side, offset))
  }

  mutating func free(_ port: Port, of node: String) {
    guard let place = taken[node]?.firstIndex(where: { $0.side == port.side && $0.offset == port.offset }) else {
      return
    }
    taken[node]?.remove(at: place)
  }

  mutating func take(_ port: Port, of node: String) { take(port.side, of: node, at: port.offset) }

  /// The free places of an end, at least one.
  func ports(
    of end: DiagramEdge.End, _ node: DiagramNode?, box: Rectangle, direction: FigureDirection, isTail: Bool
  ) -> [Port] {
    if let name = end.port, let node, let row = node.rows.firstIndex(where: { $0.port == name }) {
      let y = box.y + NodeMetrics(node).rows[row] - box.midY
      return [Side.right, .left].map { side in
        Port(point: point(side, y, box), side: side, offset: y, cost: cost(side, direction, isTail))
      }
    }
    if let screen = node?.screen { return screenPorts(of: end, screen, box: box, direction: direction, isTail: isTail) }
    var result: [Port] = []
    for side in Side.allCases {
      for (step, offset) in offsets(side.isVertical ? box.height : box.width).enumerated()
      where isFree(side, offset, of: end.node) {
        let cost = cost(side, direction, isTail) + Double(step) * 5
        result.append(Port(point: point(side, offset, box), side: side, offset: offset, cost: cost))
      }
    }
    guard result.isEmpty else { return result }
    return Side.allCases.map { Port(point: point($0, 0, box), side: $0, offset: 0, cost: cost($0, direction, isTail)) }
  }

  /// Free places that lie exactly across from the cheapest of other ports, so that a straight line is possible.
  func ports(of node: String, box: Rectangle, facing others: [Port]) -> [Port] {
    guard let least = others.map(\.cost).min() else { return [] }
    return others.filter { $0.cost < least + 1 }.compactMap { other in
      let side = other.side.opposite
      let offset = side.isVertical ? other.point.y - box.midY : other.point.x - box.midX
      let reach = (side.isVertical ? box.height : box.width) / 2 - 9
      guard abs(offset) <= reach, abs(offset) > 0.01, isFree(side, offset, of: node) else { return nil }
      return Port(point: point(side, offset, box), side: side, offset: offset, cost: other.cost + 4)
    }
  }

  /// Lines touch a device, not its caption: what opens above the middle, what returns below it.
  private func screenPorts(
    of end: DiagramEdge.End, _ screen: DeviceScreen, box: Rectangle, direction: FigureDirection, isTail: Bool
  ) -> [Port] {
    let device = screen.device.size
    let inset = (box.width - device.width) / 2
    let isReturn = end.port == "return"
    let height = ScreenMetrics.portHeight(end.port, screen.device) ?? device.height / 2
    let place = Rectangle(x: box.x + inset, y: box.y, width: device.width, height: device.height)
    var result: [Port] = []
    let reach = device.height / 2 - 16
    for (step, shift) in [0.0, 12, -12, 24, -24, 36, -36, 48, -48, 60, -60].enumerated() {
      let offset = height + shift - device.height / 2
      for side in [Side.right, .left] where abs(offset) <= reach && isFree(side, offset, of: end.node) {
        let cost = screenCost(side, direction, isTail: isTail, isReturn: isReturn) + Double(step) * 5
        result.append(Port(point: point(side, offset, place), side: side, offset: offset, cost: cost))
      }
    }
    for (step, offset) in [0.0, 24, -24, 40, -40].enumerated() where isFree(.top, offset, of: end.node) {
      let cost = screenCost(.top, direction, isTail: isTail, isReturn: isReturn) + Double(step) * 5
      result.append(Port(point: point(.top, offset, place), side: .top, offset: offset, cost: cost))
    }
    return result
  }

  /// Ways between screens of a row run between the devices; between screens of a column what opens runs on their right,
  /// what returns on their left.
  private func screenCost(_ side: Side, _ direction: FigureDirection, isTail: Bool, isReturn: Bool) -> Double {
    guard direction == .topToBottom else {
      return side == .top ? 50 : cost(side, direction, isReturn ? !isTail : isTail)
    }
    switch side {
    case .left: return isReturn ? 0 : 25
    case .right: return isReturn ? 25 : isTail ? 0 : 12
    default: return isReturn ? (isTail ? 45 : 70) : isTail ? 60 : 5
    }
  }

  /// Places along a side: the middle first, then outwards.
  private func offsets(_ length: Double) -> [Double] {
    let reach = length / 2 - 9
    guard reach > 0 else { return [0] }
    let steps = min(Int(reach / Self.distance), 5)
    var result = [0.0]
    for step in 0..<steps {
      let offset = Double(step + 1) * Self.distance
      result += [offset, -offset]
    }
    return result
  }

  private func isFree(_ side: Side, _ offset: Double, of node: String) -> Bool {
    if side.isVertical, (rows[node] ?? []).contains(where: { abs($0 - offset) < Self.distance - 0.01 }) { return false }
    return !(taken[node] ?? []).contains { $0.side == side && abs($0.offset - offset) < Self.distance - 0.01 }
  }

  private func point(_ side: Side, _ offset: Double, _ box: Rectangle) -> Point {
    switch side {
    case .left: Point(x: box.x, y: box.midY + offset)
    case .right: Point(x: box.maxX, y: box.midY + offset)
    case .top: Point(x: box.midX + offset, y: box.y)
    case .bottom: Point(x: box.midX + offset, y: box.maxY)
    }
  }

  /// Lines leave towards where the figure is read and arrive from where it was read.
  private func cost(_ side: Side, _ direction: FigureDirection, _ isTail: Bool) -> Double {
    let forward: Side = direction == .leftToRight ? .right : .bottom
    let backward: Side = direction == .leftToRight ? .left : .top
    if side == (isTail ? forward : backward) { return 0 }
    if side == (isTail ? backward : forward) { return 70 }
    return 12
  }
}
