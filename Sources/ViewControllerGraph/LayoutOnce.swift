import Synchronization
import VCGraphviz

/// Lays a diagram out when it is first asked for, since most figures are written in several formats and themes.
final class LayoutOnce: Sendable {
  private let known = Mutex<Result<PlacedDiagram, ExportError>?>(nil)

  /// The diagram in its places, which are the same on every call.
  /// - Parameter diagram: Always the same boxes, lines and words; what they link to, and which frame is shown, may differ.
  func result(for diagram: Diagram) throws(ExportError) -> PlacedDiagram {
    let result = known.withLock { known in
      let result = known ?? Self.place(diagram)
      known = result
      return result
    }
    return try result.get().showing(diagram)
  }

  private static func place(_ diagram: Diagram) -> Result<PlacedDiagram, ExportError> {
    do {
      return .success(try FigureRenderer.place(diagram, layout: Graphviz.layout))
    } catch {
      return .failure(ExportError(error))
    }
  }
}
