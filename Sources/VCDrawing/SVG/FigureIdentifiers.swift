import VCDiagram
import VCNames

/// The identifiers of a file's parts: readable, unique, and stable as long as the model's identifiers are.
///
/// In the file, `FigureOptions.idPrefix` precedes each of them.
package struct FigureIdentifiers: Sendable {
  private var clusters: [String: String] = [:]
  private var nodes: [String: String] = [:]
  private var edges: [String: String] = [:]

  /// Creates the identifiers of a diagram's file.
  package init(_ diagram: Diagram) {
    var names = UniqueNames(separator: "-")
    for cluster in diagram.allClusters { clusters[cluster.id] = names.name(for: Self.plain("family-" + cluster.id)) }
    for edge in diagram.edges { edges[edge.id] = names.name(for: Self.plain("line-" + edge.id)) }
    for node in diagram.nodes { nodes[node.id] = names.name(for: Self.plain("node-" + node.id)) }
  }

  /// Returns the element's identifier for a cluster; `nil` if the diagram has no such cluster.
  package func cluster(_ id: String) -> String? { clusters[id] }

  /// Returns the element's identifier for a node; `nil` if the diagram has no such node.
  package func node(_ id: String) -> String? { nodes[id] }

  /// Returns the element's identifier for an edge; `nil` if the diagram has no such edge.
  package func edge(_ id: String) -> String? { edges[id] }

  /// Returns text in ASCII letters, digits, hyphens and underscores. Other ASCII characters become hyphens; all others are
  /// written as their code point, so that names in any script remain distinct and do not depend on the names around them.
  private static func plain(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars.prefix(80) {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9": result.unicodeScalars.append(scalar)
      default: result += scalar.isASCII ? "-" : "_\(String(scalar.value, radix: 16))_"
      }
    }
    return result
  }
}
