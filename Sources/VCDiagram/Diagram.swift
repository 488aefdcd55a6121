import VCModel

/// A figure before layout: its contents, its text, and its grouping.
///
/// A diagram contains no UIKit rules and no colours. All orders are drawing orders.
package struct Diagram: Hashable, Encodable, Sendable {
  /// The name of the kind of figure, which is also the name of the DOT graph.
  package var name: String
  /// The title for readers.
  package var title: String
  /// A description in sentences, as a text alternative.
  package var sentences: [String]
  /// A short alternative text of one or two sentences: the subject, and what is shown.
  package var brief = ""
  /// The layout direction.
  package var direction: FigureDirection
  /// Whether the renderer must not change the direction of a figure that would be far too wide.
  package var isDirectionFixed = false
  /// The maximum width in points; `nil` depends on the number of boxes.
  package var maxWidth: Int?
  /// The routing of the edges.
  package var routing = EdgeRouting.orthogonal
  /// The nodes.
  package var nodes: [DiagramNode]
  /// The edges.
  package var edges: [DiagramEdge]
  /// The outermost clusters.
  package var clusters: [DiagramCluster]
  /// Nodes that are arranged side by side, row below row: for figures in which no edge determines a node's position.
  package var rows: [[String]] = []
  /// A note below the figure.
  package var caption: String?
  /// The moments that are shown as frames; empty for a figure of one moment. The diagram's own parts are then the
  /// positions that the parts of the frames occupy.
  package var frames: [DiagramFrame] = []
  /// The arrangement of the frames.
  package var arrangement = FrameArrangement.sheet
  /// The number of the only frame that is drawn, as one of several files of the same size.
  package var onlyFrame: Int?
  /// The mapping from parts of frames to positions.
  package var places = FramePlaces()

  /// Creates a diagram from its parts.
  package init(
    name: String, title: String, summary: String = "", direction: FigureDirection = .leftToRight,
    nodes: [DiagramNode] = [], edges: [DiagramEdge] = [], clusters: [DiagramCluster] = [], caption: String? = nil
  ) {
    self.name = name
    self.title = title
    sentences = summary.isEmpty ? [] : [summary]
    self.direction = direction
    self.nodes = nodes
    self.edges = edges
    self.clusters = clusters
    self.caption = caption
  }
}

/// How edges are routed between placed nodes.
package enum EdgeRouting: Hashable, Encodable, Sendable {
  /// Orthogonal routing around nodes and labels: for figures in which families matter more than transitions.
  case orthogonal
  /// The layout's own splines, without constraints on the order of children: for many transitions in all directions.
  case splines
}

extension Diagram {
  /// The description in sentences, including the note below the figure.
  package var explanation: [String] { sentences + [caption].compactMap(\.self) }

  /// The description as one text.
  package var summary: String {
    get { explanation.joined(separator: " ") }
    set { sentences = newValue.isEmpty ? [] : [newValue] }
  }

  /// The alternative text.
  package var alternativeText: String {
    [brief, sentences.prefix(2).joined(separator: " "), title].first { !$0.isEmpty } ?? ""
  }

  /// Whether it shows the controllers at a moment; a map shows everything that can happen.
  package var showsMoment: Bool { name != FigureKind.map.rawValue }

  /// All clusters, each before the ones it contains.
  package var allClusters: [DiagramCluster] { clusters.flatMap(\.all) }

  /// Returns whether a cluster's label is below its members: in a top-to-bottom layout, the edge to the controller that
  /// defines a context comes from above.
  package func isLabelAtFoot(of cluster: DiagramCluster) -> Bool {
    cluster.kind == .context && direction == .topToBottom
  }

  /// The nodes that are not in a cluster.
  package var looseNodes: [DiagramNode] {
    let members = Set(allClusters.flatMap(\.nodes))
    return nodes.filter { !members.contains($0.id) }
  }
}
