/// The reason why Graphviz did not draw a graph.
package enum GraphvizError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A required Graphviz plugin is not installed beside libgvc.
  case missingPlugin(String)
  /// Graphviz reported errors, given literally.
  case failed([String])
  /// Graphviz lost nodes, edges or clusters.
  case incomplete([String])

  /// One sentence: lower case, no full stop.
  package var description: String {
    switch self {
    case .missingPlugin(let name): "Graphviz has no plugin '\(name)': reinstall Graphviz with its plugins"
    case .failed(let messages):
      messages.isEmpty ? "Graphviz failed without a message" : "Graphviz failed: \(messages.joined(separator: "; "))"
    case .incomplete(let names): "Graphviz returned no layout for \(names.map { "'\($0)'" }.joined(separator: ", "))"
    }
  }
}
