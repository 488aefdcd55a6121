import VCModel
import VCSourceFacts

/// Conditions of a transition on the class of the screen that callers pass.
extension Linker {
  /// Returns whether the conditions of a transition on the class of a parameter exclude one of the screens that a caller may
  /// pass: `if screen is Detail { present(screen, animated: true); return }`.
  func isRuledOut(_ candidate: ScreenCandidate, by finding: Finding, as use: Use) -> Bool {
    guard let name = candidate.screen.className else { return false }
    return classConditions(of: finding, on: use).contains { resolver.hasClass($0, TypeRef(name)) == false }
  }

  /// Returns whether they, or conditions of the caller, exclude all screens that a caller may pass.
  func isRuledOut(_ supplier: ValueSupplier, by finding: Finding, as use: Use) -> Bool {
    guard !classConditions(of: finding, on: use).isEmpty || !supplier.scope.localClasses.isEmpty else { return false }
    let all = resolver.screens(of: supplier.value, supplier.scope)
    return !all.candidates.isEmpty && all.uses.isEmpty
      && resolver.allowed(all, for: supplier.value, supplier.scope).candidates
        .allSatisfy { isRuledOut($0, by: finding, as: use) }
  }

  /// Returns the screens that a place supplies, as far as the conditions around it allow them.
  func screens(suppliedBy supplier: ValueSupplier) -> Outcome {
    let all = resolver.screens(of: supplier.value, supplier.scope)
    return resolver.allowed(all, for: supplier.value, supplier.scope)
  }

  private func classConditions(of finding: Finding, on use: Use) -> [CaseGuard] {
    guard case .parameter(let function, let place) = use else { return [] }
    let subject = GuardSubject(code: .function(function), parameter: place)
    let conditions = finding.circumstances.guards.union(finding.target.outcome.conditions[use, default: []])
    return conditions.filter { $0.guardSubject == subject && $0.question == .whichClass }
  }
}
