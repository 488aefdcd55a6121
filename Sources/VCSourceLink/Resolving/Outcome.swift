import VCModel

/// The possible values of an expression.
struct Outcome {
  var candidates: [ScreenCandidate] = []
  var uses: [Use] = []

  var isEmpty: Bool { candidates.isEmpty && uses.isEmpty }

  mutating func add(_ other: Outcome) {
    for candidate in other.candidates where !candidates.contains(candidate) { candidates.append(candidate) }
    for use in other.uses where !uses.contains(use) { uses.append(use) }
  }

  /// Returns the outcome with weaker evidence, for a value found further away.
  func known(by evidence: MapTransition.Evidence) -> Outcome {
    var result = self
    for place in result.candidates.indices where [.constructor, .local].contains(result.candidates[place].evidence) {
      result.candidates[place].evidence = evidence
    }
    return result
  }
}
