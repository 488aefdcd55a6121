/// The positions of a laid-out graph: in points, with y growing downwards and the origin at the top left.
package struct GraphLayout: Hashable, Sendable {
  /// A point on the page.
  package struct Point: Hashable, Sendable {
    /// The distances from the left and the top.
    package var x, y: Double

    /// Creates a point.
    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// An axis-parallel rectangle.
  package struct Rectangle: Hashable, Sendable {
    /// The left and top edges, and the size.
    package var x, y, width, height: Double

    /// Creates a rectangle from its top left corner and its size.
    package init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// The path of an edge, with the position of its label.
  package struct Edge: Hashable, Sendable {
    /// The control points of cubic curves: the start, then three for each piece.
    package var points: [Point]
    /// The tip of the arrowhead at the tail, if there is one.
    package var tailTip: Point?
    /// The tip of the arrowhead at the head, if there is one.
    package var headTip: Point?
    /// The centre of its label, or of its `xlabel` if it has no other.
    package var label: Point?

    /// Creates a path with the position of its label.
    package init(points: [Point], tailTip: Point? = nil, headTip: Point? = nil, label: Point? = nil) {
      self.points = points
      self.tailTip = tailTip
      self.headTip = headTip
      self.label = label
    }

    /// Returns the path with all its points moved.
    package func mapped(_ moved: (Point) -> Point) -> Edge {
      Edge(
        points: points.map(moved), tailTip: tailTip.map(moved), headTip: headTip.map(moved), label: label.map(moved))
    }
  }

  /// The width of the drawing, without a margin.
  package var width: Double
  /// The height of the drawing, without a margin.
  package var height: Double
  /// The boxes of nodes by identifier.
  package var nodes: [String: Rectangle]
  /// The edges by identifier.
  package var edges: [String: Edge]
  /// The frames of clusters by identifier, without the prefix.
  package var clusters: [String: Rectangle]
  /// The centres of cluster labels by identifier.
  package var clusterLabels: [String: Point]

  /// Creates a layout, by default without parts.
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
