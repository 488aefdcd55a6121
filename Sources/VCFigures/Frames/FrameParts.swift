import VCDiagram

/// The parts of a frame: those of its moment, with additions marked, and the parts just removed, also marked.
struct FrameParts {
  let nodes: [DiagramNode]
  let edges: [DiagramEdge]
  let clusters: [DiagramCluster]

  /// - Parameter before: The parts of the frame before; `nil` for the first frame, in which nothing is new.
  init(_ now: MomentParts, after before: MomentParts?) {
    guard let before else {
      (nodes, edges, clusters) = (now.nodes, now.edges, now.clusters)
      return
    }
    let gone = Set(before.nodes.map(\.id)).subtracting(now.nodes.map(\.id))
    let rows = ChangedRows(before, now)
    nodes = Self.merged(before.nodes, now.nodes, \.id) { $0.change = $1 }.map(rows.marking)
    edges = RemovedChildren(before, now).inOrder(Self.edges(before.edges, now.edges))
    clusters = Self.clusters(before.clusters, now.clusters, gone: gone)
  }

  /// Returns the current parts with additions marked, followed by the removed parts.
  private static func merged<Part>(
    _ before: [Part], _ now: [Part], _ id: KeyPath<Part, String>, mark: (inout Part, DiagramNode.Change) -> Void
  ) -> [Part] {
    let past = Set(before.map { $0[keyPath: id] })
    let present = Set(now.map { $0[keyPath: id] })
    let kept = now.map { part in
      var part = part
      if !past.contains(part[keyPath: id]) { mark(&part, .added) }
      return part
    }
    let gone = before.filter { !present.contains($0[keyPath: id]) }.map { part in
      var part = part
      mark(&part, .removed)
      return part
    }
    return kept + gone
  }

  /// Returns the merged edges; the edge of a child that comes to the front is marked, too, although it existed before.
  private static func edges(_ before: [DiagramEdge], _ now: [DiagramEdge]) -> [DiagramEdge] {
    let kinds = Dictionary(before.map { ($0.id, $0.kind) }) { first, _ in first }
    return merged(before, now, \.id) { $0.change = $1 }.map { edge in
      var edge = edge
      if edge.kind == .shownChild, kinds[edge.id] == .child { edge.change = .added }
      return edge
    }
  }

  /// Returns the merged clusters: current ones also keep the nodes removed from them; removed ones are listed last.
  private static func clusters(
    _ before: [DiagramCluster], _ now: [DiagramCluster], gone: Set<String>
  ) -> [DiagramCluster] {
    let past = Dictionary(before.map { ($0.id, $0) }) { first, _ in first }
    return merged(before, now, \.id) { $0.change = $1 }.map { cluster in
      var cluster = cluster
      guard cluster.change == nil, let old = past[cluster.id] else { return cluster }
      cluster.isDetailChanged = cluster.detail != old.detail
      cluster.members += old.members.filter(gone.contains)
      cluster.clusters = clusters(old.clusters, cluster.clusters, gone: gone)
      return cluster
    }
  }
}
