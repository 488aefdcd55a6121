import VCModel

/// A figure before anything has a place: what is drawn, what it says, and how it groups.
///
/// A diagram knows nothing of UIKit's rules and nothing of colours. Every order in it is the order of drawing.
package struct Diagram: Hashable, Encodable, Sendable {
  /// A word for the kind of figure; it names the DOT graph.
  package var name: String
  /// The name of the file for people.
  package var title: String
  /// The figure in sentences, for people who cannot see it.
  package var sentences: [String]
  /// One or two sentences in the figure's place: what it is about, and what is seen.
  package var brief = ""
  /// The way in which it is read.
  package var direction: FigureDirection
  /// Whether the renderer may turn the figure where it would be far too wide.
  package var isDirectionFixed = false
  /// How wide the figure may become, in points; `nil` leaves that to the number of its boxes.
  package var maxWidth: Int?
  /// How its lines find their way.
  package var routing = EdgeRouting.orthogonal
  /// Its boxes.
  package var nodes: [DiagramNode]
  /// Its lines.
  package var edges: [DiagramEdge]
  /// The outermost clusters.
  package var clusters: [DiagramCluster]
  /// Boxes that stand side by side, row below row: for figures in which no line says where a box stands.
  package var rows: [[String]] = []
  /// What a note under the figure says.
  package var caption: String?
  /// The moments that it shows one by one; empty for a figure of one moment. Its own parts are then the places in which
  /// the parts of frames stand.
  package var frames: [DiagramFrame] = []
  /// How its frames are shown.
  package var arrangement = FrameArrangement.sheet
  /// The number of the frame that is shown alone, as one of several files of one size.
  package var onlyFrame: Int?
  /// Which place each part of a frame has.
  package var places = FramePlaces()

  /// A diagram of parts.
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

/// How lines find their way between boxes that have their places.
package enum EdgeRouting: Hashable, Encodable, Sendable {
  /// Around boxes and labels along the axes: for figures in which families matter more than ways.
  case orthogonal
  /// As the layout has them, with nothing said about the order of children: for many ways in all directions.
  case splines
}

extension Diagram {
  /// The figure in sentences, as one text.
  package var summary: String {
    get { sentences.joined(separator: " ") }
    set { sentences = newValue.isEmpty ? [] : [newValue] }
  }

  /// What is said in the figure's place.
  package var alternativeText: String {
    [brief, sentences.prefix(2).joined(separator: " "), title].first { !$0.isEmpty } ?? ""
  }

  /// All clusters, each before those inside it.
  package var allClusters: [DiagramCluster] { clusters.flatMap(\.all) }

  /// Whether a cluster's label stands below its members: from top to bottom the line to the controller that defines a context
  /// comes from above.
  package func isLabelAtFoot(of cluster: DiagramCluster) -> Bool {
    cluster.kind == .context && direction == .topToBottom
  }

  /// The nodes that stand in no cluster.
  package var looseNodes: [DiagramNode] {
    let members = Set(allClusters.flatMap(\.nodes))
    return nodes.filter { !members.contains($0.id) }
  }
}
