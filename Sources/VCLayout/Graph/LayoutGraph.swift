/// The input of a layout: boxes of known sizes, the edges between them, and clusters around boxes.
///
/// The graph describes sizes and order, but no meaning. All orders in it are drawing orders.
package struct LayoutGraph: Hashable, Sendable {
  /// The name of the DOT graph.
  package var name: String
  /// The reading direction.
  package var direction: Direction
  /// Whether the search must keep the direction.
  package var isDirectionFixed = false
  /// The routing of its edges.
  package var routing: Routing
  /// Whether it overlays several figures that are never visible together; edges of different figures may cross.
  package var isOverlay = false
  package var nodes: [LayoutNode] = []
  package var edges: [LayoutEdge] = []
  /// The outermost clusters.
  package var clusters: [LayoutCluster] = []
  /// The width of the page, in points.
  package var maxWidth = 1200.0
  /// Whether somebody asked for this width, which then has priority over the shape of the page and over crossings.
  package var isWidthRequired = false
  /// Boxes that are arranged side by side, in rows.
  package var rows: [[String]] = []
  /// The font sizes of edge and cluster labels.
  package var fontSizes = FontSizes()

  /// The direction from rank to rank.
  package enum Direction: String, Hashable, Sendable {
    case leftToRight = "LR"
    case topToBottom = "TB"

    var turned: Direction { self == .leftToRight ? .topToBottom : .leftToRight }
  }

  /// The routing of edges.
  package enum Routing: Hashable, Sendable {
    /// Orthogonal, around boxes and labels, after boxes are placed; the tree as thin curves.
    case orthogonal
    /// Splines as Graphviz computes them.
    case splines
  }

  /// Font sizes, in points.
  package struct FontSizes: Hashable, Sendable {
    package var edgeLabel = 11.0
    package var clusterLabel = 11.5
  }

  package init(name: String, direction: Direction, routing: Routing) {
    self.name = name
    self.direction = direction
    self.routing = routing
  }
}

extension LayoutGraph {
  /// All clusters, each before those inside it.
  var allClusters: [LayoutCluster] { clusters.flatMap(\.all) }

  var isLeftToRight: Bool { direction == .leftToRight }

  /// Returns whether a cluster's label is below its members.
  func isLabelAtFoot(of cluster: LayoutCluster) -> Bool { cluster.isEnteredFromAbove && direction == .topToBottom }

  /// The nodes that are in no cluster.
  var looseNodes: [LayoutNode] {
    let members = Set(allClusters.flatMap(\.nodes))
    return nodes.filter { !members.contains($0.id) }
  }
}
