import VCDOT

/// Narrows the gaps between ranks to the room that the labels in each of them need.
///
/// A layout that ignores labels keeps all ranks as far apart as the longest label needs. Everything between two ranks moves along,
/// in the same order, so that edges cross exactly where they crossed before.
struct RankGaps {
  private let graph: LayoutGraph
  private let layout: GraphLayout
  /// The distance between ranks without labels.
  private let usual: Double
  /// The gaps, in order.
  private let gaps: [ClosedRange<Double>]

  /// The distance from boxes and headings within which nothing changes: frames, arrowheads and loops are there.
  private static let margin = 20.0
  /// The room that a label needs besides its own length.
  private static let labelEnds = 34.0
  /// The number of edges that fit the usual distance, and the room for each further one.
  private static let lines = (usual: 6, room: 3.0)

  /// - Parameters:
  ///   - graph: The graph that was laid out.
  ///   - layout: Its layout.
  ///   - usual: The distance between ranks without labels.
  init(_ graph: LayoutGraph, _ layout: GraphLayout, usual: Double) {
    self.graph = graph
    self.layout = layout
    self.usual = usual
    gaps = Self.gaps(graph, layout)
  }

  /// The layout with narrower gaps.
  var narrowed: GraphLayout {
    let rooms = zip(gaps, rooms).map { gap, room in min(gap.length, max(room, 2 * Self.margin)) }
    guard zip(gaps, rooms).contains(where: { $0.length > $1 }) else { return layout }
    var result = layout.mapped(along: graph.isLeftToRight) { moved($0, rooms) }
    if graph.isLeftToRight {
      result.width = moved(layout.width, rooms)
    } else {
      result.height = moved(layout.height, rooms)
    }
    return result
  }

  /// Returns the new position of a position along the ranks.
  private func moved(_ position: Double, _ rooms: [Double]) -> Double {
    var result = position
    for (gap, room) in zip(gaps, rooms) where position > gap.lowerBound + Self.margin && gap.length > room {
      let middle = gap.length - 2 * Self.margin
      let passed = min(position - gap.lowerBound - Self.margin, middle)
      result -= passed * (gap.length - room) / middle
    }
    return result
  }

  /// The room that each gap needs. A label of an edge through several gaps is in the first one with room for it.
  private var rooms: [Double] {
    var rooms = gaps.map { _ in usual }
    var counts = gaps.map { _ in 0 }
    var labels: [(gaps: Range<Int>, length: Double)] = []
    for edge in graph.edges where !edge.isLoose {
      let through = gaps(of: edge)
      for gap in through { counts[gap] += 1 }
      let length = graph.axes.length(edge.labelSize)
      if !edge.label.isEmpty, !through.isEmpty { labels.append((through, length + Self.labelEnds)) }
    }
    for gap in gaps.indices { rooms[gap] += Double(max(counts[gap] - Self.lines.usual, 0)) * Self.lines.room }
    for (through, length) in labels.sorted(by: { $0.gaps.count < $1.gaps.count }) {
      guard !through.contains(where: { rooms[$0] >= length }) else { continue }
      rooms[through.lowerBound] = length
    }
    return rooms
  }

  /// Returns the gaps between the boxes of an edge; for a loop the one after its box.
  private func gaps(of edge: LayoutEdge) -> Range<Int> {
    guard let tail = layout.nodes[edge.tail.node], let head = layout.nodes[edge.head.node] else { return 0..<0 }
    let middles = [tail, head].map(graph.axes.rankMiddle).sorted()
    let first = gaps.firstIndex { $0.lowerBound > middles[0] } ?? gaps.count
    let last = gaps.firstIndex { $0.lowerBound > middles[1] } ?? gaps.count
    return edge.tail.node == edge.head.node && first < gaps.count ? first..<(first + 1) : first..<last
  }

  private static func gaps(_ graph: LayoutGraph, _ layout: GraphLayout) -> [ClosedRange<Double>] {
    let headings = graph.allClusters.compactMap { cluster in
      layout.clusters[cluster.id].map {
        Rectangle(
          x: $0.x, y: $0.y, width: cluster.labelSize.width + 2 * LayoutCluster.labelInset.x,
          height: cluster.labelSize.height + 2 * LayoutCluster.labelInset.y)
      }
    }
    let extents = (Array(layout.nodes.values) + headings)
      .map(graph.axes.rank)
      .sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    var gaps: [ClosedRange<Double>] = []
    var end = extents.first?.upperBound ?? 0
    for extent in extents {
      if extent.lowerBound > end + 2 * margin { gaps.append(end...extent.lowerBound) }
      end = max(end, extent.upperBound)
    }
    return gaps
  }
}

extension ClosedRange<Double> {
  fileprivate var length: Double { upperBound - lowerBound }
}
