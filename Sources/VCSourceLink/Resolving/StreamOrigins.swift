import VCSourceFacts

extension Resolver {
  /// Returns the properties in which the values of a stream originate: the stream's own property, the streams it is derived
  /// from, and the implementations of a protocol's requirement.
  func origins(ofStream stream: Expression, _ scope: Scope) -> Set<VariableSymbol> {
    var search = StreamOrigins(resolver: self)
    search.visit(stream, scope)
    return search.found
  }
}

/// A search for the properties in which a stream's values originate. Each declaration is visited once, since streams that are
/// derived from each other have many paths between them.
private struct StreamOrigins {
  let resolver: Resolver
  private(set) var found: Set<VariableSymbol> = []
  /// The functions visited so far, each with whether its results originate in properties.
  private var functions: [FunctionSymbol: Bool] = [:]
  private var locals: [ObjectIdentifier: Bool] = [:]

  init(resolver: Resolver) { self.resolver = resolver }

  /// Adds the origins of a stream; returns whether there are any.
  @discardableResult
  mutating func visit(_ stream: Expression, _ scope: Scope) -> Bool {
    switch stream {
    case .name(let name, _):
      if let local = scope.local(name.droppingDollar) { return visit(local) }
      return resolver.boundVariable(stream, scope).map { visit($0) } ?? false
    case .member(let base?, let name, _):
      if let variable = resolver.boundVariable(stream, scope) { return visit(variable) }
      // `for await route in router.routes.values`
      return Self.forms.contains(name) && visit(base, scope)
    case .call(let call): return visit(call, scope)
    case .cast(let inner, _): return visit(inner, scope)
    case .choice(let parts, let condition): return visit(scope.alternatives(parts, when: condition))
    default: return false
    }
  }

  private mutating func visit(_ values: [(value: Expression, scope: Scope)]) -> Bool {
    values.reduce(false) { visit($1.value, $1.scope) || $0 }
  }

  private mutating func visit(_ call: Call, _ scope: Scope) -> Bool {
    switch resolver.callee(of: call, scope) {
    case .functions(let callees, _):
      if callees.reduce(false, { visit($1) || $0 }) { return true }
    // `Publishers.Merge(first, second)`
    case .constructor: return visit(call.arguments.map { ($0.value, scope) })
    case .closure, .enumCase, .unknown: break
    }
    guard let receiver = call.receiver, call.handsValuesOn else { return false }
    let others = call.calledName == "merge" ? call.arguments.map { ($0.value, scope) } : []
    return visit([(receiver, scope)] + others)
  }

  private mutating func visit(_ function: FunctionSymbol) -> Bool {
    if let known = functions[function] { return known }
    functions[function] = false
    let hasOrigins = visit(resolver.results(of: function))
    functions[function] = hasOrigins
    return hasOrigins
  }

  private mutating func visit(_ local: Local) -> Bool {
    if let known = locals[ObjectIdentifier(local)] { return known }
    locals[ObjectIdentifier(local)] = false
    let hasOrigins = visit(local.values)
    locals[ObjectIdentifier(local)] = hasOrigins
    return hasOrigins
  }

  private mutating func visit(_ variable: VariableSymbol) -> Bool {
    guard found.insert(variable).inserted else { return true }
    if let value = variable.declaration.value { visit(value, variable.scope) }
    _ = visit(resolver.results(of: variable) + resolver.assignments(to: variable))
    guard let owner = variable.owner, owner.kind == .protocol else { return true }
    for implementer in resolver.index.inheritors(of: owner.name) {
      if let own = implementer.variables[variable.name] { _ = visit(own) }
    }
    return true
  }

  /// Names of properties that return another form of the same stream.
  private static let forms: Set<String> = [
    "values", "publisher", "projectedValue", "signal", "producer", "output", "stream",
  ]
}
