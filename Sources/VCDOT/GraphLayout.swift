/// Where a laid-out graph puts everything: points, with y growing downwards and the origin at the top left.
public struct GraphLayout: Hashable, Sendable {
  /// A place on the page.
  public struct Point: Hashable, Sendable {
    /// To the right, and down.
    public var x, y: Double

    /// A place by its distances from the left and the top.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// An upright rectangle by its top left corner.
  public struct Rectangle: Hashable, Sendable {
    /// The left and top edges, and how far it reaches from them.
    public var x, y, width, height: Double

    /// A rectangle by its top left corner and its size.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// One edge's course.
  public struct Edge: Hashable, Sendable {
    /// A cubic B-spline's control points: the start, then three for each piece.
    public var points: [Point]
    /// Where an arrowhead at the tail ends, when the edge has one.
    public var tailTip: Point?
    /// Where an arrowhead at the head ends, when the edge has one.
    public var headTip: Point?
    /// The middle of its label, or of its `xlabel` when it has no other.
    public var label: Point?
    /// The middle of the text at its tail.
    public var tailLabel: Point?
    /// The middle of the text at its head.
    public var headLabel: Point?

    /// A course with what stands beside it.
    public init(
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
  public var width: Double
  /// How high the drawing is, without a margin.
  public var height: Double
  /// By node identifier.
  public var nodes: [String: Rectangle]
  /// By edge identifier.
  public var edges: [String: Edge]
  /// By cluster identifier, without the prefix.
  public var clusters: [String: Rectangle]
  /// The middles of cluster labels.
  public var clusterLabels: [String: Point]

  /// A layout, empty unless told otherwise.
  public init(
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
