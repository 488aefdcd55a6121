import VCModel

/// The possible values of an expression.
struct Outcome {
  var candidates: [ScreenCandidate] = []
  /// The external values on which further ones depend.
  var uses: [Use] = []
  /// The guards of the code in which a value that comes from outside is the result: `isModal ? wrapped : detail`.
  private(set) var conditions: [Use: Set<CaseGuard>] = [:]

  init(candidates: [ScreenCandidate] = [], uses: [Use] = []) {
    self.candidates = candidates
    self.uses = uses
  }

  var isEmpty: Bool { candidates.isEmpty && uses.isEmpty }

  mutating func add(_ other: Outcome) {
    candidates.formUnion(other.candidates)
    for use in other.uses {
      if !uses.contains(use) {
        uses.append(use)
        conditions[use] = other.conditions[use]
      } else {
        conditions[use]?.formIntersection(other.conditions[use, default: []])
      }
    }
  }

  /// Returns the outcome with additional guards.
  func under(_ guards: Set<CaseGuard>) -> Outcome {
    guard !guards.isEmpty, !isEmpty else { return self }
    var result = self
    for place in result.candidates.indices { result.candidates[place].guards.formUnion(guards) }
    for use in uses { result.conditions[use, default: []].formUnion(guards) }
    return result
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
