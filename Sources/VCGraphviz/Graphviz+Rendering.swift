import Synchronization
import VCDOT

/// An image format that Graphviz renders.
package enum ImageFormat: String, Hashable, Sendable, CaseIterable { case png, pdf }

extension Graphviz {
  /// Returns the graph as drawn by Graphviz, for formats that require its plugins.
  ///
  /// Text is measured and drawn with the fonts of this machine, so the bytes differ between machines.
  /// - Throws: `GraphvizError` if Graphviz reports an error, for example that the plugins for the format are not installed.
  package static func render(_ graph: DOTGraph, as format: ImageFormat) throws(GraphvizError) -> [UInt8] {
    let text = DOTWriter.text(of: graph.withLimitedEffort(for: graph.names.nodes.count))
    return try lock.withLock { _ throws(GraphvizError) in
      try Messages.collecting { () throws(GraphvizError) in
        let parsed = try ParsedGraph(text)
        return try LaidOutGraph(parsed, in: Context()).image(format)
      }
    }
  }
}
