import Synchronization
import VCDOT

/// Lays out graphs with libgraphviz, in this process.
///
/// Text is measured by `TextMetrics`, no configuration or font is read, and a layout does not depend on earlier ones, so
/// results are equal on every run. Graphviz keeps global state, so calls are serialised; parallel work requires separate
/// processes.
package enum Graphviz {
  /// Held while Graphviz is in use, since its parser and its errors are global.
  static let lock = Mutex(())

  /// Returns the positions that `dot` computes for every node, edge and cluster of the graph.
  ///
  /// Graphs of several hundred nodes get less effort than in `dot`, which would take minutes.
  /// - Throws: `GraphvizError` if Graphviz reports an error, or loses a part of the graph.
  /// - Complexity: Far more than linear; 10 nodes take half a millisecond, 1,000 about a tenth of a second.
  package static func layout(_ graph: DOTGraph) throws(GraphvizError) -> GraphLayout {
    let (names, parts) = (DOTNames(graph), graph.names)
    let text = DOTWriter.text(of: graph.withLimitedEffort(for: parts.nodes.count), names: names)
    let layout = try lock.withLock { _ throws(GraphvizError) in
      try Messages.collecting { () throws(GraphvizError) in
        let parsed = try ParsedGraph(text)
        return try LaidOutGraph(parsed, in: Context(plugins: Plugins.forLayout())).positions(names)
      }
    }
    let missing = parts.missing(in: layout)
    guard missing.isEmpty else { throw .incomplete(missing) }
    return layout
  }

  /// The version of the libgraphviz in use, such as `2.43.0`.
  package static let version: String = lock.withLock { _ in (try? Context(plugins: nil).version) ?? "" }
}
