import ViewControllerGraph

/// Who reaches a controller, as lines for a person.
enum ChainText {
  /// Who reaches a controller, nearest first.
  static func starts(_ starts: [(id: String, steps: Int)], to end: String) -> String {
    guard !starts.isEmpty else { return "nothing leads to \(end)\n" }
    return starts.map { "\($0.id): \($0.steps) step\($0.steps == 1 ? "" : "s")\n" }.joined()
  }

  /// The same as data.
  static func json(_ starts: [(id: String, steps: Int)], to end: String) -> JSONValue {
    [
      "to": .string(end),
      "starts": .array(starts.map { ["id": .string($0.id), "steps": .int($0.steps)] }),
    ]
  }
}
