/// Everything that occurs in any moment, in an order that keeps each moment's own.
struct FrameUnion {
  private(set) var nodes: [DiagramNode] = []
  private(set) var edges: [DiagramEdge] = []
  private(set) var clusters: [DiagramCluster] = []

  mutating func add(_ parts: MomentParts) {
    nodes.insert(parts.nodes, \.id) { _, _ in }
    edges.insert(parts.edges, \.id) { old, new in if new.kind == .shownChild { old.kind = .shownChild } }
    clusters.insert(parts.clusters, \.id) { $0.take($1) }
  }
}

extension Array {
  /// Adds what is new right behind what it follows, and joins what is there already.
  fileprivate mutating func insert(
    _ parts: [Element], _ id: KeyPath<Element, String>, join: (inout Element, Element) -> Void
  ) {
    var places = Dictionary(enumerated().map { ($1[keyPath: id], $0) }) { first, _ in first }
    var next = 0
    for part in parts {
      if let place = places[part[keyPath: id]] {
        join(&self[place], part)
        next = place + 1
      } else {
        insert(part, at: next)
        for (position, element) in self[next...].enumerated() { places[element[keyPath: id]] = next + position }
        next += 1
      }
    }
  }
}

extension DiagramCluster {
  /// Takes over what is in it at another moment: a box stands in the innermost cluster that ever holds it.
  fileprivate mutating func take(_ other: DiagramCluster) {
    members.insert(other.members, \.self) { _, _ in }
    clusters.insert(other.clusters, \.id) { $0.take($1) }
    if (other.detail ?? "").count > (detail ?? "").count { detail = other.detail }
    if other.title.count > title.count { title = other.title }
    var inside: Set<String> = []
    for position in clusters.indices {
      clusters[position].drop(inside)
      inside.formUnion(clusters[position].nodes)
    }
    members.removeAll(where: inside.contains)
  }

  private mutating func drop(_ nodes: Set<String>) {
    members.removeAll(where: nodes.contains)
    for position in clusters.indices { clusters[position].drop(nodes) }
  }
}
