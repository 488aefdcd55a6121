import Synchronization
import VCGraphviz

/// Lays out a diagram lazily and once, since most figures are written in several formats and themes.
final class LazyLayout: Sendable {
  private let known = Mutex<Result<PlacedDiagram, ExportError>?>(nil)

  /// Returns the diagram with its layout, which is the same on every call.
  /// - Parameter diagram: The diagram, always with the same boxes, lines and text; links and the frame shown may
  ///   differ.
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
