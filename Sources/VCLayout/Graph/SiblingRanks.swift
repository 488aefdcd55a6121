extension LayoutGraph {
  /// The boxes that belong in one rank: siblings such as the tabs of a tab bar, then the screens that those hold in turn, such as
  /// the roots of their stacks, and so on.
  var siblingRanks: [Set<String>] {
    let edges = edges.filter { !$0.isLoose }
    let families = Dictionary(grouping: edges.filter(\.isOrdered), by: \.tail.node)
    guard !families.isEmpty else { return [] }
    let held = Dictionary(grouping: edges.filter(\.isContainment), by: \.tail.node)
    let holders = Dictionary(grouping: edges.filter(\.isContainment), by: \.head.node)
    return nodes.flatMap { node -> [Set<String>] in
      var rank = Set((families[node.id] ?? []).map(\.head.node))
      var ranks: [Set<String>] = []
      var seen: Set<String> = []
      while !rank.isEmpty {
        ranks.append(rank)
        seen.formUnion(rank)
        // A screen that another container holds as well is after that one, too.
        let next = rank.flatMap { held[$0] ?? [] }.map(\.head.node).filter { head in
          holders[head, default: []].allSatisfy { rank.contains($0.tail.node) }
        }
        rank = Set(next).subtracting(seen)
      }
      return ranks
    }
  }

  /// Marks the edges that lead to a box that a container holds, other than from the container: back, or beside its siblings.
  package mutating func markReturns() {
    let held = Set(edges.filter(\.isContainment).map(\.head.node))
    for position in edges.indices where edges[position].isBackward {
      edges[position].isReturn = held.contains(edges[position].head.node)
    }
    let next = Dictionary(grouping: edges.filter { !$0.isBackward && !$0.isLoose }, by: \.tail.node)
    for rank in siblingRanks where rank.count > 1 {
      let after = boxes(after: rank, next)
      for position in edges.indices where rank.contains(edges[position].head.node) {
        let edge = edges[position]
        guard !edge.isContainment, !edge.isOrdered, edge.tail.node != edge.head.node else { continue }
        if rank.contains(edge.tail.node) {
          edges[position].isBetweenSiblings = true
        } else if after.contains(edge.tail.node) {
          edges[position].isReturn = true
        }
      }
    }
  }

  /// Returns all boxes that some boxes lead to.
  private func boxes(after start: Set<String>, _ next: [String: [LayoutEdge]]) -> Set<String> {
    var reached: Set<String> = []
    var waiting = Array(start)
    while let node = waiting.popLast() {
      for edge in next[node] ?? [] where reached.insert(edge.head.node).inserted { waiting.append(edge.head.node) }
    }
    return reached
  }
}
