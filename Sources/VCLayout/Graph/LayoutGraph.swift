/// What is laid out: boxes of known sizes, the lines between them, and clusters around boxes.
///
/// The graph knows what takes room and what keeps order, not what anything means. Every order in it is an order of drawing.
package struct LayoutGraph: Hashable, Sendable {
  /// What the DOT graph is called.
  package var name: String
  /// The way in which it is read.
  package var direction: Direction
  /// Whether the search may not turn it.
  package var isDirectionFixed = false
  /// How its lines find their paths.
  package var routing: Routing
  /// Whether it lays several figures over each other, which are never seen together: lines of different ones may cross.
  package var isOverlay = false
  package var nodes: [LayoutNode] = []
  package var edges: [LayoutEdge] = []
  /// The outermost clusters.
  package var clusters: [LayoutCluster] = []
  /// How wide the page is, in points.
  package var maxWidth = 1200.0
  /// Boxes that stand side by side, row below row.
  package var rows: [[String]] = []
  /// The sizes of the text of lines and of clusters.
  package var fontSizes = FontSizes()

  /// The way from rank to rank.
  package enum Direction: String, Hashable, Sendable {
    case leftToRight = "LR"
    case topToBottom = "TB"

    var turned: Direction { self == .leftToRight ? .topToBottom : .leftToRight }
  }

  /// How lines find their paths.
  package enum Routing: Hashable, Sendable {
    /// Along the axes, around boxes and labels, when boxes have their places; the tree as slim curves.
    case orthogonal
    /// As Graphviz draws them.
    case splines
  }

  /// How large text is, in points.
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

  /// Whether a cluster's label stands below its members.
  func isLabelAtFoot(of cluster: LayoutCluster) -> Bool { cluster.isEnteredFromAbove && direction == .topToBottom }

  /// The nodes that stand in no cluster.
  var looseNodes: [LayoutNode] {
    let members = Set(allClusters.flatMap(\.nodes))
    return nodes.filter { !members.contains($0.id) }
  }
}
