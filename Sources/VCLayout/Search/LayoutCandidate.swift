/// One way to lay a graph out.
struct LayoutCandidate: Hashable, Sendable {
  /// How a graph is arranged before it is laid out.
  enum Arrangement: Hashable, Sendable {
    case asGiven
    /// Each cluster begins below the one whose line leads to it, rather than after it.
    case cascading
    /// In the other direction.
    case turned
    /// Each outermost cluster by itself, in rows as wide as the page.
    case packed
    /// The same with room on both sides of the rows for lines that lead around everything.
    case packedNarrowly
    /// The same with still more room on both sides, however long the page becomes.
    case packedInColumn
    /// Packed, and in the other direction.
    case turnedAndPacked
  }

  var arrangement: Arrangement
  var spacing: LayoutSpacing
  var detail: LayoutDetail
}

extension LayoutCandidate {
  /// More boxes and lines than this are laid out once: another try costs too much there and brings little.
  fileprivate static let most = (orthogonal: 240, splines: 600)
  /// More lines than both are dense.
  fileprivate static let dense = (lines: 120, linesPerBox: 4)
  /// More boxes than this are many.
  fileprivate static let many = 40
  /// Up to so many boxes and lines, every candidate is tried.
  fileprivate static let few = 120
  /// Up to so many boxes, a figure has to fit the column of a page.
  fileprivate static let fewBoxes = 12

  /// The arrangements that are worth trying, one after the other.
  static func arrangements(for graph: LayoutGraph) -> [Arrangement] {
    let isPackable = graph.routing == .orthogonal && graph.clusters.count != 1
    let isCascadable = graph.edges.contains { $0.span > 1 }
    let others: [Arrangement] = graph.isDirectionFixed ? [] : isCascadable ? [.cascading, .turned] : [.turned]
    guard isPackable else { return [.asGiven] + others }
    // A large figure is never as narrow as a page unless it is packed.
    if graph.isLarge { return [.packed] }
    // Whatever makes a small figure as narrow as a page is worth trying.
    let inColumn: [Arrangement] = graph.hasFewBoxes ? [.packedInColumn] : []
    let last: [Arrangement] = graph.hasFewBoxes && !graph.isDirectionFixed ? [.turnedAndPacked] : []
    return [.asGiven, .packed, .packedNarrowly] + inColumn + others + last
  }

  /// What is worth trying in an arrangement, from the least room to the most.
  static func all(for graph: LayoutGraph, _ arrangement: Arrangement) -> [LayoutCandidate] {
    let details = LayoutDetail.tries(for: graph, isLarge: graph.isLarge)
    // Of splines more room spares no crossings.
    let spacings = LayoutSpacing.tries.prefix(!graph.isLarge ? 3 : graph.routing == .splines ? 1 : 2)
    let all = spacings.flatMap { spacing in
      details.map { LayoutCandidate(arrangement: arrangement, spacing: spacing, detail: $0) }
    }
    switch arrangement {
    case _ where graph.isHuge && graph.routing == .splines: return Array(all.prefix(1))
    case _ where graph.isHuge: return all.filter { $0.detail == details.first }
    case .cascading, .packedNarrowly: return Array(all.prefix(details.count))
    // So many lines run between rows of clusters that in the least room they cross.
    case .packed where !graph.hasFewBoxes && !graph.hasManyBoxes:
      return Array(all.dropFirst(details.count).prefix(2 * details.count))
    case .packed, .turnedAndPacked: return Array(all.prefix(2 * details.count))
    case .turned where graph.isLarge: return Array(all.prefix(details.count))
    case .asGiven, .turned, .packedInColumn: return all
    }
  }

  /// Whether it is worth its time only where the others came out badly.
  func isLastResort(for graph: LayoutGraph) -> Bool {
    graph.routing == .splines && graph.isLarge && detail == .full
  }

  /// Whether outermost clusters stand in rows.
  var isPacked: Bool {
    switch arrangement {
    case .packed, .packedNarrowly, .packedInColumn, .turnedAndPacked: true
    case .asGiven, .cascading, .turned: false
    }
  }

  /// The graph as it is arranged.
  func arranged(_ graph: LayoutGraph) -> LayoutGraph {
    var result = graph
    switch arrangement {
    case .asGiven, .packed, .packedNarrowly, .packedInColumn: break
    case .cascading: for position in graph.edges.indices { result.edges[position].span = 1 }
    case .turned, .turnedAndPacked: result.direction = graph.direction.turned
    }
    return result
  }
}

extension LayoutGraph {
  /// Whether it has more boxes and lines than can be laid out in every way.
  var isLarge: Bool { nodes.count + edges.count > LayoutCandidate.few }

  /// Whether it is so small that it is read in the column of a page.
  var hasFewBoxes: Bool { nodes.count <= LayoutCandidate.fewBoxes }

  /// Whether it has so many boxes that lines cross somewhere whatever one does, and one reads it part by part.
  var hasManyBoxes: Bool { nodes.count > LayoutCandidate.many }

  /// Whether it has so many that it is laid out once, unless that comes out badly.
  var isHuge: Bool {
    let most = LayoutCandidate.most
    return isDense || nodes.count + edges.count > (routing == .splines ? most.splines : most.orthogonal)
  }

  /// Whether its splines cross each other everywhere, however long one looks for an order: above all the overview of a map
  /// whose parts lead to each other.
  var isDense: Bool {
    routing == .splines
      && edges.count > max(LayoutCandidate.dense.lines, LayoutCandidate.dense.linesPerBox * nodes.count)
  }
}
