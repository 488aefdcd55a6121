import VCDOT

/// Places the boxes of a candidate: each part is laid out separately, then the parts are packed.
struct BoxLayout<Failure: Error> {
  private let known: KnownLayouts<Failure>

  init(_ layout: @escaping (DOTGraph) throws(Failure) -> GraphLayout) { known = KnownLayouts(layout) }

  /// Returns the positions of boxes.
  /// - Returns: Also whether they come from a single layout without shortcuts.
  func layout(
    of graph: LayoutGraph, _ candidate: LayoutCandidate
  ) throws(Failure) -> (boxes: GraphLayout, isWhole: Bool) {
    let room = candidate.detail == .full ? graph.fitted(candidate.spacing) : graph.withRoomForWords(candidate.spacing)
    let parts = GraphParts(graph, by: candidate.isPacked ? .clusters : .connected)
    guard parts.isSeveral else {
      let (boxes, isChanged) = try layout(ofPart: graph, room, candidate)
      return (boxes, !isChanged && !BoxGraph(graph, spacing: room, detail: candidate.detail).isCutShort)
    }
    var groups: [PartPacking.Group] = []
    for group in parts.groups {
      var layouts: [GraphLayout] = []
      for part in group.parts {
        if let box = SingleBox(part) {
          layouts.append(box.layout)
        } else {
          layouts.append(try layout(ofPart: part, room, candidate).boxes)
        }
      }
      groups.append(.init(frame: group.frame, layouts: layouts, component: group.component))
    }
    return (packing(of: graph, candidate, room).pack(groups), false)
  }

  private func packing(of graph: LayoutGraph, _ candidate: LayoutCandidate, _ room: LayoutSpacing) -> PartPacking {
    let gap =
      candidate.isPacked
      ? graph.gapForLines(candidate.spacing) : Size(width: room.nodes * 2, height: room.nodes * 1.5)
    let isInColumn = candidate.arrangement == .packedInColumn
    let surroundings = isInColumn ? 4 : candidate.arrangement == .packedNarrowly ? 2.0 : 0
    return PartPacking(
      gap: gap, maxWidth: graph.maxWidth - surroundings * RoutingGrid.surroundings,
      isNarrow: isInColumn || graph.isWidthRequired, fillsRows: candidate.arrangement != .packedInRows)
  }

  /// Returns the layout of a part; one with splines also with siblings in order, and without room for labels where there are none.
  /// - Returns: Also whether Graphviz's layout was changed.
  private func layout(
    ofPart graph: LayoutGraph, _ spacing: LayoutSpacing, _ candidate: LayoutCandidate
  ) throws(Failure) -> (boxes: GraphLayout, isChanged: Bool) {
    var input = BoxGraph(graph, spacing: spacing, detail: candidate.detail)
    var result = try known.layout(of: input.dot)
    guard graph.routing == .splines else { return (result, false) }
    var isChanged = false
    var order = SiblingOrder(graph, result)
    if order.inversions.wrong > order.inversions.right {
      // The mirror image has the same crossings.
      input.hasLabelsAtFoot = graph.isLeftToRight
      result = try known.layout(of: input.dot).mirrored(along: !graph.isLeftToRight)
      order = SiblingOrder(graph, result)
      isChanged = true
    }
    if !order.isKept {
      order.restore()
      result = order.layout
      isChanged = true
    }
    guard candidate.detail != .full else { return (result, isChanged) }
    return (RankGaps(graph, result, usual: candidate.spacing.ranks).narrowed, true)
  }
}

/// The layouts found so far: each graph is laid out only once, since candidates share parts.
private final class KnownLayouts<Failure: Error> {
  private let layout: (DOTGraph) throws(Failure) -> GraphLayout
  /// By the number of statements: hashing whole graphs takes longer than comparing the few of equal size.
  private var known: [Int: [(dot: DOTGraph, layout: GraphLayout)]] = [:]

  init(_ layout: @escaping (DOTGraph) throws(Failure) -> GraphLayout) { self.layout = layout }

  func layout(of dot: DOTGraph) throws(Failure) -> GraphLayout {
    let size = dot.statements.count
    if let found = known[size]?.first(where: { $0.dot == dot }) { return found.layout }
    let found = try layout(dot)
    known[size, default: []].append((dot, found))
    return found
  }
}
