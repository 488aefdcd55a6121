import VCDOT

/// The layout of a part that is a single box with frames around it. There is nothing to rank, so the distances are Graphviz's,
/// without its rounding, and no graph is written and read.
struct SingleBox {
  private let graph: LayoutGraph
  private let node: LayoutNode

  /// - Returns: `nil` if the graph has several boxes, or edges.
  init?(_ graph: LayoutGraph) {
    guard graph.nodes.count == 1, graph.edges.isEmpty, let node = graph.nodes.first else { return nil }
    self.graph = graph
    self.node = node
  }

  /// The distance that Graphviz keeps around the outermost cluster.
  private static let surroundings = 8.0
  /// The distances that it keeps beside a cluster's label, and above and below it.
  private static let labelInset = (x: 8.0, y: 6.0)

  var layout: GraphLayout {
    // A box without a frame needs no room for an outline that touches the frame.
    guard !graph.clusters.isEmpty else {
      let box = Rectangle(x: 0, y: 0, width: node.width, height: node.height)
      return GraphLayout(width: box.width, height: box.height, nodes: [node.id: box])
    }
    let box = Rectangle(
      x: 0, y: 0, width: node.width.rounded(.up) + BoxGraph.tableEdge,
      height: node.height.rounded(.up) + BoxGraph.tableEdge)
    var (whole, frames) = (box, [String: Rectangle]())
    for cluster in graph.allClusters.reversed() where cluster.nodes == [node.id] {
      whole = frame(of: cluster, around: whole)
      frames[cluster.id] = whole
    }
    whole = whole.grown(by: Self.surroundings)
    return GraphLayout(
      width: whole.width, height: whole.height, nodes: [node.id: box.moved(x: -whole.x, y: -whole.y)],
      clusters: frames.mapValues { $0.moved(x: -whole.x, y: -whole.y) })
  }

  /// Returns the frame of a cluster: its content with a margin, and a label above or below it.
  private func frame(of cluster: LayoutCluster, around content: Rectangle) -> Rectangle {
    var frame = content.grown(by: Double(cluster.margin))
    let labelWidth = (cluster.labelSize.width + LayoutCluster.labelRoom).rounded(.up) + 2 * Self.labelInset.x
    let labelHeight = cluster.labelSize.height + 2 * Self.labelInset.y
    frame = frame.union(
      Rectangle(x: frame.x + (frame.width - labelWidth) / 2, y: frame.y, width: labelWidth, height: frame.height))
    frame.height += labelHeight
    if !graph.isLabelAtFoot(of: cluster) { frame.y -= labelHeight }
    return frame
  }
}
