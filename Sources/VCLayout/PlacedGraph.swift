import VCDOT

/// A graph in which everything has its place.
package struct PlacedGraph: Sendable {
  package var graph: LayoutGraph
  /// How far apart things stand in the layout that gave the places.
  package var spacing = LayoutSpacing.regular
  /// Whether one layout of the whole graph, with all that it says, gave the places of boxes.
  package var isAsLaidOut = true
  package var nodes: [String: GraphLayout.Rectangle] = [:]
  package var clusters: [String: GraphLayout.Rectangle] = [:]
  package var clusterLabels: [String: GraphLayout.Rectangle] = [:]
  package var paths: [String: EdgePath] = [:]
  package var labels: [String: GraphLayout.Rectangle] = [:]

  package init(graph: LayoutGraph) { self.graph = graph }

  /// What the drawing has to hold.
  package var bounds: GraphLayout.Rectangle {
    var boxes = Array(nodes.values) + Array(clusters.values) + Array(clusterLabels.values) + Array(labels.values)
    boxes += paths.values.map { $0.drawn.grown(by: 2) }
    guard let first = boxes.first else { return Rectangle(x: 0, y: 0, width: 0, height: 0) }
    return boxes.dropFirst().reduce(first) { $0.union($1) }
  }

  /// Everything moved by the same distance.
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
