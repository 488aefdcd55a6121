import Synchronization
import VCDOT

/// A kind of image that Graphviz draws by itself.
package enum ImageFormat: String, Hashable, Sendable, CaseIterable { case png, pdf }

extension Graphviz {
  /// The graph as Graphviz draws it, for formats that cannot be made without its plugins.
  ///
  /// Texts are measured and drawn with the fonts of this machine, so that the bytes differ from machine to machine.
  /// - Throws: `GraphvizError` when Graphviz reports an error, such as that its plugins for the format are not installed.
  package static func render(_ graph: DOTGraph, as format: ImageFormat) throws(GraphvizError) -> [UInt8] {
    let text = DOTWriter.text(of: graph.withLimitedEffort)
    return try lock.withLock { _ throws(GraphvizError) in
      try Messages.collecting { () throws(GraphvizError) in
        let parsed = try ParsedGraph(text)
        return try LaidOutGraph(parsed, in: Context()).image(format)
      }
    }
  }
}
