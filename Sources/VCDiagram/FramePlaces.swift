/// Where the parts of frames stand: parts that no frame shows together may share a place of the whole diagram.
///
/// A place is called what its first part is called. A part that is not mentioned has a place of its own.
package struct FramePlaces: Hashable, Encodable, Sendable {
  package var nodes: [String: String] = [:]
  package var edges: [String: String] = [:]
  package var clusters: [String: String] = [:]

  /// Every part in a place of its own.
  package init() {}

  package func place(ofNode id: String) -> String { nodes[id] ?? id }
  package func place(ofEdge id: String) -> String { edges[id] ?? id }
  package func place(ofCluster id: String) -> String { clusters[id] ?? id }
}
