import ViewControllerGraph

/// The controllers from which another one can be reached, nearest first.
struct PathStarts {
  let starts: [(id: String, steps: Int)]
  let end: String

  /// A line for each controller.
  var text: String {
    guard !starts.isEmpty else { return "no controller leads to \(end)\n" }
    return starts.map { "\($0.id): \(Counted.steps($0.steps))\n" }.joined()
  }

  /// The list as data.
  var json: JSONValue {
    ["to": .string(end), "starts": .array(starts.map { ["id": .string($0.id), "steps": .int($0.steps)] })]
  }
}
