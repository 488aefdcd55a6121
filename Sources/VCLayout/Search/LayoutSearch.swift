import VCDOT

/// Finds the places of a graph's parts, with a layout of boxes that Graphviz computes.
package enum LayoutSearch {
  /// Wider than this many times its height, a figure is tried from top to bottom.
  fileprivate static let widestShape = 4.5
  /// Up to this width in points a figure fits a page as it is, whatever its shape.
  private static let pageWidth = 1280.0
  /// A figure of more lines is not laid out again for lines that cross.
  fileprivate static let mostLines = 300

  /// The graph, laid out as clearly as a few candidates allow.
  ///
  /// `layout` is called once in the ordinary case; again, told less of the lines and with more room, where lines would cross
  /// or run through labels, and in the other direction where the figure is far from the shape of a page. The outcome
  /// depends on the graph and the layouts only.
  package static func place<Failure: Error>(
    _ graph: LayoutGraph, layout: (DOTGraph) throws(Failure) -> GraphLayout
  ) throws(Failure) -> PlacedGraph {
    let wide = try bestSpacing(of: graph, layout: layout)
    guard !graph.isDirectionFixed, wide.isTooWide, wide.bounds.width > pageWidth else { return wide }
    var best = (placed: wide, faults: wide.faults)
    let most = best.faults.collisions
    for other in [graph.cascading, graph.turned] where other != graph {
      let placed = try bestSpacing(of: other, layout: layout)
      let faults = placed.faults
      if faults.collisions <= most, isBetter(placed, faults, than: best) { best = (placed, faults) }
      if !best.placed.isTooWide, best.faults.crossings == 0 { break }
    }
    return best.placed
  }

  /// Whether a figure suits a page better, or as well with fewer lines that cross.
  private static func isBetter(
    _ placed: PlacedGraph, _ faults: LayoutFaults, than other: (placed: PlacedGraph, faults: LayoutFaults)
  ) -> Bool {
    guard placed.isTooWide == other.placed.isTooWide else { return other.placed.isTooWide }
    guard faults.crossings == other.faults.crossings else { return faults.crossings < other.faults.crossings }
    return placed.slenderness < other.placed.slenderness
  }

  /// The figure with as little room as it can have without collisions, and without lines that cross where another layout
  /// spares them.
  private static func bestSpacing<Failure: Error>(
    of graph: LayoutGraph, layout: (DOTGraph) throws(Failure) -> GraphLayout
  ) throws(Failure) -> PlacedGraph {
    let tries = graph.sparesCrossings ? LayoutDetail.tries(for: graph.routing) : [.full]
    var best: Candidate?
    for spacing in LayoutSpacing.tries.prefix(graph.spacingTries) {
      for detail in tries {
        let candidate = try candidate(graph, spacing, detail, layout: layout)
        if best.map({ candidate.faults < $0.faults }) ?? true { best = candidate }
        if candidate.faults == LayoutFaults() { return candidate.placed }
      }
      if best?.faults.collisions == 0, graph.routing == .splines || !graph.sparesCrossings { break }
    }
    return best?.placed ?? PlacedGraph(graph: graph)
  }

  /// A figure, and its faults but for those that are tolerated.
  private typealias Candidate = (placed: PlacedGraph, faults: LayoutFaults)

  private static func candidate<Failure: Error>(
    _ graph: LayoutGraph, _ spacing: LayoutSpacing, _ detail: LayoutDetail,
    layout: (DOTGraph) throws(Failure) -> GraphLayout
  ) throws(Failure) -> Candidate {
    let room = detail == .full ? spacing : graph.withRoomForWords(spacing)
    let boxes = try layout(BoxGraph(graph, spacing: room, detail: detail).dot)
    var placed = LayoutPasses.run(on: graph, boxes: boxes, detail: detail)
    // In a file words make their own room.
    placed.spacing = spacing
    var faults = placed.faults
    faults.collisions = max(0, faults.collisions - graph.toleratedCollisions)
    return (placed, faults)
  }
}

extension LayoutGraph {
  /// A map of many lines is not worth laying out again for the odd one that touches something.
  fileprivate var toleratedCollisions: Int { routing == .splines ? edges.count / 50 : 0 }

  /// Whether it is laid out again for lines that cross. Of an overlay most of them are never seen together.
  fileprivate var sparesCrossings: Bool { !isOverlay && edges.count <= LayoutSearch.mostLines }

  /// Ranks so far apart that the words of lines find room between them, for a layout that is not told of words.
  fileprivate func withRoomForWords(_ spacing: LayoutSpacing) -> LayoutSpacing {
    guard routing == .splines else { return spacing }
    let sizes = edges.filter { !$0.label.isEmpty }.map(\.labelSize)
    let widest = sizes.map { isLeftToRight ? $0.width : $0.height }.max() ?? 0
    return LayoutSpacing(nodes: spacing.nodes, ranks: spacing.ranks + widest)
  }

  /// How often it may be laid out: many lines take long, and more room does not untangle them.
  fileprivate var spacingTries: Int { routing == .splines && edges.count > 80 ? 1 : 3 }

  /// With each cluster beginning below the one whose line leads to it, rather than after it.
  fileprivate var cascading: LayoutGraph {
    var result = self
    for position in edges.indices { result.edges[position].span = 1 }
    return result
  }

  /// In the other direction.
  fileprivate var turned: LayoutGraph {
    var result = self
    result.direction = direction.turned
    return result
  }
}

extension PlacedGraph {
  /// How many times wider than high.
  fileprivate var shape: Double {
    let bounds = bounds
    return bounds.height > 0 ? max(bounds.width, 1) / bounds.height : 1
  }

  /// How many times longer in one direction than in the other.
  fileprivate var slenderness: Double { max(shape, 1 / shape) }

  fileprivate var isTooWide: Bool { shape > LayoutSearch.widestShape }
}
