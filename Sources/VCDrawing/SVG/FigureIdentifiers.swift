import VCDiagram

/// Identifiers for the parts of a file: readable, unique, and the same as long as the model's identifiers are.
///
/// `FigureOptions.idPrefix` stands before each of them in the file.
package struct FigureIdentifiers: Sendable {
  private var clusters: [String: String] = [:]
  private var nodes: [String: String] = [:]
  private var edges: [String: String] = [:]

  /// The identifiers that a diagram's file has.
  package init(_ diagram: Diagram) {
    var used: Set<String> = []
    for cluster in diagram.allClusters { clusters[cluster.id] = Self.unique("family-" + cluster.id, &used) }
    for edge in diagram.edges { edges[edge.id] = Self.unique("line-" + edge.id, &used) }
    for node in diagram.nodes { nodes[node.id] = Self.unique("node-" + node.id, &used) }
  }

  /// The element of a cluster; `nil` when the diagram has no such cluster.
  package func cluster(_ id: String) -> String? { clusters[id] }

  /// The element of a node; `nil` when the diagram has no such node.
  package func node(_ id: String) -> String? { nodes[id] }

  /// The element of an edge; `nil` when the diagram has no such edge.
  package func edge(_ id: String) -> String? { edges[id] }

  private static func unique(_ text: String, _ used: inout Set<String>) -> String {
    let plain = String(
      decoding: text.unicodeScalars.prefix(80).map { scalar in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": UInt8(ascii: scalar)
        default: UInt8(ascii: "-")
        }
      }, as: UTF8.self)
    var candidate = plain
    var count = 1
    while !used.insert(candidate).inserted {
      count += 1
      candidate = "\(plain)-\(count)"
    }
    return candidate
  }
}
