/// One variant of a graph's layout.
struct LayoutCandidate: Hashable, Sendable {
  /// The arrangement of a graph before layout.
  enum Arrangement: Hashable, Sendable {
    case asGiven
    /// Each cluster begins below the one whose edge leads to it, instead of after it.
    case cascading
    /// With fewer ranks, which some edges run against.
    case shallow
    /// In the other direction.
    case turned
    /// Each outermost cluster separately, in rows as wide as the page, and beside high clusters in rows of their own.
    case packed
    /// Packed with nothing below another cluster of the same row, which leaves more room for edges.
    case packedInRows
    /// Packed with room on both sides of the rows for edges around everything.
    case packedNarrowly
    /// Packed with still more room on both sides, however long the page becomes.
    case packedInColumn
    /// Packed, in the other direction.
    case turnedAndPacked
  }

  var arrangement: Arrangement
  var spacing: LayoutSpacing
  var detail: LayoutDetail
}

extension LayoutCandidate {
  /// The numbers of boxes and edges above which a graph is laid out once: another attempt is too expensive and gains little.
  fileprivate static let most = (orthogonal: 240, splines: 600)
  /// The limits, both of which a dense graph exceeds.
  fileprivate static let dense = (lines: 120, linesPerBox: 4)
  /// The number of edges between clusters, for each of them, up to which they have room in the tightest spacing.
  fileprivate static let mostLinesPerCluster = 3
  /// The number of boxes above which a figure has many.
  fileprivate static let many = 40
  /// The number of boxes and edges up to which every candidate is tried.
  fileprivate static let few = 120
  /// The number of boxes up to which a figure must fit the column of a page.
  fileprivate static let fewBoxes = 12

  /// Returns the arrangements that are worth trying, in order.
  static func arrangements(for graph: LayoutGraph) -> [Arrangement] {
    let isPackable = graph.routing == .orthogonal && graph.clusters.count != 1
    let isCascadable = graph.edges.contains { $0.span > 1 }
    let others: [Arrangement] = graph.isDirectionFixed ? [] : isCascadable ? [.cascading, .turned] : [.turned]
    let isShallow = graph.routing == .splines && graph.isLeftToRight && !FewerRanks(graph).isUnchanged
    guard isPackable else { return [.asGiven] + (isShallow ? [.shallow] : []) + others }
    // A large figure only fits the width of a page if it is packed.
    if graph.isLarge { return [.packed, .packedInRows] }
    // Any arrangement that may make a small figure as narrow as a page is worth trying.
    let isNarrow = graph.hasFewBoxes || graph.isWidthRequired
    let inColumn: [Arrangement] = isNarrow ? [.packedInColumn] : []
    let last: [Arrangement] = isNarrow && !graph.isDirectionFixed ? [.turnedAndPacked] : []
    return [.asGiven, .packed, .packedInRows, .packedNarrowly] + inColumn + others + last
  }

  /// Returns the candidates worth trying for an arrangement, from the tightest spacing to the widest.
  static func all(for graph: LayoutGraph, _ arrangement: Arrangement) -> [LayoutCandidate] {
    let details = LayoutDetail.tries(for: graph, isLarge: graph.isLarge)
    // With splines, more room does not reduce crossings.
    let spacings = LayoutSpacing.tries.prefix(!graph.isLarge ? 3 : graph.routing == .splines ? 1 : 2)
    let all = spacings.flatMap { spacing in
      details.map { LayoutCandidate(arrangement: arrangement, spacing: spacing, detail: $0) }
    }
    switch arrangement {
    case _ where graph.isHuge && graph.routing == .splines: return Array(all.prefix(1))
    // Each layout of a huge graph takes long, so the first one should already have room for its edges.
    case _ where graph.isHuge: return Array(all.dropFirst(graph.hasManyLines ? details.count : 0))
    case .cascading, .packedNarrowly: return Array(all.prefix(details.count))
    // Many edges run between rows of clusters, so they cross in the tightest spacing.
    case .packed where !graph.hasFewBoxes && !graph.hasManyBoxes,
      .packedInRows where !graph.hasFewBoxes && !graph.hasManyBoxes:
      return Array(all.dropFirst(details.count).prefix(2 * details.count))
    case .packed, .packedInRows, .turnedAndPacked: return Array(all.prefix(2 * details.count))
    case .turned where graph.isLarge: return Array(all.prefix(details.count))
    case .asGiven, .shallow, .turned, .packedInColumn: return all
    }
  }

  /// Returns whether the candidate is worth its time only if the others came out badly.
  func isLastResort(for graph: LayoutGraph) -> Bool {
    graph.routing == .splines && graph.isLarge && detail == .full
  }

  /// Whether outermost clusters are packed in rows.
  var isPacked: Bool {
    switch arrangement {
    case .packed, .packedInRows, .packedNarrowly, .packedInColumn, .turnedAndPacked: true
    case .asGiven, .cascading, .shallow, .turned: false
    }
  }

  /// Returns the graph in this arrangement.
  func arranged(_ graph: LayoutGraph) -> LayoutGraph {
    var result = graph
    switch arrangement {
    case .asGiven, .packed, .packedInRows, .packedNarrowly, .packedInColumn: break
    case .cascading: for position in graph.edges.indices { result.edges[position].span = 1 }
    case .shallow: result = FewerRanks(graph).graph
    case .turned, .turnedAndPacked: result.direction = graph.direction.turned
    }
    return result
  }
}

extension LayoutGraph {
  /// Whether it has too many boxes and edges to try every candidate.
  var isLarge: Bool { nodes.count + edges.count > LayoutCandidate.few }

  /// Whether it is small enough to be read in the column of a page.
  var hasFewBoxes: Bool { nodes.count <= LayoutCandidate.fewBoxes }

  /// Whether it has so many boxes that crossings are unavoidable, and it is read in parts.
  var hasManyBoxes: Bool { nodes.count > LayoutCandidate.many }

  /// Whether it is so large that it is laid out only once, unless the result is bad.
  var isHuge: Bool {
    let most = LayoutCandidate.most
    return isDense || nodes.count + edges.count > (routing == .splines ? most.splines : most.orthogonal)
  }

  /// Whether so many edges besides the tree run between its clusters that they collide in the tightest spacing.
  fileprivate var hasManyLines: Bool {
    edges.count { !$0.isTree } > LayoutCandidate.mostLinesPerCluster * clusters.count
  }

  /// Whether its splines cross everywhere in any order, as in the overview of a map whose parts lead to each other.
  var isDense: Bool {
    routing == .splines
      && edges.count > max(LayoutCandidate.dense.lines, LayoutCandidate.dense.linesPerBox * nodes.count)
  }
}
