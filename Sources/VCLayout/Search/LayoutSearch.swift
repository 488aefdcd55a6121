import VCDOT

/// Finds the positions of a graph's parts, using a layout of boxes that Graphviz computes.
package enum LayoutSearch {
  /// Returns the best of a few candidates.
  ///
  /// `layout` is usually called once for each part. It is called again with less edge detail and wider spacing if edges would
  /// cross or run through labels, and in other arrangements if the figure is far from the shape of a page. The result depends
  /// only on the graph and the layouts.
  package static func place<Failure: Error>(
    _ graph: LayoutGraph, layout: (DOTGraph) throws(Failure) -> GraphLayout
  ) throws(Failure) -> PlacedGraph {
    // By the number of statements: hashing whole graphs takes longer than comparing the few of equal size.
    var known: [Int: [(dot: DOTGraph, layout: GraphLayout)]] = [:]
    /// Lays out each graph only once, since candidates share parts.
    func layoutOnce(_ dot: DOTGraph) throws(Failure) -> GraphLayout {
      let size = dot.statements.count
      if let found = known[size]?.first(where: { $0.dot == dot }) { return found.layout }
      let found = try layout(dot)
      known[size, default: []].append((dot, found))
      return found
    }
    let found =
      graph.isWidthRequired
      ? try bestInWidth(graph, layout: layoutOnce) : try best(of: graph, layout: layoutOnce)
    return found?.placed ?? PlacedGraph(graph: graph)
  }

  /// Returns the best candidate for a graph.
  /// - Parameter layout: A layout that is cheap to repeat.
  static func best<Failure: Error>(
    of graph: LayoutGraph, layout layoutOnce: (DOTGraph) throws(Failure) -> GraphLayout
  ) throws(Failure) -> Outcome? {
    var routed: [Routed] = []
    var best: Outcome?
    var last: Outcome?
    var budget = WorkBudget(for: graph)
    let (arrangements, isTurnedFirst) = try arrangements(of: graph, layout: layoutOnce)
    for arrangement in arrangements {
      // Collisions justify exceeding the budget.
      if best?.score.collisions == 0, budget.isSpent { break }
      if arrangement == .packedInRows, best?.score.collisions == 0 { continue }
      if arrangement == .packedNarrowly, last?.score.isTooWide == false { continue }
      if arrangement == .packedInColumn, best?.score.isTooWide != true { continue }
      if arrangements.contains(.packed), try isUnreadable(graph, arrangement, layout: layoutOnce) { continue }
      let found = try place(graph, arrangement, toBeat: best?.score, &budget, &routed, layout: layoutOnce)
      last = found
      if let found, best.map({ found.score < $0.score }) ?? true { best = found }
      guard let score = best?.score else { continue }
      // Whatever is a page is better than a ribbon.
      if score.suffices(for: graph, arrangement) || isTurnedFirst && !score.isRibbon { break }
    }
    return best
  }

  /// A figure and its score.
  typealias Outcome = (placed: PlacedGraph, score: LayoutScore)

  /// Returns the arrangements worth trying, starting with those whose boxes fit the page.
  /// - Returns: Also whether the graph is turned first, because its boxes are a ribbon as given.
  private static func arrangements<Failure: Error>(
    of graph: LayoutGraph, layout: (DOTGraph) throws(Failure) -> GraphLayout
  ) throws(Failure) -> (all: [LayoutCandidate.Arrangement], isTurnedFirst: Bool) {
    let all = LayoutCandidate.arrangements(for: graph)
    if all.starts(with: [.asGiven, .packed]) { return (try byWidth(all, of: graph, layout: layout), false) }
    guard graph.routing == .splines, graph.isLarge, all.last == .turned,
      let first = LayoutCandidate.all(for: graph, .asGiven).first
    else { return (all, false) }
    let (boxes, _) = try boxes(of: graph, first, layout: layout)
    return LayoutScore.isRibbon(width: boxes.width, height: boxes.height) ? (all.reversed(), true) : (all, false)
  }

  private static func byWidth<Failure: Error>(
    _ all: [LayoutCandidate.Arrangement], of graph: LayoutGraph, layout: (DOTGraph) throws(Failure) -> GraphLayout
  ) throws(Failure) -> [LayoutCandidate.Arrangement] {
    // A chain of boxes often tells without a layout that the figure does not fit the page.
    if graph.chainWidth(.regular) <= graph.maxWidth {
      let width = try widthAsGiven(of: graph, layout: layout)
      if width <= graph.maxWidth { return all }
    }
    let packed: [LayoutCandidate.Arrangement] = [.packed, .packedInRows, .packedNarrowly, .packedInColumn].filter(
      all.contains)
    return packed + [.asGiven] + all.dropFirst(packed.count + 1)
  }

  /// Returns whether an arrangement is several pages wide, and therefore unreadable, however few edges cross.
  private static func isUnreadable<Failure: Error>(
    _ graph: LayoutGraph, _ arrangement: LayoutCandidate.Arrangement,
    layout: (DOTGraph) throws(Failure) -> GraphLayout
  ) throws(Failure) -> Bool {
    switch arrangement {
    case .packed, .packedInRows, .packedNarrowly, .packedInColumn, .turnedAndPacked: return false
    case .turned where graph.hasFewBoxes || graph.isWidthRequired: return false
    case .asGiven, .cascading, .shallow, .turned:
      return try widthAsGiven(of: graph, layout: layout) > widest * graph.maxWidth
    }
  }

  private static func widthAsGiven<Failure: Error>(
    of graph: LayoutGraph, layout: (DOTGraph) throws(Failure) -> GraphLayout
  ) throws(Failure) -> Double {
    try boxes(
      of: graph, LayoutCandidate(arrangement: .asGiven, spacing: .regular, detail: .full), layout: layout
    ).boxes.width
  }

  /// The width, in pages, above which a figure is not laid out as given.
  private static let widest = 1.5

  /// Returns the best candidate of an arrangement; wider spacing is chosen only if it reduces faults.
  private static func place<Failure: Error>(
    _ graph: LayoutGraph, _ arrangement: LayoutCandidate.Arrangement, toBeat known: LayoutScore?,
    _ budget: inout WorkBudget, _ routed: inout [Routed], layout: (DOTGraph) throws(Failure) -> GraphLayout
  ) throws(Failure) -> Outcome? {
    var best: Outcome?
    /// Returns the best score of all arrangements so far.
    func toBeat() -> LayoutScore? { [known, best?.score].compactMap { $0 }.min() }
    let candidates = LayoutCandidate.all(for: graph, arrangement)
    for spacing in LayoutSpacing.tries {
      var tries: [Try] = []
      var inputs: [EdgeInput] = []
      var repeated: Outcome?
      for candidate in candidates where candidate.spacing == spacing {
        if candidate.isLastResort(for: graph), tries.contains(where: { $0.score.isFair(for: graph) }) { continue }
        if candidate.detail == .reducedWithSiblings, tries.contains(where: { $0.score.strays == 0 }) { continue }
        let arranged = candidate.arranged(graph)
        let (boxes, isWhole) = try boxes(of: arranged, candidate, layout: layout)
        // Edges make a figure wider, never narrower.
        if let other = toBeat(), other.isFitter(thanBoxes: boxes.width, of: graph) { continue }
        inputs.append(EdgeInput(graph: arranged, boxes: boxes, detail: candidate.detail))
        repeated = routed.first { [$0.input] == inputs }?.outcome
        if repeated != nil { break }
        tries.append(route(graph, candidate, boxes, isWhole: isWhole))
        budget.spend(tries.last?.passes.work ?? 0)
        if tries.last?.score.isClean ?? false { break }
      }
      // Not every arrangement is tried with the tightest spacing.
      guard let found = repeated ?? reroutedBest(of: tries, toBeat: toBeat(), &budget) else { continue }
      if inputs.count == 1, let input = inputs.first { routed.append((input, found)) }
      if best.map({ found.score.improves(on: $0.score) }) ?? true { best = found }
      // With splines, more room does not reduce crossings, and in large graphs edges cross in any room.
      let isRoomEnough = graph.routing == .splines || graph.isLarge || best?.score.crossings == 0
      if best?.score.collisions == 0, isRoomEnough || budget.isSpent { break }
    }
    return best
  }

  /// What the paths of edges depend on. Two arrangements often put all boxes in the same places.
  private struct EdgeInput: Equatable {
    var graph: LayoutGraph
    var boxes: GraphLayout
    var detail: LayoutDetail
  }

  /// The only candidate of an arrangement and a spacing, with its edges.
  private typealias Routed = (input: EdgeInput, outcome: Outcome)

  /// A candidate with all its edges.
  private typealias Try = (passes: LayoutPasses, score: LayoutScore)

  private static func route(
    _ graph: LayoutGraph, _ candidate: LayoutCandidate, _ boxes: GraphLayout, isWhole: Bool
  ) -> Try {
    var passes = LayoutPasses(on: candidate.arranged(graph), boxes: boxes, detail: candidate.detail)
    // In the DOT file, labels make their own room.
    passes.placed.spacing = graph.fitted(candidate.spacing)
    if !isWhole || candidate.detail != .full { passes.placed.isAsLaidOut = false }
    return (passes, LayoutScore(passes))
  }

  /// Returns the candidate with the fewest faults, with its edges rerouted if that is worth its time, which exceeds that of all
  /// other passes.
  private static func reroutedBest(
    of tries: [Try], toBeat known: LayoutScore?, _ budget: inout WorkBudget
  ) -> Outcome? {
    guard var (passes, score) = tries.min(by: { $0.score.faults < $1.score.faults }) else { return nil }
    if !score.isClean, known.map({ !$0.isFitter(than: score.misfit) }) ?? true {
      passes.ripUpAndReroute(&budget)
      score = LayoutScore(passes)
    }
    return (passes.placed, score)
  }

  /// Returns the positions of boxes: each part is laid out separately, then the parts are packed.
  /// - Returns: Also whether they come from a single layout without shortcuts.
  static func boxes<Failure: Error>(
    of graph: LayoutGraph, _ candidate: LayoutCandidate, layout: (DOTGraph) throws(Failure) -> GraphLayout
  ) throws(Failure) -> (boxes: GraphLayout, isWhole: Bool) {
    let room = candidate.detail == .full ? graph.fitted(candidate.spacing) : graph.withRoomForWords(candidate.spacing)
    let parts = GraphParts(graph, by: candidate.isPacked ? .clusters : .connected)
    guard parts.isSeveral else {
      let (boxes, isChanged) = try self.boxes(ofPart: graph, room, candidate, layout: layout)
      return (boxes, !isChanged && !BoxGraph(graph, spacing: room, detail: candidate.detail).isCutShort)
    }
    var groups: [PartPacking.Group] = []
    for group in parts.groups {
      var layouts: [GraphLayout] = []
      for part in group.parts {
        if let box = SingleBox(part) {
          layouts.append(box.layout)
        } else {
          layouts.append(try boxes(ofPart: part, room, candidate, layout: layout).boxes)
        }
      }
      groups.append(.init(frame: group.frame, layouts: layouts, component: group.component))
    }
    let gap =
      candidate.isPacked
      ? graph.gapForLines(candidate.spacing) : Size(width: room.nodes * 2, height: room.nodes * 1.5)
    let isInColumn = candidate.arrangement == .packedInColumn
    let surroundings = isInColumn ? 4 : candidate.arrangement == .packedNarrowly ? 2.0 : 0
    let width = graph.maxWidth - surroundings * RoutingGrid.surroundings
    let packing = PartPacking(
      gap: gap, maxWidth: width, isNarrow: isInColumn || graph.isWidthRequired,
      fillsRows: candidate.arrangement != .packedInRows)
    return (packing.pack(groups), false)
  }

  /// Returns the layout of a part; one with splines also with siblings in order, and without room for labels where there are none.
  /// - Returns: Also whether Graphviz's layout was changed.
  private static func boxes<Failure: Error>(
    ofPart graph: LayoutGraph, _ spacing: LayoutSpacing, _ candidate: LayoutCandidate,
    layout: (DOTGraph) throws(Failure) -> GraphLayout
  ) throws(Failure) -> (boxes: GraphLayout, isChanged: Bool) {
    var input = BoxGraph(graph, spacing: spacing, detail: candidate.detail)
    var result = try layout(input.dot)
    guard graph.routing == .splines else { return (result, false) }
    var isChanged = false
    var order = SiblingOrder(graph, result)
    if order.inversions.wrong > order.inversions.right {
      // The mirror image has the same crossings.
      input.hasLabelsAtFoot = graph.isLeftToRight
      result = try layout(input.dot).mirrored(along: !graph.isLeftToRight)
      order = SiblingOrder(graph, result)
      isChanged = true
    }
    if !order.isKept {
      order.restore()
      result = order.layout
      isChanged = true
    }
    guard candidate.detail != .full else { return (result, isChanged) }
    return (RankGaps(graph, result, usual: candidate.spacing.ranks).narrowed, true)
  }
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

extension LayoutGraph {
  /// Returns ranks far enough apart for edge labels, for a layout that ignores labels.
  fileprivate func withRoomForWords(_ spacing: LayoutSpacing) -> LayoutSpacing {
    guard routing == .splines else { return spacing }
    let sizes = edges.filter { !$0.label.isEmpty }.map(\.labelSize)
    let widest = sizes.map { isLeftToRight ? $0.width : $0.height }.max() ?? 0
    return LayoutSpacing(nodes: spacing.nodes, ranks: spacing.ranks + widest)
  }

  /// Returns the spacing, reduced for rows of boxes without edges between them.
  fileprivate func fitted(_ spacing: LayoutSpacing) -> LayoutSpacing {
    rows.isEmpty ? spacing : LayoutSpacing(nodes: spacing.nodes, ranks: spacing.ranks - 18)
  }

  /// Returns the gap between packed clusters, which holds edges and their labels.
  fileprivate func gapForLines(_ spacing: LayoutSpacing) -> Size {
    let homes = Dictionary(clusters.flatMap { cluster in cluster.nodes.map { ($0, cluster.id) } }) { first, _ in first }
    // Each box outside of clusters is a separate part.
    let lines = edges.filter { edge in
      let home = homes[edge.tail.node]
      return home == nil && !edge.isTree || home != homes[edge.head.node]
    }
    let widest = lines.map(\.labelSize.width).max() ?? 0
    let highest = lines.map(\.labelSize.height).max() ?? 0
    // Between boxes one edge at a time needs room; between clusters several run side by side.
    let width = clusters.isEmpty ? max(spacing.ranks, widest + Self.lineEnds) : spacing.ranks + widest
    return Size(width: width, height: spacing.ranks + highest)
  }

  /// The length that an edge's ends need besides its label.
  private static let lineEnds = 30.0
}
