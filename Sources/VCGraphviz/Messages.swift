internal import CGraphviz
import Synchronization

/// What Graphviz says while it works; nothing of it reaches the standard error output.
enum Messages {
  /// Graphviz's hook takes no context, so what it gives has to be kept where everybody can see it.
  private static let text = Mutex("")

  /// Runs a piece of work, and throws if Graphviz reported an error during it.
  ///
  /// Warnings are about looks, and are dropped: a lost node or edge is found by counting. Only to be called under the lock.
  static func collecting<Result: ~Copyable>(
    _ work: () throws(GraphvizError) -> Result
  ) throws(GraphvizError) -> Result {
    text.withLock { $0 = "" }
    agreseterrors()
    // The fragments of a message come one by one: "Error", ": ", and the rest.
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
