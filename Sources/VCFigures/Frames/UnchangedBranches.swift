import VCDiagram

/// Finds the branches that are the same at all moments and never on screen, such as tabs that the steps do not select.
struct UnchangedBranches {
  /// The boxes of these branches, by their parent.
  private(set) var boxes: [String: Set<String>] = [:]

  /// - Parameters:
  ///   - moments: The parts of all moments.
  ///   - needed: The boxes to be kept, and with them their ancestors.
  init(_ moments: [MomentParts], needed: Set<String>) {
    let trees = moments.map(MomentTree.init)
    let seen = moments.flatMap(\.nodes).filter { $0.presence == .front || $0.presence == .partlyCovered }.map(\.id)
    var kept = needed.union(seen)
    for (position, tree) in trees.enumerated() {
      for (id, look) in tree.looks {
        let looksTheSame = trees[..<position].allSatisfy { $0.looks[id] == nil || $0.looks[id] == look }
        // If a box comes or goes while its parent stays, a step added or removed it.
        let changesAlone = look.parent.map { parent in trees.contains { $0.has(id) != $0.has(parent) } } ?? true
        if !looksTheSame || changesAlone { kept.insert(id) }
      }
    }
    for tree in trees { for id in kept { kept.formUnion(tree.ancestors(of: id)) } }
    for tree in trees {
      for (id, look) in tree.looks where !kept.contains(id) {
        guard let parent = look.parent, kept.contains(parent) else { continue }
        boxes[parent, default: []].formUnion(tree.branch(at: id))
      }
    }
  }
}

/// The trees of one moment.
private struct MomentTree {
  /// The look of a box, regardless of how much of it is visible.
  struct Look: Equatable {
    var title: [String]
    var subtitle: [String]
    var eyebrow: String?
    var rows: [DiagramRow]
    var parent: String?
    var line: EdgeKind?
    var children: [String] = []
  }

  private(set) var looks: [String: Look] = [:]

  init(_ parts: MomentParts) {
    for node in parts.nodes {
      looks[node.id] = Look(title: node.title, subtitle: node.subtitle, eyebrow: node.eyebrow, rows: node.rows)
    }
    for edge in parts.edges where edge.kind.isContainment {
      looks[edge.tail.node]?.children.append(edge.head.node)
      looks[edge.head.node]?.parent = edge.tail.node
      looks[edge.head.node]?.line = edge.kind
    }
  }

  func has(_ id: String) -> Bool { looks[id] != nil }

  /// Returns the ancestors of a box, the nearest first.
  func ancestors(of id: String) -> [String] {
    var result: [String] = []
    var here = id
    while let parent = looks[here]?.parent, !result.contains(parent) {
      result.append(parent)
      here = parent
    }
    return result
  }

  /// Returns a box and its descendants.
  func branch(at id: String) -> [String] {
    var result = [id]
    var next = 0
    while next < result.count {
      result += (looks[result[next]]?.children ?? []).filter { !result.contains($0) }
      next += 1
    }
    return result
  }
}
