import VCDOT

/// Finds the places of a graph's parts, with a layout of boxes that Graphviz computes.
package enum LayoutSearch {
  /// The best of a few candidates.
  ///
  /// `layout` is called once for each part in the ordinary case; again, told less of the lines and with more room, where
  /// lines would cross or run through labels, and in other arrangements where the figure is far from the shape of a page.
  /// The outcome depends on the graph and the layouts only.
  package static func place<Failure: Error>(
    _ graph: LayoutGraph, layout: (DOTGraph) throws(Failure) -> GraphLayout
  ) throws(Failure) -> PlacedGraph {
    var known: [DOTGraph: GraphLayout] = [:]
    /// Candidates have parts in common, and each is laid out once.
    func layoutOnce(_ dot: DOTGraph) throws(Failure) -> GraphLayout {
      if let found = known[dot] { return found }
      let found = try layout(dot)
      known[dot] = found
      return found
    }
    var best: Outcome?
    var last: Outcome?
    var budget = WorkBudget(for: graph)
    for arrangement in try arrangements(of: graph, layout: layoutOnce) {
      // Lines that run through something are worth more than the budget.
      if best?.score.collisions == 0, budget.isSpent { break }
      if arrangement == .packedNarrowly, last?.score.isTooWide == false { continue }
      if arrangement == .packedInColumn, best?.score.isTooWide != true { continue }
      let found = try place(graph, arrangement, toBeat: best?.score, &budget, layout: layoutOnce)
      last = found
      if let found, best.map({ found.score < $0.score }) ?? true { best = found }
      if let score = best?.score, score.suffices(for: graph, arrangement) { break }
    }
    return best?.placed ?? PlacedGraph(graph: graph)
  }

  private typealias Outcome = (placed: PlacedGraph, score: LayoutScore)

  /// The arrangements that are worth trying, those first whose boxes alone fit the page.
  private static func arrangements<Failure: Error>(
    of graph: LayoutGraph, layout: (DOTGraph) throws(Failure) -> GraphLayout
  ) throws(Failure) -> [LayoutCandidate.Arrangement] {
    let all = LayoutCandidate.arrangements(for: graph)
    guard all.starts(with: [.asGiven, .packed]) else { return all }
    let (boxes, _) = try boxes(
      of: graph, LayoutCandidate(arrangement: .asGiven, spacing: .regular, detail: .full), layout: layout)
    if boxes.width <= graph.maxWidth { return all }
    // Nobody reads a figure that is several pages wide, however few of its lines cross.
    if boxes.width > Self.widest * graph.maxWidth {
      return all.filter { $0 != .asGiven && $0 != .cascading && ($0 != .turned || graph.hasFewBoxes) }
    }
    let packed: [LayoutCandidate.Arrangement] = [.packed, .packedNarrowly, .packedInColumn].filter(all.contains)
    return packed + [.asGiven] + all.dropFirst(packed.count + 1)
  }

  /// In pages: wider than that, a figure is not laid out as it is given.
  private static let widest = 1.5

  /// The best candidate of an arrangement: with as little room as it can have, and with more only for fewer faults.
  private static func place<Failure: Error>(
    _ graph: LayoutGraph, _ arrangement: LayoutCandidate.Arrangement, toBeat known: LayoutScore?,
    _ budget: inout WorkBudget, layout: (DOTGraph) throws(Failure) -> GraphLayout
  ) throws(Failure) -> Outcome? {
    var best: Outcome?
    /// The best of all arrangements so far.
    func toBeat() -> LayoutScore? { [known, best?.score].compactMap { $0 }.min() }
    let candidates = LayoutCandidate.all(for: graph, arrangement)
    for spacing in LayoutSpacing.tries {
      var tries: [Try] = []
      for candidate in candidates where candidate.spacing == spacing {
        if candidate.isLastResort(for: graph), tries.contains(where: { $0.score.isFair(for: graph) }) { continue }
        let (boxes, isWhole) = try boxes(of: candidate.arranged(graph), candidate, layout: layout)
        // Lines make a figure wider, never narrower.
        if let other = toBeat(), other.isFitter(thanBoxes: boxes.width, of: graph) { continue }
        tries.append(route(graph, candidate, boxes, isWhole: isWhole))
        budget.spend(tries.last?.passes.work ?? 0)
        if tries.last?.score.isClean ?? false { break }
      }
      // Not every arrangement is tried with the least room.
      guard let found = reroutedBest(of: tries, toBeat: toBeat(), &budget) else { continue }
      if best.map({ found.score.improves(on: $0.score) }) ?? true {
        best = (found.passes.placed, found.score)
      }
      // Of splines more room spares no crossings, and many lines cross in any room.
      let isRoomEnough = graph.routing == .splines || graph.isLarge || best?.score.crossings == 0
      if best?.score.collisions == 0, isRoomEnough || budget.isSpent { break }
    }
    return best
  }

  /// A candidate with all its lines.
  private typealias Try = (passes: LayoutPasses, score: LayoutScore)

  private static func route(
    _ graph: LayoutGraph, _ candidate: LayoutCandidate, _ boxes: GraphLayout, isWhole: Bool
  ) -> Try {
    var passes = LayoutPasses(on: candidate.arranged(graph), boxes: boxes, detail: candidate.detail)
    // In a file words make their own room.
    passes.placed.spacing = graph.fitted(candidate.spacing)
    if !isWhole || candidate.detail != .full { passes.placed.isAsLaidOut = false }
    return (passes, LayoutScore(passes.placed))
  }

  /// The candidate with the fewest faults, with its lines rerouted where that is worth its time, which is more than all else
  /// takes.
  private static func reroutedBest(
    of tries: [Try], toBeat known: LayoutScore?, _ budget: inout WorkBudget
  ) -> Try? {
    guard var (passes, score) = tries.min(by: { $0.score.faults < $1.score.faults }) else { return nil }
    if !score.isClean, known.map({ !$0.isFitter(than: score.misfit) }) ?? true {
      passes.ripUpAndReroute(&budget)
      score = LayoutScore(passes.placed)
    }
    return (passes, score)
  }

  /// The places of boxes: each part is laid out by itself, then they are packed.
  /// - Returns: Also whether they come from one layout in which nothing was cut short.
  static func boxes<Failure: Error>(
    of graph: LayoutGraph, _ candidate: LayoutCandidate, layout: (DOTGraph) throws(Failure) -> GraphLayout
  ) throws(Failure) -> (boxes: GraphLayout, isWhole: Bool) {
    let room = candidate.detail == .full ? graph.fitted(candidate.spacing) : graph.withRoomForWords(candidate.spacing)
    let parts = GraphParts(graph, by: candidate.isPacked ? .clusters : .connected)
    guard parts.isSeveral else {
      let whole = BoxGraph(graph, spacing: room, detail: candidate.detail)
      return (try layout(whole.dot), !whole.isCutShort)
    }
    var groups: [(frame: LayoutCluster?, layouts: [GraphLayout])] = []
    for group in parts.groups {
      var layouts: [GraphLayout] = []
      for part in group.parts {
        if let box = part.lonelyBox {
          layouts.append(box)
        } else {
          layouts.append(try layout(BoxGraph(part, spacing: room, detail: candidate.detail).dot))
        }
      }
      groups.append((group.frame, layouts))
    }
    let gap =
      candidate.isPacked
      ? graph.gapForLines(candidate.spacing) : Size(width: room.nodes * 2, height: room.nodes * 1.5)
    let isNarrow = candidate.arrangement == .packedInColumn
    let surroundings = isNarrow ? 4 : candidate.arrangement == .packedNarrowly ? 2.0 : 0
    let width = graph.maxWidth - surroundings * RoutingGrid.surroundings
    return (PartPacking(gap: gap, maxWidth: width, isNarrow: isNarrow).pack(groups), false)
  }
}

