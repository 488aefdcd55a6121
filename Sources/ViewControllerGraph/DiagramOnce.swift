import Synchronization

/// Makes a diagram when it is first asked for.
final class DiagramOnce: Sendable {
  private let known: Mutex<Diagram?>

  /// - Parameter diagram: What is known already.
  init(_ diagram: Diagram?) { known = Mutex(diagram) }

  /// The same on every call: a drawing and its copies have one diagram.
  func value(_ make: () -> Diagram) -> Diagram {
    known.withLock { known in
      let value = known ?? make()
      known = value
      return value
    }
  }
}
