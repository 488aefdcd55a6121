import Synchronization
import VCGraphviz

/// Lays out a diagram lazily and once, since most figures are written in several formats and themes.
final class LazyLayout: Sendable {
  private let result = Mutex<Result<PlacedDiagram, ExportError>?>(nil)

  /// The diagram with its layout, if that was needed so far.
  var known: PlacedDiagram? { result.withLock { try? $0?.get() } }

  /// Returns the diagram with its layout, which is the same on every call.
  /// - Parameter diagram: The diagram, always with the same boxes, lines and text; links and the frame shown may
  ///   differ.
  func result(for diagram: Diagram) throws(ExportError) -> PlacedDiagram {
    let found = result.withLock { result in
      let found = result ?? Self.place(diagram)
      result = found
      return found
    }
    return try found.get().showing(diagram)
  }

  private static func place(_ diagram: Diagram) -> Result<PlacedDiagram, ExportError> {
    do {
      return .success(try FigureRenderer.place(diagram, layout: Graphviz.layout))
    } catch {
      return .failure(ExportError(error))
    }
  }
}
