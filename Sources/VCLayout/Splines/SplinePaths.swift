import VCDOT

extension BoxPlacement {
  /// Takes the edge paths and label positions from the layout.
  mutating func takePaths(from layout: GraphLayout, detail: LayoutDetail) {
    for edge in placed.graph.edges {
      guard let line = layout.edges[edge.id], line.points.count > 3 else { continue }
      var points = line.points
      if let tip = line.tailTip, let first = points.first { points = Self.straight(from: tip, to: first) + points }
      if let tip = line.headTip, let last = points.last {
        points += Self.straight(from: last, to: tip).dropFirst() + [tip]
      }
      let isReversed =
        edge.isReversed || edge.isReturn && detail == .reducedWithSiblings || edge.isBackward && detail == .full
      placed.paths[edge.id] = .curved(isReversed ? points.reversed() : points)
      let size = edge.labelSize
      if let middle = line.label, !edge.label.isEmpty {
        placed.labels[edge.id] = Rectangle(center: middle, width: size.width, height: size.height)
      }
    }
  }

  /// Returns the first three points of a curve that is a straight line.
  private static func straight(from start: Point, to end: Point) -> [Point] {
    func point(_ part: Double) -> Point {
      Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
    return [start, point(1 / 3.0), point(2 / 3.0)]
  }
}

extension EdgePath {
  /// Returns cubic curves with the last part, up to a distance from the end, cut off.
  static func shortened(_ points: [Point], by distance: Double) -> [Point] {
    var points = points
    var rest = distance
    while rest > 0, points.count > 3 {
      let piece = Array(points.suffix(4))
      let length = EdgePath.curved(piece).segments.map(\.span).reduce(0, +)
      if length <= rest, points.count > 6 {
        points.removeLast(3)
        rest -= length
        continue
      }
      let part = max(1 - rest / max(length, 0.01), 0.05)
      points.replaceSubrange((points.count - 4)..., with: firstPart(of: piece, until: part))
      rest = 0
    }
    return points
  }

  /// Returns the first part of a cubic piece, by De Casteljau's algorithm.
  static func firstPart(of piece: [Point], until t: Double) -> [Point] {
    func mix(_ a: Point, _ b: Point) -> Point { Point(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
    let (ab, bc, cd) = (mix(piece[0], piece[1]), mix(piece[1], piece[2]), mix(piece[2], piece[3]))
    let (abc, bcd) = (mix(ab, bc), mix(bc, cd))
    return [piece[0], ab, abc, mix(abc, bcd)]
  }
}

extension Segment {
  /// The distance between its ends.
  fileprivate var span: Double {
    let (x, y) = (end.x - start.x, end.y - start.y)
    return (x * x + y * y).squareRoot()
  }
}
