/// The amount of work that may go into routing a figure's edges, over all candidates.
///
/// Work is counted in search states, not in time, and spent in the order of the candidates, so that every machine produces the
/// same figure.
struct WorkBudget {
  private var rest: Int

  /// With few boxes readers can trace each edge, so edges are worth the time, above all if more boxes have to fit a page.
  private static let fewBoxes = (inColumn: 350_000, onPage: 500_000)
  /// With many boxes, a fixed amount for the figure and for each edge, up to a limit.
  private static let manyBoxes = (figure: 50_000, line: 2500, most: 1_200_000)

  init(for graph: LayoutGraph) {
    let (few, many) = (Self.fewBoxes, Self.manyBoxes)
    let usual = graph.hasFewBoxes ? few.inColumn : few.onPage
    rest = graph.hasManyBoxes ? min(many.figure + many.line * graph.edges.count, many.most) : usual
  }

  /// The share for rerouting the next candidate, which leaves some work for those after it.
  var share: Int { rest / 2 }

  /// Whether no work is left, so that the best result so far must do.
  var isSpent: Bool { rest == 0 }

  mutating func spend(_ work: Int) { rest -= min(work, rest) }
}
