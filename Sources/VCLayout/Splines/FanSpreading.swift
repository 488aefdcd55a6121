import VCDOT

/// Spreads the edges from one box like a fan where that causes no new faults.
extension ObstacleAvoidance {
  /// The measures of a fan, in points.
  private enum Fan {
    /// The distance to the boxes from which there is room for a fan, and the least length of its rising and falling parts.
    static let room = (boxes: 40.0, turn: 12.0)
    /// The distance between two edges at their box, without and with arrowheads there, and the space at its corners together.
    static let steps = (plain: 7.0, tips: 11.0, corners: 14.0)
    /// The length of an arrowhead at the beginning, and the room for one at the end.
    static let tips = (start: 12.0, end: 22.0)
    /// The distance of a label from the point where its edge becomes level.
    static let labelInset = 6.0
  }

  mutating func spreadFans() {
    guard graph.isLeftToRight else { return }
    var arrivals: [Int: Int] = [:]
    for end in index.ends { if let head = end.head { arrivals[head, default: 0] += 1 } }
    var departures: [Int: [Int]] = [:]
    for (edge, end) in index.ends.enumerated() {
      guard let tail = end.tail, let head = end.head, !graph.edges[edge].isBackward, arrivals[head] == 1 else {
        continue
      }
      departures[tail, default: []].append(edge)
    }
    for node in graph.nodes.indices {
      guard let edges = departures[node], edges.count > 2 else { continue }
      let present = index.faults(of: edges)
      let before = edges.map { (edge: $0, path: index.paths[$0], label: index.labels[$0]) }
      for line in spread(edges, from: node) { index.set(line.path, line.label, of: line.edge) }
      guard index.faults(of: edges) > present else { continue }
      for line in before { index.set(line.path, line.label, of: line.edge) }
    }
  }

  private typealias Line = (edge: Int, path: EdgePath?, label: Rectangle?)

  /// Returns edges that leave a box side by side, rise or fall, and arrive horizontally, with their labels on top.
  private func spread(_ edges: [Int], from node: Int) -> [Line] {
    guard let tail = index.boxes[node] else { return [] }
    let ends = edges.compactMap { edge in
      index.ends[edge].head.flatMap { index.boxes[$0] }.map { (edge: edge, box: $0) }
    }
    .filter { $0.box.x > tail.maxX + Fan.room.boxes }.sorted { ($0.box.midY, $0.edge) < ($1.box.midY, $1.edge) }
    let labelWidth = ends.compactMap { index.labels[$0.edge]?.width }.max() ?? 0
    let shelf = (ends.map(\.box.x).min() ?? 0) - labelWidth - Fan.tips.end
    let hasTips = ends.contains { graph.edges[$0.edge].hasTailArrow }
    let first = tail.maxX + (hasTips ? Fan.tips.start : 0)
    guard ends.count > 2, shelf > first + Fan.room.turn else { return [] }
    let step = min(
      hasTips ? Fan.steps.tips : Fan.steps.plain, (tail.height - Fan.steps.corners) / Double(ends.count - 1))
    let turn = (first + shelf) / 2
    return ends.enumerated().map { position, end in
      let leave = tail.midY + step * (Double(position) - Double(ends.count - 1) / 2)
      let arrive = end.box.midY
      let landing = Point(x: shelf, y: arrive)
      let target = Point(x: end.box.x, y: arrive)
      let path = EdgePath.curved([
        Point(x: tail.maxX, y: leave), Point(x: tail.maxX, y: leave), Point(x: first, y: leave),
        Point(x: first, y: leave), Point(x: turn, y: leave), Point(x: turn, y: arrive), landing, landing, target,
        target,
      ])
      let label = index.labels[end.edge].map {
        Rectangle(
          x: shelf + Fan.labelInset, y: arrive - $0.height - LabelPlacer.distance, width: $0.width, height: $0.height)
      }
      return (end.edge, path, label)
    }
  }
}
