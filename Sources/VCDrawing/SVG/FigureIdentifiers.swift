import VCDiagram

/// The identifiers of a file's parts: readable, unique, and stable as long as the model's identifiers are.
///
/// In the file, `FigureOptions.idPrefix` precedes each of them.
package struct FigureIdentifiers: Sendable {
  private var clusters: [String: String] = [:]
  private var nodes: [String: String] = [:]
  private var edges: [String: String] = [:]

  /// Creates the identifiers of a diagram's file.
  package init(_ diagram: Diagram) {
    var used: Set<String> = []
    for cluster in diagram.allClusters { clusters[cluster.id] = Self.unique("family-" + cluster.id, &used) }
    for edge in diagram.edges { edges[edge.id] = Self.unique("line-" + edge.id, &used) }
    for node in diagram.nodes { nodes[node.id] = Self.unique("node-" + node.id, &used) }
  }

  /// Returns the element's identifier for a cluster; `nil` if the diagram has no such cluster.
  package func cluster(_ id: String) -> String? { clusters[id] }

  /// Returns the element's identifier for a node; `nil` if the diagram has no such node.
  package func node(_ id: String) -> String? { nodes[id] }

  /// Returns the element's identifier for an edge; `nil` if the diagram has no such edge.
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
