import VCModel
import VCSourceFacts

/// Functions, such as those of coordinators, whose parameter selects a screen and its transition by an enum case: the call
/// site determines the transition.
extension Linker {
  /// Returns transitions for the call sites whose enum case determines a target.
  /// - Returns: The rest of the finding, and the transitions of the call sites.
  func followCases(_ finding: Finding) -> (remaining: Finding?, moved: [Finding]) {
    guard case .function(let function)? = finding.site.code,
      finding.target.outcome.candidates.contains(where: { !finding.demands(of: $0).isEmpty })
    else { return (finding, []) }
    // If all cases have the same screen, the case does not matter.
    let choices = finding.target.allChoices
    guard choices > 1 else { return (finding, []) }
    // A call by the function itself only passes on what it receives.
    let callers = callers(of: function).filter { $0.scope.context.function != function }
    if callers.isEmpty { return (finding, []) }
    let decided = callers.compactMap { call, scope in
      let given = Resolver.Given(code: .function(function), call: call, scope: scope)
      return resolver.remainingGuards(finding.circumstances.guards, given).map { (own: $0, given: given, call: call) }
    }
    // Strings may also come from elsewhere: from storyboards, links and servers.
    let isDecided = finding.circumstances.guards.contains {
      $0.guardSubject.code == .function(function) && !$0.isAboutTexts
    }
    var moved: [Finding] = []
    var remaining = finding
    remaining.target.outcome.candidates.removeAll { candidate in
      if finding.demands(of: candidate).isEmpty { return false }
      var mayBeMeant = false
      let before = moved.count
      for (own, given, call) in decided {
        guard let decided = resolver.remainingGuards(candidate.guards, given) else { continue }
        if own.isKnown, decided.isKnown {
          moved.append(self.moved(finding, candidate, own.guards, decided.guards, call, given.scope))
        } else {
          mayBeMeant = true
        }
      }
      // A case without a visible call site may be used elsewhere. If a case also decides whether the transition happens, keeping
      // it would be a guess, and so it would in a table of all the app's screens from whose function this is called.
      return moved.count > before || isDecided && (!mayBeMeant || choices > LinkLimits.factoriesInTable)
        || finding.target.choices > LinkLimits.factoriesInTable
    }
    return (remaining.target.outcome.isEmpty && !finding.target.outcome.isEmpty ? nil : remaining, moved)
  }

  /// Returns whether all call sites of the function rule out a screen by the flags that they pass.
  func isRuledOut(_ candidate: ScreenCandidate, _ finding: Finding) -> Bool {
    guard case .function(let function)? = finding.site.code else { return false }
    let flags = candidate.guards.filter { $0.guardSubject.code == .function(function) && $0.isAboutFlag }
    if flags.isEmpty || flags.isSubset(of: finding.circumstances.guards) { return false }
    let callers = callers(of: function)
    return !callers.isEmpty
      && callers.allSatisfy { call, scope in
        resolver.remainingGuards(flags, Resolver.Given(code: .function(function), call: call, scope: scope)) == nil
      }
  }

  private func moved(
    _ finding: Finding, _ candidate: ScreenCandidate, _ own: Set<CaseGuard>, _ remaining: Set<CaseGuard>, _ call: Call,
    _ scope: Scope
  ) -> Finding {
    let supplier = ValueSupplier(value: call.callee, scope: scope, position: call.position, call: call)
    var moved = finding
    var target = candidate
    target.guards = remaining
    moved.target.outcome = Outcome(candidates: [target]).known(by: .oneHop)
    moved.target.via = finding.target.via ?? via(finding, candidate)
    moved.target.choices = finding.target.allChoices
    move(&moved, to: supplier)
    moved.circumstances.guards = own.union(supplier.scope.guards)
    moved.source.initiator = initiator(finding, supplier)
    return moved
  }

  /// Returns the enum case that represents a screen, if a single one does, and the place of that mapping.
  private func via(_ finding: Finding, _ candidate: ScreenCandidate) -> (value: String, place: Place)? {
    let demands = finding.demands(of: candidate).filter {
      $0.question == .whichCase && !$0.isOther && $0.names.count == 1
    }
    guard demands.count == 1, let demand = demands.first, let name = demand.names.first,
      case .function(let function) = demand.guardSubject.code
    else { return nil }
    let type =
      demand.guardSubject.parameter.map {
        function.declaration.parameters[$0].type.map { index.type($0, in: function.owner).plain.name }
      }
      ?? function.owner?.name
    guard let type, let cases = index.symbol(type)?.cases, cases[name] != nil else { return nil }
    return (RouteTable.words(CaseValue(type: type, name: name)), candidate.place ?? finding.place)
  }
}

extension Finding {
  /// Returns the conditions on a screen that call sites determine.
  func demands(of candidate: ScreenCandidate) -> Set<CaseGuard> {
    guard let code = site.code else { return [] }
    return candidate.guards.filter { $0.guardSubject.code == code && $0.isPassedOn }
  }
}

extension Finding.Target {
  /// The number of screens among which parameters select, here and in the code that this is called by.
  fileprivate var allChoices: Int { max(choices, Set(outcome.candidates.map(\.screen)).count) }
}
