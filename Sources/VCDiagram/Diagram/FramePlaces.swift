/// Where the parts of frames stand: parts that no frame shows together may share a place of the whole diagram.
///
/// A place is called what its first part is called. A part that is not mentioned has a place of its own.
struct FramePlaces: Hashable, Sendable {
  var nodes: [String: String] = [:]
  var edges: [String: String] = [:]
  var clusters: [String: String] = [:]

  func place(ofNode id: String) -> String { nodes[id] ?? id }
  func place(ofEdge id: String) -> String { edges[id] ?? id }
  func place(ofCluster id: String) -> String { clusters[id] ?? id }
}
