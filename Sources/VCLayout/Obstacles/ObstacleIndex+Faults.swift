extension ObstacleIndex {
  /// All faults of the figure.
  var faults: LayoutFaults {
    var result = faults(of: graph.edges.indices) { edge, other in other > edge }
    for (cluster, heading) in headings.enumerated() {
      guard let heading else { continue }
      result.collisions += boxes(near: heading).count { boxes[$0]?.intersects(heading) ?? false }
      result.collisions += headings(near: heading).count { $0 > cluster && headings[$0]?.intersects(heading) ?? false }
    }
    return result
  }

  /// Returns the faults in which some edges and their labels take part, each once, to compare two sets of paths of the same
  /// edges.
  func faults(of edges: [Int]) -> LayoutFaults {
    let chosen = Set(edges)
    var result = faults(of: edges) { edge, other in other > edge || !chosen.contains(other) }
    for label in edges.compactMap({ labels[$0] }) {
      let inside = label.grown(by: -Self.grace)
      result.collisions += paths(near: inside).count { !chosen.contains($0) && paths[$0]?.passes(inside) ?? false }
    }
    return result
  }

  /// Returns the crossings and collisions of some edges, without those of other edges with their labels.
  /// - Parameter isCounted: Whether a fault of an edge and another one counts as a fault of the first.
  private func faults(of edges: some Sequence<Int>, isCounted: (Int, Int) -> Bool) -> LayoutFaults {
    var result = LayoutFaults()
    for edge in edges {
      guard let path = paths[edge] else { continue }
      result.crossings += crossings[edge].count { isCounted(edge, $0) }
      result.collisions += obstacles(of: path, edge).count
      result.collisions += self.edges(overlapping: path, of: edge).count { isCounted(edge, $0) }
      guard let label = labels[edge] else { continue }
      result.collisions += boxes(near: label).count { boxes[$0]?.intersects(label) ?? false }
      result.collisions += headings(near: label).count { headings[$0]?.intersects(label) ?? false }
      result.collisions += labels(near: label).count {
        $0 != edge && isCounted(edge, $0) && labels[$0]?.intersects(label) ?? false
      }
    }
    return result
  }
}
