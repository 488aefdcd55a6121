extension LayoutGraph {
  /// The width of the widest chain of boxes from rank to rank, which no layout as given is narrower than; 0 if ranks follow each
  /// other from top to bottom, or if edges form a cycle.
  /// - Complexity: Linear in the number of boxes and edges.
  func chainWidth(_ spacing: LayoutSpacing) -> Double {
    guard isLeftToRight else { return 0 }
    var steps: [String: [(next: String, gap: Double)]] = [:]
    var waiting = Dictionary(nodes.map { ($0.id, 0) }) { first, _ in first }
    for edge in edges where !edge.isLoose && edge.tail.node != edge.head.node {
      let (from, to) = edge.isBackward ? (edge.head.node, edge.tail.node) : (edge.tail.node, edge.head.node)
      steps[from, default: []].append((to, spacing.ranks * Double(edge.span)))
      waiting[to, default: 0] += 1
    }
    let widths = Dictionary(nodes.map { ($0.id, $0.width) }) { first, _ in first }
    /// The position at which a box begins at the earliest.
    var begins: [String: Double] = [:]
    var ready = nodes.map(\.id).filter { waiting[$0] == 0 }
    var widest = 0.0
    var count = 0
    while let node = ready.popLast() {
      count += 1
      let end = begins[node, default: 0] + widths[node, default: 0]
      widest = max(widest, end)
      for (next, gap) in steps[node, default: []] {
        begins[next] = max(begins[next, default: 0], end + gap)
        waiting[next, default: 0] -= 1
        if waiting[next] == 0 { ready.append(next) }
      }
    }
    return count == nodes.count ? widest : 0
  }
}
