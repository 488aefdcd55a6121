import Synchronization

/// Creates a diagram lazily, once.
final class LazyDiagram: Sendable {
  private let known: Mutex<Diagram?>

  /// - Parameter diagram: The diagram, if it already exists.
  init(_ diagram: Diagram?) { known = Mutex(diagram) }

  /// Returns the same diagram on every call: a drawing and its copies share it.
  func value(_ make: () -> Diagram) -> Diagram {
    known.withLock { known in
      let value = known ?? make()
      known = value
      return value
    }
  }
}
