import VCDOT

/// Finds the positions of a graph's parts: tries a few candidates, and keeps the one with the best score.
package struct LayoutSearch<Failure: Error> {
  /// A figure and its score.
  typealias Outcome = (placed: PlacedGraph, score: LayoutScore)

  let graph: LayoutGraph
  let boxes: BoxLayout<Failure>
  private var budget: WorkBudget
  private var best: Outcome?
  /// The candidates that were the only one of their arrangement and spacing, since two arrangements often put all boxes in the
  /// same places.
  private var routed: [(input: EdgeInput, outcome: Outcome)] = []

  init(_ graph: LayoutGraph, _ boxes: BoxLayout<Failure>) {
    self.graph = graph
    self.boxes = boxes
    budget = WorkBudget(for: graph)
  }

  /// Returns the best of a few candidates.
  ///
  /// `layout` is usually called once for each part. It is called again with less edge detail and wider spacing if edges would
  /// cross or run through labels, and in other arrangements if the figure is far from the shape of a page. The result depends
  /// only on the graph and the layouts.
  package static func place(
    _ graph: LayoutGraph, layout: @escaping (DOTGraph) throws(Failure) -> GraphLayout
  ) throws(Failure) -> PlacedGraph {
    let boxes = BoxLayout(layout)
    let found = graph.isWidthRequired ? try bestInWidth(graph, boxes) : try best(of: graph, boxes)
    return found?.placed ?? PlacedGraph(graph: graph)
  }

  /// Returns the best candidate for a graph.
  static func best(of graph: LayoutGraph, _ boxes: BoxLayout<Failure>) throws(Failure) -> Outcome? {
    var search = LayoutSearch(graph, boxes)
    return try search.run()
  }

  private mutating func run() throws(Failure) -> Outcome? {
    let (arrangements, isTurnedFirst) = try arrangements()
    var last: Outcome?
    for arrangement in arrangements {
      // Collisions justify exceeding the budget.
      if best?.score.collisions == 0, budget.isSpent { break }
      guard try isWorthTrying(arrangement, of: arrangements, best: best, last: last) else { continue }
      let found = try candidate(in: arrangement)
      last = found
      if let found, best.map({ found.score < $0.score }) ?? true { best = found }
      guard let score = best?.score else { continue }
      // Whatever is a page is better than a ribbon.
      if score.suffices(for: graph, arrangement) || isTurnedFirst && !score.isRibbon { break }
    }
    return best
  }

  /// Returns the best candidate of an arrangement; wider spacing is chosen only if it reduces faults.
  private mutating func candidate(in arrangement: LayoutCandidate.Arrangement) throws(Failure) -> Outcome? {
    var chosen: Outcome?
    let candidates = LayoutCandidate.all(for: graph, arrangement)
    for spacing in LayoutSpacing.tries {
      let toBeat = [best?.score, chosen?.score].compactMap { $0 }.min()
      guard let found = try candidate(of: candidates.filter { $0.spacing == spacing }, toBeat: toBeat) else { continue }
      if chosen.map({ found.score.improves(on: $0.score) }) ?? true { chosen = found }
      // With splines, more room does not reduce crossings, and in large graphs edges cross in any room.
      let isRoomEnough = graph.routing == .splines || graph.isLarge || chosen?.score.crossings == 0
      if chosen?.score.collisions == 0, isRoomEnough || budget.isSpent { break }
    }
    return chosen
  }

  /// Returns the best of the candidates of one arrangement and spacing; `nil` if none is worth routing.
  private mutating func candidate(
    of candidates: [LayoutCandidate], toBeat known: LayoutScore?
  ) throws(Failure) -> Outcome? {
    var tries: [Try] = []
    var inputs: [EdgeInput] = []
    for candidate in candidates where isWorthTrying(candidate, after: tries) {
      let arranged = candidate.arranged(graph)
      let (placed, isWhole) = try boxes.layout(of: arranged, candidate)
      // Edges make a figure wider, never narrower.
      if let known, known.isFitter(thanBoxes: placed.width, of: graph) { continue }
      inputs.append(EdgeInput(graph: arranged, boxes: placed, detail: candidate.detail))
      if let known = routed.first(where: { [$0.input] == inputs }) { return known.outcome }
      tries.append(route(arranged, candidate, placed, isWhole: isWhole))
      budget.spend(tries.last?.passes.work ?? 0)
      if tries.last?.score.isClean ?? false { break }
    }
    // Not every arrangement is tried with the tightest spacing.
    guard let found = reroutedBest(of: tries, toBeat: known) else { return nil }
    if inputs.count == 1, let input = inputs.first { routed.append((input, found)) }
    return found
  }

  private func isWorthTrying(_ candidate: LayoutCandidate, after tries: [Try]) -> Bool {
    if candidate.isLastResort(for: graph), tries.contains(where: { $0.score.isFair(for: graph) }) { return false }
    return candidate.detail != .reducedWithSiblings || !tries.contains { $0.score.strays == 0 }
  }

  private func route(
    _ arranged: LayoutGraph, _ candidate: LayoutCandidate, _ boxes: GraphLayout, isWhole: Bool
  ) -> Try {
    var passes = LayoutPasses(on: arranged, boxes: boxes, detail: candidate.detail)
    // In the DOT file, labels make their own room.
    passes.placed.spacing = arranged.fitted(candidate.spacing)
    if !isWhole || candidate.detail != .full { passes.placed.isAsLaidOut = false }
    return Try(passes: passes, score: LayoutScore(passes))
  }

  /// Returns the candidate with the fewest faults, with its edges rerouted if that is worth its time, which exceeds that of all
  /// other passes.
  private mutating func reroutedBest(of tries: [Try], toBeat known: LayoutScore?) -> Outcome? {
    guard var best = tries.min(by: { $0.score.faults < $1.score.faults }) else { return nil }
    if !best.score.isClean, known.map({ !$0.isFitter(than: best.score.misfit) }) ?? true {
      best.passes.ripUpAndReroute(&budget)
      best.score = LayoutScore(best.passes)
    }
    return (best.passes.placed, best.score)
  }
}

/// What the paths of edges depend on.
private struct EdgeInput: Equatable {
  var graph: LayoutGraph
  var boxes: GraphLayout
  var detail: LayoutDetail
}

/// A candidate with all its edges.
private struct Try {
  var passes: LayoutPasses
  var score: LayoutScore
}

extension LayoutScore {
  /// Returns whether no other arrangement is worth trying.
  fileprivate func suffices(for graph: LayoutGraph, _ arrangement: LayoutCandidate.Arrangement) -> Bool {
    if isRibbon { return false }
    if graph.isHuge { return collisions == 0 || arrangement != .packed }
    if isTooWide { return false }
    return isFair(for: graph) && (crossings == 0 || [.asGiven, .shallow].contains(arrangement))
  }

  /// Returns whether edges cross about once each at most, without collisions.
  fileprivate func isFair(for graph: LayoutGraph) -> Bool { collisions == 0 && crossings <= graph.edges.count }
}
