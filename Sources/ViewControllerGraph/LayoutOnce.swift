import Synchronization
import VCGraphviz

/// Lays a diagram out when it is first asked for, since most figures are written in several formats and themes.
final class LayoutOnce: Sendable {
  private let known = Mutex<Result<PlacedDiagram, ExportError>?>(nil)

  /// The same on every call: a drawing and its copies have one diagram.
  func result(for diagram: Diagram) throws(ExportError) -> PlacedDiagram {
    let result = known.withLock { known in
      let result = known ?? Self.place(diagram)
      known = result
      return result
    }
    return try result.get()
  }

  private static func place(_ diagram: Diagram) -> Result<PlacedDiagram, ExportError> {
    do {
      return .success(try FigureRenderer.place(diagram, layout: Graphviz.layout))
    } catch {
      return .failure(ExportError(error))
    }
  }
}
