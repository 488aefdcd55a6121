/// How much work may go into rerouting the lines of a figure, over all candidates.
///
/// Work is counted in states of the search, never by a clock, and spent in the order of the candidates: the same figure comes
/// out on any machine.
struct WorkBudget {
  private var rest: Int

  /// In small figures lines can be told apart, and are worth their time.
  private static let smallFigure = (boxes: 60, states: 1_200_000)
  /// Above, so many times what it takes to route all lines once.
  private static let states = (figure: 40_000, line: 200)

  init(for graph: LayoutGraph) {
    rest =
      graph.nodes.count <= Self.smallFigure.boxes
      ? Self.smallFigure.states : Self.states.figure + Self.states.line * graph.edges.count
  }

  /// What the next candidate may take, so that something is left for those after it.
  var share: Int { rest / 3 }

  mutating func spend(_ work: Int) { rest -= min(work, rest) }
}
