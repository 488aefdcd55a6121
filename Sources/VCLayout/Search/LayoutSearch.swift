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
    var best: Outcome?
    for arrangement in LayoutCandidate.arrangements(for: graph) {
      let found = try place(graph, arrangement, layout: layout)
      if let found, best.map({ found.score < $0.score }) ?? true { best = found }
      if let score = best?.score, score.suffices(for: graph, arrangement) { break }
    }
    return best?.placed ?? PlacedGraph(graph: graph)
  }

  private typealias Outcome = (placed: PlacedGraph, score: LayoutScore)

  /// The best candidate of an arrangement: with as little room as it can have, and with more only for fewer faults.
  private static func place<Failure: Error>(
    _ graph: LayoutGraph, _ arrangement: LayoutCandidate.Arrangement,
    layout: (DOTGraph) throws(Failure) -> GraphLayout
  ) throws(Failure) -> Outcome? {
    var best: Outcome?
    for candidate in LayoutCandidate.all(for: graph, arrangement) {
      if let best {
        // More room is for collisions; it spares no crossings there.
        let isRoomEnough = best.score.collisions == 0 && (graph.routing == .splines || graph.isOverlay)
        if isRoomEnough, best.placed.spacing != candidate.spacing { break }
        if candidate.isLastResort(for: graph), best.score.isFair(for: graph) { continue }
      }
      let placed = try place(graph, candidate, layout: layout)
      let score = LayoutScore(placed)
      if best.map({ score.hasFewerFaults(than: $0.score) }) ?? true { best = (placed, score) }
      if score.isClean { break }
    }
    return best
  }

  private static func place<Failure: Error>(
    _ graph: LayoutGraph, _ candidate: LayoutCandidate, layout: (DOTGraph) throws(Failure) -> GraphLayout
  ) throws(Failure) -> PlacedGraph {
    let graph = candidate.arranged(graph)
    let boxes = try boxes(of: graph, candidate, layout: layout)
    var placed = LayoutPasses.run(on: graph, boxes: boxes, detail: candidate.detail)
    // In a file words make their own room.
    placed.spacing = candidate.spacing
    return placed
  }

  /// The places of boxes: each part is laid out by itself, then they are packed.
  private static func boxes<Failure: Error>(
    of graph: LayoutGraph, _ candidate: LayoutCandidate, layout: (DOTGraph) throws(Failure) -> GraphLayout
  ) throws(Failure) -> GraphLayout {
    let room = candidate.detail == .full ? candidate.spacing : graph.withRoomForWords(candidate.spacing)
    let isPacked = candidate.arrangement == .packed
    let parts = GraphParts(graph, by: isPacked ? .clusters : .connected)
    guard parts.isSeveral else { return try layout(BoxGraph(graph, spacing: room, detail: candidate.detail).dot) }
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
    let gap = isPacked ? graph.gapForLines(candidate.spacing) : Size(width: room.nodes * 2, height: room.nodes * 1.5)
    // Lines may run around everything.
    let width = isPacked ? graph.maxWidth - 2 * RoutingGrid.surroundings : graph.maxWidth
    return PartPacking(gap: gap, maxWidth: width).pack(groups)
  }
}

extension LayoutScore {
  /// Whether no other arrangement is worth trying.
  fileprivate func suffices(for graph: LayoutGraph, _ arrangement: LayoutCandidate.Arrangement) -> Bool {
    if isRibbon || isTooWide { return false }
    return crossings == 0 || arrangement == .asGiven && (graph.routing == .orthogonal || isFair(for: graph))
  }

  /// Whether lines cross once each at most, and hardly anything collides.
  fileprivate func isFair(for graph: LayoutGraph) -> Bool { collisions == 0 && crossings <= graph.edges.count }

  /// Room is not given away for the shape alone.
  fileprivate func hasFewerFaults(than other: LayoutScore) -> Bool {
    (collisions, crossings) < (other.collisions, other.crossings)
  }
}

extension LayoutGraph {
  /// Ranks so far apart that the words of lines find room between them, for a layout that is not told of words.
  fileprivate func withRoomForWords(_ spacing: LayoutSpacing) -> LayoutSpacing {
    guard routing == .splines else { return spacing }
    let sizes = edges.filter { !$0.label.isEmpty }.map(\.labelSize)
    let widest = sizes.map { isLeftToRight ? $0.width : $0.height }.max() ?? 0
    return LayoutSpacing(nodes: spacing.nodes, ranks: spacing.ranks + widest)
  }

  /// Between clusters that are packed: lines and their words run there.
  fileprivate func gapForLines(_ spacing: LayoutSpacing) -> Size {
    let homes = Dictionary(clusters.flatMap { cluster in cluster.nodes.map { ($0, cluster.id) } }) { first, _ in first }
    let lines = edges.filter { homes[$0.tail.node] != homes[$0.head.node] }
    let widest = lines.map(\.labelSize.width).max() ?? 0
    let highest = lines.map(\.labelSize.height).max() ?? 0
    return Size(width: spacing.ranks + widest, height: spacing.ranks + highest)
  }

  /// The layout of a box that has nothing beside it.
  fileprivate var lonelyBox: GraphLayout? {
    guard nodes.count == 1, edges.isEmpty, clusters.isEmpty, let node = nodes.first else { return nil }
    let box = GraphLayout.Rectangle(x: 0, y: 0, width: node.width, height: node.height)
    return GraphLayout(width: node.width, height: node.height, nodes: [node.id: box])
  }
}