extension LayoutScore {
  /// Whether no other arrangement is worth trying.
  fileprivate func suffices(for graph: LayoutGraph, _ arrangement: LayoutCandidate.Arrangement) -> Bool {
    if isRibbon { return false }
    if graph.isHuge { return true }
    if isTooWide { return false }
    return isFair(for: graph) && (crossings == 0 || arrangement == .asGiven)
  }

  /// Whether lines cross once each at most, and hardly anything collides.
  fileprivate func isFair(for graph: LayoutGraph) -> Bool { collisions == 0 && crossings <= graph.edges.count }
}

extension LayoutGraph {
  /// Ranks so far apart that the words of lines find room between them, for a layout that is not told of words.
  fileprivate func withRoomForWords(_ spacing: LayoutSpacing) -> LayoutSpacing {
    guard routing == .splines else { return spacing }
    let sizes = edges.filter { !$0.label.isEmpty }.map(\.labelSize)
    let widest = sizes.map { isLeftToRight ? $0.width : $0.height }.max() ?? 0
    return LayoutSpacing(nodes: spacing.nodes, ranks: spacing.ranks + widest)
  }

  /// Between boxes that only stand side by side runs no line.
  fileprivate func fitted(_ spacing: LayoutSpacing) -> LayoutSpacing {
    rows.isEmpty ? spacing : LayoutSpacing(nodes: spacing.nodes, ranks: spacing.ranks - 18)
  }

  /// Between clusters that are packed: lines and their words run there.
  fileprivate func gapForLines(_ spacing: LayoutSpacing) -> Size {
    let homes = Dictionary(clusters.flatMap { cluster in cluster.nodes.map { ($0, cluster.id) } }) { first, _ in first }
    // Boxes outside of clusters are parts of their own.
    let lines = edges.filter { edge in
      let home = homes[edge.tail.node]
      return home == nil && !edge.isTree || home != homes[edge.head.node]
    }
    let widest = lines.map(\.labelSize.width).max() ?? 0
    let highest = lines.map(\.labelSize.height).max() ?? 0
    // One line at a time leads from box to box; between clusters several run side by side.
    let width = clusters.isEmpty ? max(spacing.ranks, widest + Self.lineEnds) : spacing.ranks + widest
    return Size(width: width, height: spacing.ranks + highest)
  }

  /// What the ends of a line take beside its words.
  private static let lineEnds = 30.0

  /// The layout of a box that has nothing beside it.
  fileprivate var lonelyBox: GraphLayout? {
    guard nodes.count == 1, edges.isEmpty, clusters.isEmpty, let node = nodes.first else { return nil }
    let box = GraphLayout.Rectangle(x: 0, y: 0, width: node.width, height: node.height)
    return GraphLayout(width: node.width, height: node.height, nodes: [node.id: box])
  }
}
