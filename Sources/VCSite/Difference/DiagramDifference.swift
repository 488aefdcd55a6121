import VCDiagram
import VCWords

/// Two diagrams merged into one, with a word and a mark at everything that changed.
///
/// The parts of the old diagram come first and in their order, so that the layout changes as little as possible.
struct DiagramDifference {
  let diagram: Diagram

  /// - Parameter facts: The difference, for the marks of parts that are in both, and for the figure's summary.
  init(from old: Diagram, to new: Diagram, _ facts: FactsDifference) {
    let changed = Set(facts.controllers.changed.map(\.new.name))
    var diagram = new
    let sentences = facts.sentences.isEmpty ? [say("Nothing changed")] : facts.sentences
    diagram.summary = sentences.map { say("\($0).") }.joined(separator: " ")
    diagram.direction = old.direction
    diagram.nodes = Self.nodes(old.nodes, new.nodes, changed: changed)
    diagram.edges = Self.edges(old.edges, new.edges)
    let stay = Set(new.nodes.map(\.id))
    diagram.clusters = Self.clusters(old.clusters, new.clusters, gone: Set(old.nodes.map(\.id)).subtracting(stay))
    self.diagram = diagram
  }

  private static func nodes(_ old: [DiagramNode], _ new: [DiagramNode], changed: Set<String>) -> [DiagramNode] {
    let present = Dictionary(new.map { ($0.id, $0) }) { first, _ in first }
    let past = Set(old.map(\.id))
    let kept = old.map { node in
      guard let now = present[node.id] else { return node.marked(say("removed"), .removed) }
      return changed.contains(node.id) ? now.marked(say("changed"), nil) : now
    }
    return kept + new.filter { !past.contains($0.id) }.map { $0.marked(say("added"), .added) }
  }

  private static func edges(_ old: [DiagramEdge], _ new: [DiagramEdge]) -> [DiagramEdge] {
    let present = Dictionary(new.map { ($0.course, $0) }) { first, _ in first }
    let past = Set(old.map(\.course))
    let ids = Set(new.map(\.id))
    let kept = old.map { edge in
      if let now = present[edge.course] { return now }
      var gone = edge.marked(say("removed"), .removed)
      if ids.contains(gone.id) { gone.id += " before" }
      return gone
    }
    return kept + new.filter { !past.contains($0.course) }.map { $0.marked(say("added"), .added) }
  }

  /// Returns the new clusters, with the removed nodes and clusters of the old ones.
  private static func clusters(
    _ old: [DiagramCluster], _ new: [DiagramCluster], gone: Set<String>
  ) -> [DiagramCluster] {
    let present = Dictionary(new.map { ($0.id, $0) }) { first, _ in first }
    let past = Dictionary(old.map { ($0.id, $0) }) { first, _ in first }
    let kept = old.compactMap { cluster -> DiagramCluster? in
      var merged = present[cluster.id] ?? cluster
      let members = cluster.members.filter(gone.contains)
      merged.members = present[cluster.id].map { $0.members + members } ?? members
      merged.clusters = clusters(cluster.clusters, present[cluster.id]?.clusters ?? [], gone: gone)
      return merged.nodes.isEmpty ? nil : merged
    }
    return kept + new.filter { past[$0.id] == nil }
  }
}

extension DiagramNode {
  fileprivate func marked(_ word: String, _ change: Change?) -> DiagramNode {
    var node = self
    node.eyebrow = node.eyebrow.map { "\(word) · \($0)" } ?? word
    node.name = "\(word): \(name)"
    node.change = change
    return node
  }
}

extension DiagramEdge {
  /// The key that identifies the line in both diagrams. A child that comes to the front is the same child.
  fileprivate var course: [String] {
    [(kind == .shownChild ? .child : kind).rawValue, tail.node, tail.port ?? "", head.node, head.port ?? ""]
  }

  fileprivate func marked(_ word: String, _ change: DiagramNode.Change) -> DiagramEdge {
    var edge = self
    edge.label = [word] + label
    edge.name = "\(word): \(name)"
    edge.change = change
    return edge
  }
}
