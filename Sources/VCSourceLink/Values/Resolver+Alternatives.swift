import VCSourceFacts

/// Values returned by functions of the app, and associated values of enum cases.
extension Resolver {
  /// Returns an expression as written where its value is created: the results of a function instead of its call, and the
  /// associated value instead of the name bound by a pattern. Returns the expression itself if neither is known.
  func alternatives(_ value: Expression, _ scope: Scope) -> [(value: Expression, scope: Scope)] {
    let found = limitingDepth([]) { unfolded(value, scope) }
    return found.isEmpty ? [(value, scope)] : found
  }

  /// Returns the alternatives; empty if the expression cannot be replaced.
  private func unfolded(_ value: Expression, _ scope: Scope) -> [(value: Expression, scope: Scope)] {
    switch value {
    case .call(let call):
      guard case .functions(let functions, _) = callee(of: call, scope), areOfDifferentTypes(functions),
        !functions.contains(where: isModifier)
      else { return [] }
      return functions.flatMap { answers(of: $0, call, scope) }
    case .name(let name, _):
      guard let local = scope.local(name) else { return [] }
      return once(local, []) { unfolded(local) }
    case .choice(let parts, _):
      let all = parts.map { ($0, unfolded($0, scope)) }
      return all.allSatisfy(\.1.isEmpty) ? [] : all.flatMap { $1.isEmpty ? [($0, scope)] : $1 }
    case .cast(let inner, _): return unfolded(inner, scope)
    case .closure(let closure):
      // What a closure returns for the call of the property that stores it.
      return collectResults(closure.body, BodyWalk.scope(of: closure, nil, 0, scope))
        .flatMap { alternatives($0.value, $0.scope) }
    default: return []
    }
  }

  private func unfolded(_ local: Local) -> [(value: Expression, scope: Scope)] {
    switch local.source {
    case .carried(let name, let position, let subject, let scope):
      return carried(by: name, position, of: subject, scope).flatMap { alternatives($0.value, $0.scope) }
    case .variable:
      let all = local.values.map { ($0, unfolded($0.value, $0.scope)) }
      return all.allSatisfy(\.1.isEmpty) ? [] : all.flatMap { $1.isEmpty ? [$0] : $1 }
    default: return []
    }
  }

  /// Returns the results of a function and of its overrides, with the arguments of the call applied.
  private func answers(of function: FunctionSymbol, _ call: Call, _ scope: Scope)
    -> [(value: Expression, scope: Scope)]
  {
    guard function.declaration.result != nil else { return [] }
    let given = Given(code: .function(function), call: call, scope: scope)
    return ([function] + index.overrides(of: function)).flatMap(results).flatMap { value, inner in
      remainingGuards(inner.guards, given) == nil
        ? [] : alternatives(answered: value, inner, function, call, scope)
    }
  }

  private func alternatives(
    answered value: Expression, _ inner: Scope, _ function: FunctionSymbol, _ call: Call, _ scope: Scope
  ) -> [(value: Expression, scope: Scope)] {
    if case .literal("nil") = value { return [] }
    guard case .name(let name, _) = value, case .parameter(let place)? = inner.local(name)?.source else {
      return alternatives(value, inner)
    }
    guard let places = Arguments(function, call)?.positions, place < places.count, let argument = places[place] else {
      return []
    }
    return alternatives(call.arguments[argument].value, scope)
  }

  /// Returns whether there is one function, or the implementations of one requirement: `provider.page(for: item)`.
  private func areOfDifferentTypes(_ functions: [FunctionSymbol]) -> Bool {
    var owners: Set<String> = []
    return functions.count == 1
      || functions.allSatisfy { function in function.owner.map { owners.insert($0.name).inserted } ?? false }
  }

  /// Returns whether a function returns a view, rather than a value that represents one.
  private func isModifier(_ function: FunctionSymbol) -> Bool {
    function.declaration.result.map { $0.isOpaque && $0.name == "View" } ?? false
  }
}
