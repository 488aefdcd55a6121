import VCDOT

/// A diagram in which everything has its place.
struct PlacedFigure {
  var diagram: Diagram
  /// How far apart things stand in the layout that gave the places.
  var spacing = DiagramSpacing.regular
  var nodes: [String: Rectangle] = [:]
  var clusters: [String: Rectangle] = [:]
  var clusterLabels: [String: Rectangle] = [:]
  var courses: [String: Course] = [:]
  var labels: [String: Rectangle] = [:]

  /// What the drawing has to hold.
  var bounds: Rectangle {
    var boxes = Array(nodes.values) + Array(clusters.values) + Array(clusterLabels.values) + Array(labels.values)
    boxes += courses.values.map { $0.drawn.grown(by: 2) }
    guard let first = boxes.first else { return Rectangle(x: 0, y: 0, width: 0, height: 0) }
    return boxes.dropFirst().reduce(first) { $0.union($1) }
  }

  /// Everything moved by the same distance.
  func moved(x dx: Double, y dy: Double) -> PlacedFigure {
    var result = self
    result.nodes = nodes.mapValues { $0.moved(x: dx, y: dy) }
    result.clusters = clusters.mapValues { $0.moved(x: dx, y: dy) }
    result.clusterLabels = clusterLabels.mapValues { $0.moved(x: dx, y: dy) }
    result.labels = labels.mapValues { $0.moved(x: dx, y: dy) }
    result.courses = courses.mapValues { $0.moved(x: dx, y: dy) }
    return result
  }
}
