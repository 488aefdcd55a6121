/// The positions of the parts of frames: parts that never appear in the same frame may share a position of the whole
/// diagram.
///
/// A position has the identifier of its first part. A part that is not listed has its own position.
package struct FramePlaces: Hashable, Encodable, Sendable {
  package var nodes: [String: String] = [:]
  package var edges: [String: String] = [:]
  package var clusters: [String: String] = [:]

  /// Creates a mapping in which every part has its own position.
  package init() {}

  package func place(ofNode id: String) -> String { nodes[id] ?? id }
  package func place(ofEdge id: String) -> String { edges[id] ?? id }
  package func place(ofCluster id: String) -> String { clusters[id] ?? id }
}
