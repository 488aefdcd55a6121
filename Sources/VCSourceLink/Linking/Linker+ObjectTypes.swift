import VCSourceFacts

/// The classes of objects of which a declaration says only the protocol.
extension Linker {
  /// Returns the types of the objects that an expression may be, as far as code says which it assigns, passes or returns:
  /// `let router: Routing = Router()`.
  func objectTypes(of value: Expression, _ scope: Scope, hops: Int = 0) -> Set<String> {
    guard let type = resolver.type(of: value, scope)?.plain.name else { return [] }
    if index.symbol(type)?.kind != .protocol { return [type] }
    guard hops < LinkLimits.callsToTarget else { return [] }
    return sources(of: value, scope).reduce(into: []) { types, source in
      types.formUnion(objectTypes(of: source.value, source.scope, hops: hops + 1))
    }
  }

  /// Returns the expressions from which an object comes.
  private func sources(of value: Expression, _ scope: Scope) -> [(value: Expression, scope: Scope)] {
    if let subject = scope.guardSubject(value), case .function(let function) = subject.code,
      let place = subject.parameter
    {
      let given = suppliers(of: .parameter(function, place)).map { (value: $0.value, scope: $0.scope) }
      return given + (defaultValue(of: function, place).map { [($0, function.bodyScope)] } ?? [])
    }
    switch value {
    case .name(let name, _):
      if let local = scope.local(name), case .variable = local.source { return local.values }
    case .choice(let parts, _): return parts.map { ($0, scope) }
    case .cast(let inner, _): return [(inner, scope)]
    case .call(let call):
      if case .functions(let functions, _) = resolver.callee(of: call, scope), !index.isAmbiguous(functions) {
        return functions.flatMap(resolver.results)
      }
    default: break
    }
    guard let variable = resolver.boundVariable(value, scope) else { return [] }
    return resolver.results(of: variable) + (variable.declaration.value.map { [($0, variable.scope)] } ?? [])
  }
}
