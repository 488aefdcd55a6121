import VCDOT

/// Places the labels of edges beside their edge, clear of everything else.
struct LabelPlacer {
  /// A position, and its base cost: the distance from the middle of its edge.
  struct Candidate {
    var box: Rectangle
    var cost: Double
  }

  /// The cost of collisions, in points of distance from the middle of the edge.
  enum Price {
    /// For each box, heading or label that it overlaps, one of which becomes unreadable.
    static let hidden = 2500.0
    /// For each other edge that it touches.
    static let collision = 1000.0
    /// For each other edge that is too close.
    static let closeness = 450.0
    /// For a label of another edge so close in the same row, or directly above or below, that both read as one phrase.
    static let phrase = 100.0
    /// For each other edge so close that the label might be read as its own.
    static let doubt = 40.0
    /// For overlapping its own edge.
    static let ownLine = 400.0
    /// For being so far from its edge that it seems to belong to another.
    static let farAway = 1500.0
    /// For each border of a cluster.
    static let border = 30.0
  }

  /// The minimum distance of a label from other boxes, labels and edges, and from its own edge.
  static let gap = (others: 4.0, own: 1.0)
  /// The minimum distance between labels in the same row, and between labels above each other.
  static let space = (row: 12.0, column: 8.0)
  /// The distance from other edges at which it is certain to which edge a label belongs.
  static let certainty = 10.0
  /// The usual and the maximum distance between an edge and its label.
  static let distance = 3.0, farthest = 8.0

  private let edge: Int
  private let solids, frames, words: [Rectangle]
  private let lines: [(path: EdgePath, isOwn: Bool)]
  /// The distance from other edges from which it is certain whose label it is; in maps, whose edges are curves, any.
  private let certainty: Double

  /// - Parameter area: The area of all positions that will be evaluated.
  init(_ index: ObstacleIndex, edge: Int, area: Rectangle) {
    self.edge = edge
    certainty = index.graph.routing == .orthogonal ? Self.certainty : Self.gap.others
    let area = area.grown(by: Self.space.row)
    words = index.labels(near: area).compactMap { $0 == edge ? nil : index.labels[$0] }
    solids =
      index.boxes(near: area).compactMap { index.boxes[$0] }
      + index.headings(near: area).compactMap { index.headings[$0] }
    frames = index.frames(near: area).compactMap { index.frames[$0] }
    lines = index.paths(near: area).compactMap { other in index.paths[other].map { ($0, other == edge) } }
  }

  /// Returns the cheapest position beside an edge path, if one costs less than a limit.
  static func place(
    _ size: Size, of edge: Int, along path: EdgePath, in index: ObstacleIndex, below limit: Double = .infinity
  ) -> Rectangle? {
    let candidates = path.labelCandidates(size)
    guard let first = candidates.first else { return nil }
    let placer = LabelPlacer(
      index, edge: edge, area: candidates.dropFirst().reduce(first.box) { $0.union($1.box) })
    let order: Order = path.isOrthogonal ? .asGiven : .fromMiddle
    let best = placer.cheapest(of: candidates, order, below: limit)
    // Collisions with text justify a denser search.
    guard best.map({ $0.cost >= Price.collision }) ?? (limit > Price.collision) else { return best?.box }
    return placer.cheapest(of: path.closeLabelCandidates(size), order, below: best?.cost ?? limit)?.box ?? best?.box
  }

  /// Returns the cost of a label at its position.
  static func cost(of label: Rectangle, of edge: Int, in index: ObstacleIndex) -> Double {
    LabelPlacer(index, edge: edge, area: label).collisions(label, upTo: .infinity)
  }

  /// The order in which positions are evaluated: cheap ones rule out most of those after them.
  private enum Order { case asGiven, fromMiddle }

  /// Returns the first of the cheapest positions, with its total cost.
  private func cheapest(of candidates: [Candidate], _ order: Order, below limit: Double) -> Candidate? {
    var best: (position: Int, cost: Double)?
    let middle = candidates.count / 2
    for step in candidates.indices {
      let aside = step.isMultiple(of: 2) ? step / 2 : -(step + 1) / 2
      let position = order == .asGiven ? step : middle + aside
      let candidate = candidates[position]
      let limit = best?.cost ?? limit
      let isFirst = best.map { position < $0.position } ?? false
      func isCheaper(_ cost: Double) -> Bool { cost < limit || isFirst && cost == limit }
      guard isCheaper(candidate.cost) else { continue }
      let cost = candidate.cost + collisions(candidate.box, upTo: limit - candidate.cost)
      if isCheaper(cost) { best = (position, cost) }
    }
    return best.map { Candidate(box: candidates[$0.position].box, cost: $0.cost) }
  }

  /// Returns the cost of a position for everything that it touches; infinity if it exceeds a limit.
  private func collisions(_ box: Rectangle, upTo limit: Double) -> Double {
    let (wide, close) = (box.grown(by: Self.gap.others), box.grown(by: Self.gap.own))
    let space = Self.space
    let row = Rectangle(x: box.x - space.row, y: box.y, width: box.width + 2 * space.row, height: box.height)
    let column = Rectangle(
      x: box.x, y: box.y - space.column, width: box.width, height: box.height + 2 * space.column)
    var cost = 0.0
    for frame in frames where frame.intersects(box) && !frame.contains(wide) { cost += Price.border }
    for other in solids where other.intersects(wide) {
      cost += other.intersects(box) ? Price.hidden : Price.closeness
      if cost > limit { return .infinity }
    }
    for other in words {
      if other.intersects(wide) {
        cost += other.intersects(box) ? Price.hidden : Price.closeness
      } else if other.intersects(row) || other.intersects(column) {
        cost += Price.phrase
      }
      if cost > limit { return .infinity }
    }
    let near = box.grown(by: certainty)
    for line in lines where line.path.passes(line.isOwn ? close : near) {
      cost += line.isOwn ? Price.ownLine : price(of: line.path, close: close, wide: wide)
      if cost > limit { return .infinity }
    }
    return cost
  }

  /// Returns the cost of another edge near a label.
  private func price(of path: EdgePath, close: Rectangle, wide: Rectangle) -> Double {
    guard path.passes(wide) else { return path.isOrthogonal ? Price.doubt : 0 }
    return path.passes(close) ? Price.collision : Price.closeness
  }
}
