/// Where a laid-out graph puts everything: points, with y growing downwards and the origin at the top left.
package struct GraphLayout: Hashable, Sendable {
  /// A place on the page.
  package struct Point: Hashable, Sendable {
    /// To the right, and down.
    package var x, y: Double

    /// A place by its distances from the left and the top.
    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// An upright rectangle by its top left corner.
  package struct Rectangle: Hashable, Sendable {
    /// The left and top edges, and how far it reaches from them.
    package var x, y, width, height: Double

    /// A rectangle by its top left corner and its size.
    package init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// One edge's course.
  package struct Edge: Hashable, Sendable {
    /// A cubic B-spline's control points: the start, then three for each piece.
    package var points: [Point]
    /// Where an arrowhead at the tail ends, when the edge has one.
    package var tailTip: Point?
    /// Where an arrowhead at the head ends, when the edge has one.
    package var headTip: Point?
    /// The middle of its label, or of its `xlabel` when it has no other.
    package var label: Point?
    /// The middle of the text at its tail.
    package var tailLabel: Point?
    /// The middle of the text at its head.
    package var headLabel: Point?

    /// A course with what stands beside it.
    package init(
      points: [Point], tailTip: Point? = nil, headTip: Point? = nil, label: Point? = nil, tailLabel: Point? = nil,
      headLabel: Point? = nil
    ) {
      self.points = points
      self.tailTip = tailTip
      self.headTip = headTip
      self.label = label
      self.tailLabel = tailLabel
      self.headLabel = headLabel
    }
  }

  /// How wide the drawing is, without a margin.
  package var width: Double
  /// How high the drawing is, without a margin.
  package var height: Double
  /// By node identifier.
  package var nodes: [String: Rectangle]
  /// By edge identifier.
  package var edges: [String: Edge]
  /// By cluster identifier, without the prefix.
  package var clusters: [String: Rectangle]
  /// The middles of cluster labels.
  package var clusterLabels: [String: Point]

  /// A layout, empty unless told otherwise.
  package init(
    width: Double, height: Double, nodes: [String: Rectangle] = [:], edges: [String: Edge] = [:],
    clusters: [String: Rectangle] = [:], clusterLabels: [String: Point] = [:]
  ) {
    self.width = width
    self.height = height
    self.nodes = nodes
    self.edges = edges
    self.clusters = clusters
    self.clusterLabels = clusterLabels
  }
}
