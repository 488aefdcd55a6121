extension LayoutSearch {
  /// Returns the best candidate that is as narrow as required; if none is, the narrowest.
  ///
  /// Edges around everything make a figure wider than its rows of boxes. If that makes it too wide, its parts are packed for
  /// narrower pages, from the widest of these to the narrowest, until a candidate fits. If none does, the result must not depend on
  /// the required width, so wider pages are tried, too.
  static func bestInWidth(_ graph: LayoutGraph, _ boxes: BoxLayout<Failure>) throws(Failure) -> Outcome? {
    var best = try best(of: graph, boxes)
    guard let first = best, first.score.isTooWide, graph.hasSeveralParts else { return best }
    let widths = (graph.isHuge ? [] : PageWidths.others) + [PageWidths.narrowest]
    for width in widths.filter({ $0 < graph.maxWidth }) + widths.filter({ $0 > graph.maxWidth }) {
      var other = graph
      other.maxWidth = width
      guard var (placed, _) = try self.best(of: other, boxes) else { continue }
      placed.graph.maxWidth = graph.maxWidth
      let score = LayoutScore(placed, placed.faults)
      if best.map({ score < $0.score }) ?? true { best = (placed, score) }
      if !score.isTooWide, score.collisions == 0 { break }
    }
    return best
  }
}

/// Widths of pages, in points.
private enum PageWidths {
  /// The widths to try.
  static let others: [Double] = [1200, 1000, 850, 720, 610, 520, 440, 370]
  /// A width that leaves room for a single part in each row.
  static let narrowest = 1.0
}

extension LayoutGraph {
  /// Whether it has parts that can be placed in rows.
  fileprivate var hasSeveralParts: Bool {
    GraphParts(self, by: routing == .orthogonal ? .clusters : .connected).isSeveral
  }
}
