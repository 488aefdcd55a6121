import ViewControllerGraph

/// Ways through a map as lines for a person.
enum ChainText {
  /// A way with a line for each move, and the chain of presentations in which it ends.
  static func way(_ path: NavigationPath, in map: NavigationMap) -> String {
    let steps = path.stepCount == 1 ? "1 step" : "\(path.stepCount) steps"
    var lines = ["\(path.start) to \(path.end), \(steps)"]
    for move in path.moves { lines.append("  \(move.from) \(words(for: move)) \(move.to)") }
    let hierarchy = Replay(path.model(in: map)).hierarchy
    for chain in hierarchy.chains { lines.append("  ends in: " + chain.map(\.rawValue).joined(separator: " → ")) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Who reaches a controller, nearest first.
  static func starts(_ starts: [(id: String, steps: Int)], to end: String) -> String {
    guard !starts.isEmpty else { return "nothing leads to \(end)\n" }
    return starts.map { "\($0.id): \($0.steps) step\($0.steps == 1 ? "" : "s")\n" }.joined()
  }

  private static func words(for move: NavigationPath.Move) -> String {
    guard move.direction == .along else { return "is in" }
    let transition = move.transition
    let cause = [transition.identifier, transition.trigger].compactMap(\.self).joined(separator: ", ")
    return "–\(transition.relation.rawValue)\(cause.isEmpty ? "" : " (\(cause))")→"
  }
}
