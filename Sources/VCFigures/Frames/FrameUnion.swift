import VCDiagram

/// The union of the parts of all moments, by place, in an order that is consistent with each moment's order.
struct FrameUnion {
  private(set) var nodes: [DiagramNode] = []
  private(set) var edges: [DiagramEdge] = []
  private(set) var clusters: [DiagramCluster] = []
  private let places: FramePlaces

  init(_ places: FramePlaces) { self.places = places }

  mutating func add(_ parts: MomentParts) {
    nodes.insert(parts.nodes.map(placed), \.id) { _, _ in }
    edges.insert(parts.edges.map(placed), \.id) { $0.take($1) }
    clusters.insert(parts.clusters.map(placed), \.id) { $0.take($1) }
  }

  private func placed(_ node: DiagramNode) -> DiagramNode {
    var node = node
    node.id = places.place(ofNode: node.id)
    return node
  }

  private func placed(_ edge: DiagramEdge) -> DiagramEdge {
    var edge = edge
    edge.id = places.place(ofEdge: edge.id)
    edge.tail.node = places.place(ofNode: edge.tail.node)
    edge.head.node = places.place(ofNode: edge.head.node)
    return edge
  }

  private func placed(_ cluster: DiagramCluster) -> DiagramCluster {
    var cluster = cluster
    cluster.id = places.place(ofCluster: cluster.id)
    cluster.members = cluster.members.map(places.place(ofNode:))
    cluster.clusters = cluster.clusters.map(placed)
    return cluster
  }
}

extension Array {
  /// Inserts each new element after its predecessor and after removed elements that follow it, and joins elements that exist.
  fileprivate mutating func insert(
    _ parts: [Element], _ id: KeyPath<Element, String>, join: (inout Element, Element) -> Void
  ) {
    var places = Dictionary(enumerated().map { ($1[keyPath: id], $0) }) { first, _ in first }
    let present = Set(parts.map { $0[keyPath: id] })
    var next = 0
    for part in parts {
      if let place = places[part[keyPath: id]] {
        join(&self[place], part)
        next = place + 1
      } else {
        while next < count, !present.contains(self[next][keyPath: id]) { next += 1 }
        insert(part, at: next)
        for (position, element) in self[next...].enumerated() { places[element[keyPath: id]] = next + position }
        next += 1
      }
    }
  }
}

extension DiagramEdge {
  /// Merges the edge that has the same place at another moment; the label's space fits either label.
  fileprivate mutating func take(_ other: DiagramEdge) {
    if other.kind == .shownChild { kind = .shownChild }
    span = Swift.max(span, other.span)
    guard label != other.label else { return }
    let widest = (label + other.label).max { TextStyle.edgeLabel.width(of: $0) < TextStyle.edgeLabel.width(of: $1) }
    label = widest.map { Array(repeating: $0, count: Swift.max(label.count, other.label.count)) } ?? []
  }
}

extension DiagramCluster {
  /// Merges the cluster's content at another moment; a node belongs to the innermost cluster that ever contains it.
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
