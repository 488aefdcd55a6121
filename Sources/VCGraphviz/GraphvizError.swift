/// Why Graphviz did not draw a graph.
package enum GraphvizError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A part of Graphviz that is needed is not installed beside libgvc.
  case missingPlugin(String)
  /// What Graphviz reported, as it said it.
  case failed([String])
  /// Nodes, edges and clusters that Graphviz lost.
  case incomplete([String])

  /// One sentence: lower case, no full stop.
  package var description: String {
    switch self {
    case .missingPlugin(let name): "Graphviz has no plugin '\(name)': reinstall Graphviz with its plugins"
    case .failed(let messages):
      messages.isEmpty ? "Graphviz failed without a message" : "Graphviz failed: \(messages.joined(separator: "; "))"
    case .incomplete(let names): "Graphviz lost \(names.map { "'\($0)'" }.joined(separator: ", "))"
    }
  }
}
