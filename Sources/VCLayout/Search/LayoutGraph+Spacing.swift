extension LayoutGraph {
  /// Returns ranks far enough apart for edge labels, for a layout that ignores labels.
  func withRoomForWords(_ spacing: LayoutSpacing) -> LayoutSpacing {
    guard routing == .splines else { return spacing }
    let sizes = edges.filter { !$0.label.isEmpty }.map(\.labelSize)
    let widest = sizes.map(axes.length).max() ?? 0
    return LayoutSpacing(nodes: spacing.nodes, ranks: spacing.ranks + widest)
  }

  /// Returns the spacing, reduced for rows of boxes without edges between them.
  func fitted(_ spacing: LayoutSpacing) -> LayoutSpacing {
    rows.isEmpty ? spacing : LayoutSpacing(nodes: spacing.nodes, ranks: spacing.ranks - 18)
  }

  /// Returns the gap between packed clusters, which holds edges and their labels.
  func gapForLines(_ spacing: LayoutSpacing) -> Size {
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
