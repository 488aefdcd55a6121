import VCDOT

/// The parts of a graph that are laid out separately, in the order of its nodes.
struct GraphParts {
  /// Parts that are packed as a unit, with the frame of their common cluster if they have one.
  struct Group {
    var frame: LayoutCluster?
    var parts: [LayoutGraph]
    /// The connected component of the whole graph that it belongs to.
    var component: String
  }

  /// The criterion that keeps nodes in one part.
  enum Division {
    /// Edges of any kind, and clusters: parts are not connected.
    case connected
    /// Outermost clusters, and the trees outside of them: edges between parts are routed after the parts are placed.
    case clusters
  }

  private(set) var groups: [Group] = []

  init(_ graph: LayoutGraph, by division: Division) {
    var sets = DisjointSets(graph.nodes.map(\.id))
    var components = sets
    let homes = graph.homes
    for edge in graph.edges {
      components.join(edge.tail.node, edge.head.node)
      let (tail, head) = (homes[edge.tail.node], homes[edge.head.node])
      if division == .connected || tail == head && (tail != nil || edge.isTree) {
        sets.join(edge.tail.node, edge.head.node)
      }
    }
    let closed = division == .connected ? graph.closedClusters : []
    for cluster in graph.clusters {
      components.join(cluster.nodes)
      for inner in closed.contains(cluster.id) ? cluster.clusters : [cluster] { sets.join(inner.nodes) }
    }
    // Rows stay in one part, so that they remain stacked.
    sets.join(graph.rows.flatMap { $0 })
    var frames: [String: LayoutCluster] = [:]
    for cluster in graph.clusters where closed.contains(cluster.id) {
      for node in cluster.nodes { frames[node] = cluster }
    }
    collect(graph, sets, components, frames: frames)
  }

  private mutating func collect(
    _ graph: LayoutGraph, _ sets: DisjointSets, _ components: DisjointSets, frames: [String: LayoutCluster]
  ) {
    var parts: [String: LayoutGraph] = [:]
    var order: [String] = []
    let empty = graph.emptied
    for node in graph.nodes {
      let root = sets.root(of: node.id)
      if parts[root] == nil { order.append(root) }
      parts[root, default: empty].nodes.append(node)
    }
    for edge in graph.edges {
      let root = sets.root(of: edge.tail.node)
      if root == sets.root(of: edge.head.node) { parts[root]?.edges.append(edge) }
    }
    for row in graph.rows { for root in sets.roots(of: row) { parts[root]?.rows.append(row) } }
    let closed = Set(frames.values.map(\.id))
    // The frame of a part is drawn when its group is packed.
    for cluster in graph.clusters.flatMap({ closed.contains($0.id) ? $0.clusters : [$0] }) {
      for root in sets.roots(of: cluster.nodes) { parts[root]?.clusters.append(cluster) }
    }
    var positions: [String: Int] = [:]
    for root in order {
      guard let part = parts[root], let first = part.nodes.first else { continue }
      let frame = frames[first.id]
      if let frame, let position = positions[frame.id] {
        groups[position].parts.append(part)
      } else {
        if let frame { positions[frame.id] = groups.count }
        groups.append(Group(frame: frame, parts: [part], component: components.root(of: first.id)))
      }
    }
  }

  /// Whether there is more than one part to pack.
  var isSeveral: Bool { groups.count > 1 || groups.contains { $0.parts.count > 1 } }
}

extension LayoutGraph {
  /// The outermost cluster of each node.
  fileprivate var homes: [String: String] {
    var homes: [String: String] = [:]
    for cluster in clusters { for node in cluster.nodes { homes[node] = cluster.id } }
    return homes
  }

  /// The outermost clusters that no edge leaves.
  fileprivate var closedClusters: Set<String> {
    let homes = homes
    var closed = Set(clusters.map(\.id))
    for edge in edges where homes[edge.tail.node] != homes[edge.head.node] {
      for node in [edge.tail.node, edge.head.node] { if let home = homes[node] { closed.remove(home) } }
    }
    return closed
  }

  /// The graph without its boxes, edges, rows and clusters.
  fileprivate var emptied: LayoutGraph {
    var result = self
    (result.nodes, result.edges, result.rows, result.clusters) = ([], [], [], [])
    return result
  }
}

/// A union-find structure of node identifiers.
private struct DisjointSets {
  private let names: [String]
  private let numbers: [String: Int]
  private var parents: [Int]

  init(_ names: [String]) {
    self.names = names
    numbers = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
    parents = Array(names.indices)
  }

  func root(of name: String) -> String { numbers[name].map { names[root(of: $0)] } ?? name }

  private func root(of number: Int) -> Int {
    var number = number
    while parents[number] != number { number = parents[number] }
    return number
  }

  /// Returns the roots of some names, each once.
  func roots(of names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.map(root).filter { seen.insert($0).inserted }
  }

  mutating func join(_ first: String, _ second: String) {
    guard let first = numbers[first], let second = numbers[second] else { return }
    let (a, b) = (root(of: first), root(of: second))
    guard a != b else { return }
    parents[b] = a
    // Keeps the paths to the roots short.
    parents[second] = a
  }

  mutating func join(_ names: [String]) {
    guard let first = names.first else { return }
    for name in names.dropFirst() { join(first, name) }
  }
}
