/// How much work may go into the lines of a figure, over all candidates.
///
/// Work is counted in states of the search, never by a clock, and spent in the order of the candidates: the same figure comes
/// out on any machine.
struct WorkBudget {
  private var rest: Int

  /// With few boxes lines can be told apart, and are worth their time: above all where more of them have to fit a page.
  private static let fewBoxes = (inColumn: 350_000, onPage: 500_000)
  /// With many, so much in any figure and for each line, up to a limit.
  private static let manyBoxes = (figure: 50_000, line: 2500, most: 1_200_000)

  init(for graph: LayoutGraph) {
    let (few, many) = (Self.fewBoxes, Self.manyBoxes)
    let usual = graph.hasFewBoxes ? few.inColumn : few.onPage
    rest = graph.hasManyBoxes ? min(many.figure + many.line * graph.edges.count, many.most) : usual
  }

  /// What rerouting the next candidate may take, so that something is left for those after it.
  var share: Int { rest / 2 }

  /// Whether nothing is left: then what was found has to do.
  var isSpent: Bool { rest == 0 }

  mutating func spend(_ work: Int) { rest -= min(work, rest) }
}
