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
  }

  var arrangement: Arrangement
  var spacing: LayoutSpacing
  var detail: LayoutDetail
}

extension LayoutCandidate {
  /// More boxes and lines than this are laid out once: another try costs too much there and brings little.
  private static let most = (orthogonal: 240, splines: 600)
  /// Up to so many, every candidate is tried.
  private static let few = 120

  /// The arrangements that are worth trying, one after the other.
  static func arrangements(for graph: LayoutGraph) -> [Arrangement] {
    let isPackable = graph.routing == .orthogonal && graph.clusters.count > 1 && !graph.isOverlay
    let others: [Arrangement] = graph.isDirectionFixed ? [] : [.cascading, .turned]
    guard isPackable else { return [.asGiven] + others }
    // A large figure is never as narrow as a page unless it is packed.
    let size = graph.nodes.count + graph.edges.count
    return size > few ? [.packed] : [.asGiven, .packed] + others
  }

  /// What is worth trying in an arrangement, from the least room to the most.
  static func all(for graph: LayoutGraph, _ arrangement: Arrangement) -> [LayoutCandidate] {
    let size = graph.nodes.count + graph.edges.count
    let most = graph.routing == .splines ? Self.most.splines : Self.most.orthogonal
    // Of an overlay most lines that cross are never seen together.
    let details = graph.isOverlay ? [.full] : LayoutDetail.tries(for: graph, isLarge: size > few)
    let spacings = LayoutSpacing.tries.prefix(size <= few ? 3 : graph.routing == .splines ? 2 : 1)
    let all = spacings.flatMap { spacing in
      details.map { LayoutCandidate(arrangement: arrangement, spacing: spacing, detail: $0) }
    }
    switch arrangement {
    case _ where size > most: return Array(all.prefix(1))
    case .cascading, .turned: return Array(all.prefix(details.count))
    case .asGiven, .packed: return all
    }
  }

  /// Whether it is worth its time only where the others came out badly.
  func isLastResort(for graph: LayoutGraph) -> Bool {
    graph.routing == .splines && graph.nodes.count + graph.edges.count > Self.few
      && (detail == .full || spacing != .regular)
  }

  /// The graph as it is arranged.
  func arranged(_ graph: LayoutGraph) -> LayoutGraph {
    var result = graph
    switch arrangement {
    case .asGiven, .packed: break
    case .cascading: for position in graph.edges.indices { result.edges[position].span = 1 }
    case .turned: result.direction = graph.direction.turned
    }
    return result
  }
}
