import VCModel
import VCSourceFacts

/// The screens that closures show for each enum case of a stream: `routes.sink { route in switch route { … } }`.
struct StreamCases {
  /// Code that branches on an enum case.
  private struct Decision {
    var origins: Set<VariableSymbol>
    var type: String
    /// The call that the closure is passed to.
    var place: Place
    /// The number of enclosing closures that run later.
    var deferral: Int
  }

  private let linker: Linker
  /// Transitions, by the function that contains them.
  private let ways: [FunctionSymbol: [Finding]]
  private var decisions: [GuardSubject: Decision] = [:]
  /// The calls in code that branches on a case.
  private var calls: [(call: Call, scope: Scope)] = []
  private(set) var mappings: [RouteTable.Mapping] = []

  private var resolver: Resolver { linker.resolver }

  init(_ findings: [Finding], _ linker: Linker) {
    self.linker = linker
    var ways: [FunctionSymbol: [Finding]] = [:]
    for finding in findings where Self.relations.contains(finding.relation) {
      if let function = finding.site.function { ways[function, default: []].append(finding) }
    }
    self.ways = ways
    for (call, argument, scope) in linker.record.streams.consumers { note(call, argument, scope) }
    if decisions.isEmpty { return }
    for finding in findings where Self.relations.contains(finding.relation) {
      for demand in demands(finding.circumstances.guards, finding.circumstances.deferral) {
        add(finding, finding.target.outcome.candidates, demand)
      }
    }
    for (call, scope) in calls {
      for demand in demands(scope.guards, scope.deferral) {
        for (finding, candidates) in effects(of: call, scope, hops: 0) { add(finding, candidates, demand) }
      }
    }
  }

  private static let relations: Set<MapTransition.Relation> = [
    .present, .push, .show, .showDetail, .popover, .set, .replace, .windowRoot, .custom,
  ]

  // MARK: Conditions

  private mutating func note(_ call: Call, _ argument: Int, _ scope: Scope) {
    let origins = resolver.stream(consumedBy: argument, of: call, scope)
    guard let type = resolver.caseType(ofStreams: origins)?.name else { return }
    let place = Place(file: scope.context.file, position: call.position)
    let source = Decision(origins: origins, type: type, place: place, deferral: 0)
    switch call.arguments[argument].value {
    case .closure(let closure):
      let guardSubject = GuardSubject(code: .closure(StreamClosure(place: place, argument: argument)), parameter: 0)
      decisions[guardSubject] = Decision(origins: origins, type: type, place: place, deferral: scope.deferral + 1)
      let inner = BodyWalk.scope(of: closure, call, argument, scope)
      inner.deferral = scope.deferral + 1
      for (call, inner) in collectCalls(closure.body, inner) {
        calls.append((call, inner))
        // `self?.show(route)` passes the case on.
        for (place, given) in call.arguments.enumerated() where inner.streamed(given.value) == guardSubject {
          for function in functions(call, inner) {
            note(function, Arguments(function, call)?.positions.firstIndex(of: place), source)
          }
        }
      }
    case .name(let name, _), .member(.name("self", _)?, let name, _):
      for function in scope.context.owner?.functions[name] ?? [] { note(function, 0, source) }
    default: break
    }
  }

  private mutating func note(_ function: FunctionSymbol, _ place: Int?, _ source: Decision) {
    guard let place, let body = function.body, place < function.declaration.parameters.count else { return }
    let guardSubject = GuardSubject(code: .function(function), parameter: place)
    if let known = decisions[guardSubject] {
      if known.type == source.type { decisions[guardSubject]?.origins.formUnion(source.origins) }
      return
    }
    decisions[guardSubject] = source
    calls += collectCalls(body, function.bodyScope)
  }

  private func collectCalls(_ body: [Statement], _ scope: Scope) -> [(call: Call, scope: Scope)] {
    var found: [(call: Call, scope: Scope)] = []
    var walk = BodyWalk(platform: linker.index.platform)
    walk.onCall = { found.append(($0, $1)) }
    walk.statements(body, scope)
    return found
  }

  private func functions(_ call: Call, _ scope: Scope) -> [FunctionSymbol] {
    guard case .functions(let functions, _) = resolver.callee(of: call, scope), !linker.index.isAmbiguous(functions)
    else { return [] }
    return functions.filter(\.hasBody)
  }

  // MARK: Effects

  /// Returns the conditions on the case that a stream delivers, if the code runs as soon as the case is known.
  private func demands(_ guards: Set<CaseGuard>, _ deferral: Int) -> [(demand: CaseGuard, decision: Decision)] {
    let found = guards.compactMap { demand -> (demand: CaseGuard, decision: Decision)? in
      guard demand.question == .whichCase, !demand.isOther, let decision = decisions[demand.guardSubject],
        decision.deferral == deferral
      else { return nil }
      return (demand, decision)
    }
    return found.sorted { $0.decision.place < $1.decision.place }
  }

  /// Returns the transitions of the function that a call refers to, and those of the functions that it calls.
  private func effects(of call: Call, _ scope: Scope, hops: Int) -> [(finding: Finding, candidates: [ScreenCandidate])]
  {
    functions(call, scope).flatMap { function -> [(finding: Finding, candidates: [ScreenCandidate])] in
      let given = Resolver.Given(code: .function(function), call: call, scope: scope)
      let own = (ways[function] ?? []).compactMap { finding -> (finding: Finding, candidates: [ScreenCandidate])? in
        guard finding.circumstances.deferral == 0, resolver.remainingGuards(finding.circumstances.guards, given) != nil
        else {
          return nil
        }
        return (finding, resolver.decided(finding.target.outcome.candidates, by: given))
      }
      guard hops < LinkLimits.callsFromStream, let body = function.body else { return own }
      let inner = collectCalls(body, function.bodyScope)
      return own
        + inner.filter { $0.scope.deferral == 0 && resolver.remainingGuards($0.scope.guards, given) != nil }
        .flatMap { effects(of: $0.call, $0.scope, hops: hops + 1) }
    }
  }

  private mutating func add(
    _ finding: Finding, _ candidates: [ScreenCandidate], _ by: (demand: CaseGuard, decision: Decision)
  ) {
    guard !candidates.isEmpty else { return }
    for name in by.demand.names.sorted() {
      var mapping = RouteTable.Mapping(finding: finding, type: by.decision.type, items: by.decision.origins)
      mapping.isOfOneCase = true
      mapping.closure = by.decision.place
      mapping.finding.target.outcome = Outcome(
        candidates: candidates.map { candidate in
          var candidate = candidate
          candidate.value = CaseValue(type: by.decision.type, name: name)
          candidate.place = nil
          candidate.guards = []
          return candidate
        })
      mappings.append(mapping)
    }
  }
}
