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
    let partners = partners(of: old, among: new)
    let ids = Set(new.map(\.id))
    let kept = old.indices.map { place in
      if let partner = partners[place] {
        return new[partner].words == old[place].words ? new[partner] : new[partner].marked(say("changed"), nil)
      }
      var gone = old[place].marked(say("removed"), .removed)
      if ids.contains(gone.id) { gone.id += " before" }
      return gone
    }
    let known = Set(partners.values)
    return kept + new.indices.filter { !known.contains($0) }.map { new[$0].marked(say("added"), .added) }
  }

  /// Returns the position of the new edge that corresponds to each old one; of parallel edges, those with equal labels first.
  private static func partners(of old: [DiagramEdge], among new: [DiagramEdge]) -> [Int: Int] {
    var open = Dictionary(grouping: new.indices) { new[$0].course }
    var partners: [Int: Int] = [:]
    for isExact in [true, false] {
      for place in old.indices where partners[place] == nil {
        let course = old[place].course
        let partner = open[course]?.first { !isExact || new[$0].words == old[place].words }
        guard let partner else { continue }
        partners[place] = partner
        open[course]?.removeAll { $0 == partner }
      }
    }
    return partners
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

  /// The label without the number of the step, which changes with every step before it.
  fileprivate var words: [String] {
    guard let first = label.first else { return [] }
    let rest = first.drop(while: \.isNumber)
    return rest.hasPrefix(". ") ? [String(rest.dropFirst(2))] + label.dropFirst() : label
  }

  fileprivate func marked(_ word: String, _ change: DiagramNode.Change?) -> DiagramEdge {
    var edge = self
    edge.label = [word] + label
    edge.name = "\(word): \(name)"
    edge.change = change
    return edge
  }
}
