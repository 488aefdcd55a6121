import VCModel
import VCSourceFacts

/// Results of overrides that inherited functions show.
extension Linker {
  /// Returns the overridden functions whose results are shown by more than one kind of transition, with those kinds for each
  /// function that shows them.
  static func shownInSeveralWays(_ findings: [Finding]) -> [Use: [FunctionSymbol?: Set<MapTransition.Relation>]] {
    var relations: [Use: [FunctionSymbol?: Set<MapTransition.Relation>]] = [:]
    for finding in findings {
      for use in finding.target.outcome.uses {
        if case .overrides = use {
          relations[use, default: [:]][finding.site.function, default: []].insert(finding.relation)
        }
      }
    }
    return relations.filter { Set($0.value.values.joined()).count > 1 }
  }

  /// Returns whether it is clear which overrides belong to a finding: those of subclasses on which its function is called.
  func isClear(
    _ use: Use, in finding: Finding, _ shownInSeveralWays: [Use: [FunctionSymbol?: Set<MapTransition.Relation>]]
  ) -> Bool {
    guard let relations = shownInSeveralWays[use] else { return true }
    guard let function = finding.site.function else { return false }
    // A parameter of the function decides.
    return (relations[function]?.count == 1 || !finding.conditionsOnParameters.isEmpty)
      && !callers(of: function).isEmpty
  }

  /// Returns whether a function that shows what subclasses return is called on the subclass of an answer, with a value for
  /// which it is the answer, as far as calls are known: `show(.detail)`.
  func isCalled(_ function: FunctionSymbol?, for answer: ValueSupplier) -> Bool {
    guard let function, let type = answer.scope.context.owner, let maker = answer.scope.context.function else {
      return true
    }
    // `show(identifier)` calls UIKit's `show(controller)`.
    let calls = callers(of: function).filter { resolver.argumentsFit($0.call, $0.scope, function) }
    let subject = GuardSubject(code: .function(maker), parameter: 0)
    let guards = answer.scope.guards.filter { $0.guardSubject == subject }
    return calls.isEmpty
      || calls.contains { call, scope in
        let receiver = call.receiver.flatMap { resolver.isSelf($0) ? nil : resolver.type(of: $0, scope)?.plain.name }
        guard let name = receiver ?? scope.context.owner?.name else { return true }
        guard index.ancestry(of: type.name).contains(name) || index.ancestry(of: name).contains(type.name) else {
          return false
        }
        guard !guards.isEmpty, let value = call.firstPlain else { return true }
        return resolver.remainingGuards(
          guards, Resolver.Given(subject, is: value, of: resolver.type(of: value, scope), scope))
          != nil
      }
  }
}
