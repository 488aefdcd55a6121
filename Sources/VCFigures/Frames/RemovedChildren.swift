import VCDiagram
import VCModel

/// Puts the edges to children that a step removed where the children stood among their siblings: a page that was turned away is
/// above or below the next one as in the container's pages, and any other child follows the sibling that it followed before.
struct RemovedChildren {
  private let before: MomentParts
  private let now: MomentParts
  private let subjects: [String: ControllerID]

  init(_ before: MomentParts, _ now: MomentParts) {
    (self.before, self.now) = (before, now)
    subjects = before.subjects.merging(now.subjects) { $1 }
  }

  /// Returns the edges of a frame in which those to the children of each container are in order.
  func inOrder(_ edges: [DiagramEdge]) -> [DiagramEdge] {
    var result = edges
    let children = edges.indices.filter { edges[$0].kind.isContainment }
    for (parent, places) in Dictionary(grouping: children, by: { edges[$0].tail.node }) {
      let group = places.map { edges[$0] }
      guard group.contains(where: { $0.change == .removed }), group.count > 1 else { continue }
      for (place, edge) in zip(places, sorted(group, of: parent)) { result[place] = edge }
    }
    return result
  }

  private func sorted(_ group: [DiagramEdge], of parent: String) -> [DiagramEdge] {
    let pages = subjects[parent].map(now.pages) ?? []
    let ranks = group.map { edge in subjects[edge.head.node].flatMap(pages.firstIndex) }
    if !pages.isEmpty, ranks.allSatisfy({ $0 != nil }) {
      return zip(group, ranks).sorted { ($0.1 ?? 0) < ($1.1 ?? 0) }.map(\.0)
    }
    let past = before.edges.filter { $0.kind.isContainment && $0.tail.node == parent }.map(\.head.node)
    var result = group.filter { $0.change != .removed }
    for edge in group where edge.change == .removed {
      let earlier = past.prefix { $0 != edge.head.node }
      let previous = result.lastIndex { earlier.contains($0.head.node) }
      result.insert(edge, at: previous.map { $0 + 1 } ?? 0)
    }
    return result
  }
}
