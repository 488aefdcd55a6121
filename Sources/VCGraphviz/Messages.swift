internal import CGraphviz
import Synchronization

/// Collects Graphviz's messages, so that none of them reaches standard error.
enum Messages {
  /// The message text, which has to be global because Graphviz's hook takes no context.
  private static let text = Mutex("")

  /// Runs an operation, and throws if Graphviz reported an error during it.
  ///
  /// Warnings concern appearance, and are dropped: a lost node or edge is detected by counting. Must be called under the lock.
  static func collecting<Result: ~Copyable>(
    _ work: () throws(GraphvizError) -> Result
  ) throws(GraphvizError) -> Result {
    text.withLock { $0 = "" }
    agreseterrors()
    // The fragments of a message arrive one by one: "Error", ": ", and the rest.
    let hook = unsafe vcgraph_set_hook { fragment in
      guard let fragment = unsafe fragment else { return 0 }
      let piece = unsafe String(cString: fragment)
      Messages.text.withLock { $0 += piece }
      return 0
    }
    defer { _ = unsafe agseterrf(hook) }
    let result = try work()
    guard errors.isEmpty else { throw .failed(errors) }
    return result
  }

  /// The messages so far that begin with `Error`.
  static var errors: [String] {
    text.withLock { text in
      text.split(whereSeparator: \.isNewline).compactMap { line in
        line.hasPrefix("Error: ") ? String(line.dropFirst("Error: ".count)) : nil
      }
    }
  }
}
