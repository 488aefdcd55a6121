import VCWords

/// One moment of a diagram that shows several: which of its parts are there, and what has just happened.
///
/// The same part stands at the same place in every frame. What comes when something else has gone may stand where that
/// stood.
package struct DiagramFrame: Hashable, Encodable, Sendable {
  /// The step that has just been taken, counted from one; zero is the start.
  package var number: Int
  /// What happened: in a person's words where the model has any.
  package var title: String
  /// What UIKit made of it; empty at the start.
  package var detail: String
  /// Whether UIKit refused the step, or never came to it.
  package var isRefused: Bool
  /// The frame in sentences.
  package var summary: String
  /// The boxes, those that the step took away among them.
  package var nodes: [DiagramNode]
  /// The lines, those that the step took away among them.
  package var edges: [DiagramEdge]
  /// The outermost clusters.
  package var clusters: [DiagramCluster]

  /// A frame of parts.
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
  package var heading: String { number == 0 ? title : say("Step \(number): \(title)") }
}

extension Diagram {
  /// The diagram with the parts of one moment only.
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

  /// The diagram without frames: each frame is a cluster with boxes and lines of its own.
  ///
  /// What formats show that know no places: DOT, Mermaid and tables.
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

/// Gives the parts of a frame names of their own, so that several frames fit into one graph.
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
