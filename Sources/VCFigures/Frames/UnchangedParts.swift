import VCDiagram
import VCWords

/// Abbreviates families that never change: keeps only the top, the ends of edges between families and the controllers on
/// screen, with a count of the rest. If the frames have many boxes, also abbreviates unchanged branches of the other families.
struct UnchangedParts {
  /// The smallest number of boxes that are worth abbreviating.
  private static let leastHidden = 2
  /// The number of boxes in all frames up to which branches are drawn in full.
  private static let fewBoxes = 60

  private var hidden: Set<String> = []
  /// The number of hidden boxes, by the box that is drawn in their place: their parent, or the top of their family.
  private var counts: [String: Int] = [:]
  /// Whether branches of families that change are abbreviated.
  private var hasBranches = false

  init(_ moments: [MomentParts]) {
    abbreviateFamilies(moments)
    let boxes = moments.reduce(0) { sum, parts in sum + parts.nodes.filter { !hidden.contains($0.id) }.count }
    if boxes > Self.fewBoxes { abbreviateBranches(moments) }
  }

  /// A sentence about what is abbreviated; `nil` if nothing is.
  var words: String? {
    if hasBranches { return say("Unchanged parts are abbreviated.") }
    return hidden.isEmpty ? nil : say("Unchanged families are abbreviated.")
  }

  private mutating func abbreviateFamilies(_ moments: [MomentParts]) {
    guard let first = moments.first, moments.count > 1 else { return }
    let needed = Set(moments.flatMap(Self.needed))
    for family in first.clusters {
      let looks = moments.map { Look(of: family.id, in: $0) }
      guard let look = looks.first, look.isThere, looks.allSatisfy({ $0 == look }), let top = look.top else { continue }
      let parents = Dictionary(look.lines.map { ($0.head, $0.tail) }) { first, _ in first }
      var kept: Set<String> = [top]
      for var node in needed.intersection(look.nodes) {
        while kept.insert(node).inserted, let parent = parents[node] { node = parent }
      }
      let rest = Set(look.nodes).subtracting(kept)
      guard rest.count >= Self.leastHidden else { continue }
      hidden.formUnion(rest)
      counts[top] = rest.count
    }
  }

  private mutating func abbreviateBranches(_ moments: [MomentParts]) {
    let branches = UnchangedBranches(moments.map(shrunk), needed: Self.ends(in: moments).union(counts.keys))
    for (parent, boxes) in branches.boxes where boxes.count >= Self.leastHidden {
      hidden.formUnion(boxes)
      counts[parent, default: 0] += boxes.count
      hasBranches = true
    }
  }

  /// Returns the ends of all edges except containment and the delegate edges that every moment has.
  private static func ends(in moments: [MomentParts]) -> Set<String> {
    let edges = moments.map { $0.edges.filter { !$0.kind.isContainment } }
    var permanent = Set(edges.first?.filter { $0.kind == .delegate }.map(\.id) ?? [])
    for moment in edges.dropFirst() { permanent.formIntersection(moment.map(\.id)) }
    return Set(edges.joined().filter { !permanent.contains($0.id) }.flatMap { [$0.tail.node, $0.head.node] })
  }

  /// Returns the ends of edges between families, and the deepest boxes on screen.
  private static func needed(in parts: MomentParts) -> [String] {
    let parents = Set(parts.edges.filter(\.kind.isContainment).map(\.tail.node))
    return parts.edges.filter { !$0.kind.isContainment }.flatMap { [$0.tail.node, $0.head.node] }
      + parts.nodes.filter { $0.presence == .front && !parents.contains($0.id) }.map(\.id)
  }

  /// Returns the moment with its unchanged parts abbreviated.
  func shrunk(_ parts: MomentParts) -> MomentParts {
    guard !hidden.isEmpty else { return parts }
    var nodes = parts.nodes.filter { !hidden.contains($0.id) }
    for position in nodes.indices {
      guard let count = counts[nodes[position].id] else { continue }
      let words = say("and \(counted(count, "more controller"))")
      nodes[position].subtitle.append(words)
      nodes[position].name = say("\(nodes[position].name), \(words)")
    }
    return parts.replacing(
      nodes: nodes, edges: parts.edges.filter { !hidden.contains($0.tail.node) && !hidden.contains($0.head.node) },
      clusters: parts.clusters.compactMap(leavingOut))
  }

  private func leavingOut(_ cluster: DiagramCluster) -> DiagramCluster? {
    var result = cluster
    result.members.removeAll(where: hidden.contains)
    result.clusters = cluster.clusters.compactMap(leavingOut)
    return result.nodes.isEmpty ? nil : result
  }
}

/// The look of a family at one moment, regardless of how much of it is visible.
private struct Look: Equatable {
  struct Line: Equatable {
    var tail, head: String
    var kind: EdgeKind
  }

  var isThere = false
  var detail: String?
  var nodes: [String] = []
  var lines: [Line] = []
  var top: String?

  init(of family: String, in parts: MomentParts) {
    guard let cluster = parts.clusters.first(where: { $0.id == family }) else { return }
    let members = Set(cluster.nodes)
    isThere = true
    detail = cluster.detail
    nodes = parts.nodes.map(\.id).filter(members.contains)
    lines = parts.edges.filter { $0.kind.isContainment && members.contains($0.head.node) }.map {
      Line(tail: $0.tail.node, head: $0.head.node, kind: $0.kind)
    }
    let children = Set(lines.map(\.head))
    top = nodes.first { !children.contains($0) }
  }
}
