import VCDOT

extension EdgePath {
  /// Returns label positions beside the path, starting with those at the middle of its segments.
  func labelCandidates(_ size: Size) -> [LabelPlacer.Candidate] {
    guard isOrthogonal else { return curveCandidates(size) }
    return segments.reduce(into: []) { $1.addLabelCandidates(size, to: &$0) }
  }

  /// Returns more densely spaced label positions; none for orthogonal paths, whose positions are dense enough.
  func closeLabelCandidates(_ size: Size) -> [LabelPlacer.Candidate] {
    isOrthogonal ? [] : curveCandidates(size, step: 3, between: 2)
  }

  /// - Parameters:
  ///   - size: The size of the label.
  ///   - step: The distance between positions along the path, in points; `nil` to derive it from the path's length.
  ///   - between: The number of additional distances from the path to try.
  private func curveCandidates(_ size: Size, step: Double? = nil, between: Int = 0) -> [LabelPlacer.Candidate] {
    let length = segments.reduce(0) { $0 + $1.start.distance(to: $1.end) }
    guard length > 0 else { return [] }
    let (close, far) = (LabelPlacer.distance, LabelPlacer.farthest - 1)
    var sides = [(-1.0, 0.0, close), (1, 3, close), (-1, 150, far), (1, 153, far)]
    for number in 0..<between {
      let part = Double(number + 1) / Double(between + 1)
      sides += [(-1, 150 * part, close + (far - close) * part), (1, 3 + 150 * part, close + (far - close) * part)]
    }
    var places: [LabelPlacer.Candidate] = []
    var passed = 0.0
    var next = min(length / 2, 16)
    let step = step ?? max(length / 60, 9)
    places.reserveCapacity((Int(length / step) + 1) * sides.count)
    for segment in segments {
      let extent = segment.start.distance(to: segment.end)
      while next <= passed + extent, extent > 0 {
        let part = (next - passed) / extent
        let point = Point(
          x: segment.start.x + (segment.end.x - segment.start.x) * part,
          y: segment.start.y + (segment.end.y - segment.start.y) * part)
        let way = segment.start.direction(to: segment.end)
        let cost = abs(next - length / 2) * 0.3
        // Above a path before below it, and close to it before far.
        for (side, extra, distance) in sides {
          let reach = abs(way.y) * size.width / 2 + abs(way.x) * size.height / 2 + distance
          let turn = way.x < 0 ? -side : side
          let center = Point(x: point.x - way.y * reach * turn, y: point.y + way.x * reach * turn)
          places.append(
            .init(box: Rectangle(center: center, width: size.width, height: size.height), cost: cost + extra))
        }
        next += step
      }
      passed += extent
    }
    return places
  }
}

extension Segment {
  /// Adds positions beside a horizontal or vertical segment; horizontal ones are preferred, since text can sit on them.
  fileprivate func addLabelCandidates(_ size: Size, to places: inout [LabelPlacer.Candidate]) {
    guard length > 1 else { return }
    let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let extent = isHorizontal ? size.width : size.height
    let room = max(length - extent, 0) / 2
    let overhang = max(extent - length, 0)
    let gap = LabelPlacer.distance
    func add(_ x: Double, _ y: Double, _ cost: Double) {
      places.append(.init(box: Rectangle(x: x, y: y, width: size.width, height: size.height), cost: cost))
    }
    func add(at offset: Double) {
      let cost = abs(offset) * 0.15 + overhang * 0.8
      if isHorizontal {
        let x = middle.x + offset - size.width / 2
        add(x, middle.y - size.height - gap, cost)
        add(x, middle.y + gap, cost + 4)
      } else {
        let y = middle.y + offset - size.height / 2
        add(middle.x + gap + 3, y, cost + 20)
        add(middle.x - size.width - gap - 3, y, cost + 24)
      }
    }
    add(at: 0)
    for step in stride(from: 10.0, through: room + 30, by: 10) {
      add(at: step)
      add(at: -step)
    }
  }
}
