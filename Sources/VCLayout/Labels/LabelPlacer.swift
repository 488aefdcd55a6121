import VCDOT

/// Finds places for the labels of lines: beside the line, off everything else.
struct LabelPlacer {
  /// A place, and what it costs by itself: how far it is from the middle of its line.
  struct Candidate {
    var box: Rectangle
    var cost: Double
  }

  /// What a place pays for, in points of distance from the middle of its line.
  enum Price {
    /// For each box, heading or word that it touches: one of the two cannot be read.
    static let hidden = 2500.0
    /// For each line of others that it touches.
    static let collision = 1000.0
    /// For each of them that it comes too close to.
    static let closeness = 450.0
    /// For words of another line so near in the same row, or so closely above or below, that both read as one phrase.
    static let phrase = 100.0
    /// For its own line.
    static let ownLine = 400.0
    /// For being so far from its line that one takes it for another's.
    static let farAway = 1500.0
    /// For each border of a cluster.
    static let border = 30.0
  }

  /// How far words keep from the boxes, words and lines of others, and from their own line.
  static let gap = (others: 4.0, own: 1.0)
  /// How far words in one row keep from each other, and words above each other.
  static let space = (row: 12.0, column: 8.0)
  /// Between a line and its words, and what is the most between them.
  static let distance = 3.0, farthest = 8.0

  private let edge: Int
  private let solids, frames, words: [Rectangle]
  private let lines: [(path: EdgePath, isOwn: Bool)]

  /// - Parameter area: Where places will be asked about.
  init(_ index: ObstacleIndex, edge: Int, area: Rectangle) {
    self.edge = edge
    let area = area.grown(by: Self.space.row)
    words = index.labels(near: area).compactMap { $0 == edge ? nil : index.labels[$0] }
    solids =
      index.boxes(near: area).compactMap { index.boxes[$0] }
      + index.headings(near: area).compactMap { index.headings[$0] }
    frames = index.frames(near: area).compactMap { index.frames[$0] }
    lines = index.paths(near: area).compactMap { other in index.paths[other].map { ($0, other == edge) } }
  }

  /// The cheapest place beside a line, where one costs less than a limit.
  static func place(
    _ size: Size, of edge: Int, along path: EdgePath, in index: ObstacleIndex, below limit: Double = .infinity
  ) -> Rectangle? {
    let candidates = path.labelCandidates(size)
    guard let first = candidates.first else { return nil }
    let placer = LabelPlacer(
      index, edge: edge, area: candidates.dropFirst().reduce(first.box) { $0.union($1.box) })
    let best = placer.cheapest(of: candidates, below: limit)
    // Words that hide something, or are hidden, are worth a closer look.
    guard best.map({ $0.cost >= Price.collision }) ?? (limit > Price.collision) else { return best?.box }
    return placer.cheapest(of: path.closeLabelCandidates(size), below: best?.cost ?? limit)?.box ?? best?.box
  }

  /// What a label costs where it lies.
  static func cost(of label: Rectangle, of edge: Int, in index: ObstacleIndex) -> Double {
    LabelPlacer(index, edge: edge, area: label).collisions(label, below: .infinity)
  }

  private func cheapest(of candidates: [Candidate], below limit: Double) -> Candidate? {
    var best: Candidate?
    for candidate in candidates {
      let limit = best?.cost ?? limit
      guard candidate.cost < limit else { continue }
      let cost = candidate.cost + collisions(candidate.box, below: limit - candidate.cost)
      if cost < limit { best = Candidate(box: candidate.box, cost: cost) }
    }
    return best
  }

  /// What a place costs for all that it touches; counted no further than to a limit.
  private func collisions(_ box: Rectangle, below limit: Double) -> Double {
    let (wide, close) = (box.grown(by: Self.gap.others), box.grown(by: Self.gap.own))
    let space = Self.space
    let row = Rectangle(x: box.x - space.row, y: box.y, width: box.width + 2 * space.row, height: box.height)
    let column = Rectangle(
      x: box.x, y: box.y - space.column, width: box.width, height: box.height + 2 * space.column)
    var cost = 0.0
    for frame in frames where frame.intersects(box) && !frame.contains(wide) { cost += Price.border }
    for other in solids where other.intersects(wide) {
      cost += other.intersects(box) ? Price.hidden : Price.closeness
      if cost >= limit { return cost }
    }
    for other in words {
      if other.intersects(wide) {
        cost += other.intersects(box) ? Price.hidden : Price.closeness
      } else if other.intersects(row) || other.intersects(column) {
        cost += Price.phrase
      }
      if cost >= limit { return cost }
    }
    for line in lines where line.path.passes(line.isOwn ? close : wide) {
      cost += line.isOwn ? Price.ownLine : line.path.passes(close) ? Price.collision : Price.closeness
      if cost >= limit { return cost }
    }
    return cost
  }
}
