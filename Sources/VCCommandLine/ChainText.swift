import ViewControllerGraph

/// The list of controllers from which another one can be reached.
enum ChainText {
  /// Returns the list as text, nearest controller first.
  static func starts(_ starts: [(id: String, steps: Int)], to end: String) -> String {
    guard !starts.isEmpty else { return "no controller leads to \(end)\n" }
    return starts.map { "\($0.id): \($0.steps) step\($0.steps == 1 ? "" : "s")\n" }.joined()
  }

  /// Returns the list as JSON.
  static func json(_ starts: [(id: String, steps: Int)], to end: String) -> JSONValue {
    [
      "to": .string(end),
      "starts": .array(starts.map { ["id": .string($0.id), "steps": .int($0.steps)] }),
    ]
  }
}
