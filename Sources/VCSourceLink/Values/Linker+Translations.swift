import VCSourceFacts

/// Enum cases that an initialiser converts into those of another enum: `init(_ route: Route) { switch route { … } }`.
extension Linker {
  /// Returns the views for a case that such an initialiser converts into a case of the mapping's enum; `nil` if there is no
  /// such initialiser.
  func candidates(translating value: CaseValue, in mapping: RouteTable.Mapping) -> [ScreenCandidate]? {
    let all = mapping.finding.target.outcome.candidates
    guard let name = value.name, !all.contains(where: { $0.value?.type == value.type }) else { return nil }
    let types = Set(all.compactMap(\.value?.type))
    guard types.count == 1, let type = types.first, let function = initialiser(of: type, from: value.type) else {
      return nil
    }
    let made = casesMade(by: function, for: name, of: type)
    return all.filter { candidate in
      guard let value = candidate.value else { return true }
      return made.contains { one in
        one.own.values.contains(value) && candidate.carried.map(one.inner.values.contains) ?? true
      }
    }
  }

  /// Returns the initialiser of an enum whose only parameter has another type.
  private func initialiser(of type: String, from other: String) -> FunctionSymbol? {
    guard let symbol = index.symbol(type), symbol.kind == .enum else { return nil }
    return symbol.functions["init"]?.first { function in
      let parameters = function.declaration.parameters
      return parameters.count == 1 && function.hasBody
        && parameters[0].type.map { index.type($0, in: symbol).plain.name == other } ?? false
    }
  }

  /// Returns the cases into which an initialiser converts a case, with their associated enum values.
  private func casesMade(
    by function: FunctionSymbol, for name: String, of type: String
  ) -> [(own: Cases, inner: Cases)] {
    var made: [(own: Cases, inner: Cases)] = []
    var walk = BodyWalk(platform: index.platform)
    walk.onAssignment = { [resolver] target, value, _, scope in
      guard case .name("self", _) = target, scope.guards.allSatisfy({ $0.question != .whichCase || $0.allows(name) })
      else { return }
      let expected = TypeRef(type)
      made.append(
        (resolver.cases(of: value, scope, expected: expected), RouteTable.wrapped(by: value, scope, expected, resolver))
      )
    }
    walk.statements(function.body ?? [], function.bodyScope)
    return made
  }
}
