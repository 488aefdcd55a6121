import VCWords

/// One moment of a diagram with several: the parts that exist, and the latest change.
///
/// A part has the same position in every frame. A part may take the position of another one that no longer exists.
package struct DiagramFrame: Hashable, Encodable, Sendable {
  /// The number of the latest step, counted from one; zero is the initial state.
  package var number: Int
  /// The title: the user action, if the model has one.
  package var title: String
  /// What UIKit did; empty at the start.
  package var detail: String
  /// Whether UIKit refused the step, or the step was skipped.
  package var isRefused: Bool
  /// A description in sentences.
  package var summary: String
  /// The nodes, including those that the step removed.
  package var nodes: [DiagramNode]
  /// The edges, including those that the step removed.
  package var edges: [DiagramEdge]
  /// The outermost clusters.
  package var clusters: [DiagramCluster]

  /// Creates a frame from its parts.
  package init(
    number: Int, title: String, detail: String = "", isRefused: Bool = false, summary: String = "",
    nodes: [DiagramNode] = [], edges: [DiagramEdge] = [], clusters: [DiagramCluster] = []
  ) {
    self.number = number
    self.title = title
    self.detail = detail
    self.isRefused = isRefused
    self.summary = summary
    self.nodes = nodes
    self.edges = edges
    self.clusters = clusters
  }

  /// The number and the title as a heading: "Step 2: Choose an album".
  package var heading: String { number == 0 ? title : say("Step \(number): \(title.isolated)") }

  /// Whether UIKit refused the step, and everything is as it was before.
  package var changesNothing: Bool {
    isRefused && nodes.allSatisfy { $0.change == nil && !$0.rows.contains(where: \.isChanged) }
      && edges.allSatisfy { $0.change == nil }
      && clusters.flatMap(\.all).allSatisfy { $0.change == nil && !$0.isDetailChanged }
  }
}

extension Diagram {
  /// Returns the diagram with the parts of one moment only.
  package func showing(_ frame: DiagramFrame) -> Diagram {
    var result = self
    result.nodes = frame.nodes
    result.edges = frame.edges
    result.clusters = frame.clusters
    result.summary = frame.summary
    result.brief = ""
    result.frames = []
    result.caption = nil
    return result
  }

  /// The diagram without frames: each frame becomes a cluster with separate nodes and edges.
  ///
  /// It is used by formats without fixed positions: DOT, Mermaid and tables.
  package var unrolled: Diagram {
    guard !frames.isEmpty else { return self }
    var result = self
    result.frames = []
    result.nodes = []
    result.edges = []
    result.clusters = []
    for frame in frames {
      let part = FrameNames(frame).renamed
      result.nodes += part.nodes
      result.edges += part.edges
      result.clusters.append(
        DiagramCluster(
          id: "step \(frame.number)", kind: .group, title: frame.heading, detail: nil, members: [],
          clusters: part.clusters, name: frame.heading))
    }
    return result
  }
}

/// Gives the parts of a frame unique names, so that several frames can be in one graph.
private struct FrameNames {
  let frame: DiagramFrame

  init(_ frame: DiagramFrame) { self.frame = frame }

  var renamed: DiagramFrame {
    var result = frame
    for position in frame.nodes.indices { result.nodes[position].id = name(frame.nodes[position].id) }
    for position in frame.edges.indices {
      result.edges[position].id = name(frame.edges[position].id)
      result.edges[position].tail.node = name(frame.edges[position].tail.node)
      result.edges[position].head.node = name(frame.edges[position].head.node)
    }
    result.clusters = frame.clusters.map(renamed)
    return result
  }

  private func name(_ id: String) -> String { "\(frame.number)/\(id)" }

  private func renamed(_ cluster: DiagramCluster) -> DiagramCluster {
    var result = cluster
    result.id = name(cluster.id)
    result.members = cluster.members.map(name)
    result.clusters = cluster.clusters.map(renamed)
    return result
  }
}
