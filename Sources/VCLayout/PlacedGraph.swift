import VCDOT

/// A graph with the positions of all its parts.
package struct PlacedGraph: Sendable {
  package var graph: LayoutGraph
  /// The spacing of the layout that produced the positions.
  package var spacing = LayoutSpacing.regular
  /// Whether the positions of boxes come from a single layout of the whole graph in full detail.
  package var isAsLaidOut = true
  package var nodes: [String: GraphLayout.Rectangle] = [:]
  package var clusters: [String: GraphLayout.Rectangle] = [:]
  package var clusterLabels: [String: GraphLayout.Rectangle] = [:]
  package var paths: [String: EdgePath] = [:]
  package var labels: [String: GraphLayout.Rectangle] = [:]

  package init(graph: LayoutGraph) { self.graph = graph }

  /// The bounding box of the drawing.
  package var bounds: GraphLayout.Rectangle {
    var boxes = Array(nodes.values) + Array(clusters.values) + Array(clusterLabels.values) + Array(labels.values)
    boxes += paths.values.map { $0.drawn.grown(by: 2) }
    return Rectangle(enclosing: boxes) ?? Rectangle(x: 0, y: 0, width: 0, height: 0)
  }

  /// Returns the graph with everything moved by the same offset.
  package func moved(x dx: Double, y dy: Double) -> PlacedGraph {
    var result = self
    result.nodes = nodes.mapValues { $0.moved(x: dx, y: dy) }
    result.clusters = clusters.mapValues { $0.moved(x: dx, y: dy) }
    result.clusterLabels = clusterLabels.mapValues { $0.moved(x: dx, y: dy) }
    result.labels = labels.mapValues { $0.moved(x: dx, y: dy) }
    result.paths = paths.mapValues { $0.moved(x: dx, y: dy) }
    return result
  }
}
