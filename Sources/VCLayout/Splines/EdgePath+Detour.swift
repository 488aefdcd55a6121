import VCDOT

/// Detours of a curved path around a box, and its relation to boxes.
extension EdgePath {
  /// The distance of a detour from the box.
  private static let clearance = 8.0
  /// The distance from the box at which the path begins to turn.
  private static let approach = 36.0

  /// Returns whether any part of the path is in a box.
  func passes(_ box: Rectangle) -> Bool {
    reach.intersects(box) && segments.contains { box.isCrossed(from: $0.start, to: $0.end) }
  }

  /// Returns whether a label's box is next to the path, but not on it.
  func passesBeside(_ box: Rectangle) -> Bool { passes(box.grown(by: LabelPlacer.farthest)) && !passes(box) }

  /// Returns the first obstacle along the path.
  func first(of obstacles: [Rectangle]) -> Rectangle? {
    for segment in segments {
      if let box = obstacles.first(where: { $0.isCrossed(from: segment.start, to: segment.end) }) { return box }
    }
    return nil
  }

  /// Returns the path with a detour on one side of a box; `nil` if it begins or ends there.
  func passing(_ obstacle: Rectangle, isClockwise: Bool) -> EdgePath? {
    let box = obstacle.grown(by: Self.clearance)
    guard let entry = segments.firstIndex(where: { box.isCrossed(from: $0.start, to: $0.end) }),
      let exit = segments.lastIndex(where: { box.isCrossed(from: $0.start, to: $0.end) })
    else { return nil }
    let (start, end) = (cut(before: entry), cut(after: exit))
    guard start > 0, end < segments.count else { return nil }
    let (from, to) = (segments[start].start, segments[end - 1].end)
    let corners = box.corners(from: from, to: to, isClockwise: isClockwise)
    guard !corners.isEmpty else { return nil }
    let front = part(until: start)
    let back = part(from: end)
    guard let last = front.last, let first = back.first else { return nil }
    let before = front.last { $0 != last } ?? last
    let after = back.first { $0 != first } ?? first
    return .curved(front + Self.smooth([last] + corners + [first], before: before, after: after) + back.dropFirst())
  }

  /// Returns the index of the segment where a turn begins, some distance before one that meets the box.
  private func cut(before entry: Int) -> Int {
    var (position, rest) = (entry, Self.approach)
    while position > 1, rest > 0 {
      position -= 1
      rest -= segments[position].length
    }
    return position
  }

  private func cut(after exit: Int) -> Int {
    var (position, rest) = (exit + 1, Self.approach)
    while position < segments.count - 1, rest > 0 {
      rest -= segments[position].length
      position += 1
    }
    return position
  }

  // MARK: - Parts

  /// Returns the exact curve up to the start of a segment.
  func part(until segment: Int) -> [Point] {
    let (piece, step) = (segment / Self.stepsPerPiece, segment % Self.stepsPerPiece)
    let whole = Array(points.prefix(piece * 3 + 1))
    guard step > 0 else { return whole }
    let curve = Array(points[(piece * 3)..<(piece * 3 + 4)])
    return whole + Self.firstPart(of: curve, until: Double(step) / Double(Self.stepsPerPiece)).dropFirst()
  }

  /// Returns the exact curve from the start of a segment.
  private func part(from segment: Int) -> [Point] {
    reversed.part(until: segments.count - segment).reversed()
  }

  /// Returns cubic pieces through points, without the first point; at both ends the path keeps its direction.
  private static func smooth(_ points: [Point], before: Point, after: Point) -> [Point] {
    var result: [Point] = []
    for (position, (here, next)) in zip(points, points.dropFirst()).enumerated() {
      let reach = here.distance(to: next) / 3
      let isLast = position + 2 == points.count
      let leaving = position == 0 ? before.direction(to: here) : points[position - 1].direction(to: next)
      let arriving = isLast ? next.direction(to: after) : here.direction(to: points[position + 2])
      result += [
        Point(x: here.x + leaving.x * reach, y: here.y + leaving.y * reach),
        Point(x: next.x - arriving.x * reach, y: next.y - arriving.y * reach), next,
      ]
    }
    return result
  }
}

extension GraphLayout.Point {
  func distance(to other: Self) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// Returns the unit vector towards a point.
  func direction(to other: Self) -> Self {
    let distance = max(distance(to: other), 1e-9)
    return Self(x: (other.x - x) / distance, y: (other.y - y) / distance)
  }
}

extension GraphLayout.Rectangle {
  /// Returns the corners that a path around the box passes between two points.
  fileprivate func corners(
    from start: GraphLayout.Point, to end: GraphLayout.Point, isClockwise: Bool
  ) -> [GraphLayout.Point] {
    let corners = [
      GraphLayout.Point(x: x, y: y), GraphLayout.Point(x: maxX, y: y), GraphLayout.Point(x: maxX, y: maxY),
      GraphLayout.Point(x: x, y: maxY),
    ]
    let places = [0, width, width + height, 2 * width + height]
    let whole = 2 * (width + height)
    let (from, to) = (place(of: start), place(of: end))
    func ahead(_ place: Double) -> Double {
      let distance = isClockwise ? place - from : from - place
      return distance < 0 ? distance + whole : distance
    }
    return zip(corners, places).filter { ahead($0.1) < ahead(to) }.sorted { ahead($0.1) < ahead($1.1) }.map(\.0)
  }

  /// Returns the distance along the border, clockwise from the upper left corner, of the place nearest to a point.
  private func place(of point: GraphLayout.Point) -> Double {
    let inside = GraphLayout.Point(x: min(max(point.x, x), maxX), y: min(max(point.y, y), maxY))
    let distances = [inside.y - y, maxX - inside.x, maxY - inside.y, inside.x - x]
    switch distances.indices.min(by: { distances[$0] < distances[$1] }) {
    case 0: return inside.x - x
    case 1: return width + inside.y - y
    case 2: return width + height + maxX - inside.x
    default: return 2 * width + height + maxY - inside.y
    }
  }
}
