import VCSourceFacts

/// The enum case for which something is shown: `$sheets.isHelp`, with `var isHelp: Bool { sheet == .help }`.
struct CaseDemand: Hashable {
  /// The property that is compared, and the one whose value it is a part of.
  var variables: Set<VariableSymbol>
  var value: CaseValue
}

/// Bindings that depend on one enum case of a property.
extension Resolver {
  /// Returns the case that a property must have for a bound value to exist or be true; `nil` if anything else matters as
  /// well.
  func demand(ofBinding expression: Expression, _ scope: Scope) -> CaseDemand? {
    if case .call(let call) = expression {
      switch call.calledName {
      case "Binding":
        guard case .closure(let getter)? = call.argument("get") else { return nil }
        return demand(in: getter.body, Scope(in: scope))
      case "constant": return call.firstPlain.flatMap { demand(of: $0, scope) }
      case "scope": return demand(scopedBy: call, scope)
      default: return nil
      }
    }
    // `$store.destination.help`, an enum case by name.
    if case .member(let base?, let name, _) = expression, let variable = boundVariable(base, scope),
      let type = type(of: variable)?.plain, let symbol = index.symbol(type.name), symbol.cases[name] != nil,
      symbol.variables[name] == nil
    {
      return CaseDemand(variables: [variable], value: CaseValue(type: type.name, name: name))
    }
    guard let variable = boundVariable(expression, scope), let getter = variable.declaration.getter else { return nil }
    return demand(in: getter, variable.scope)
  }

  /// Returns the only case that a getter compares with.
  private func demand(in body: [Statement], _ outer: Scope) -> CaseDemand? {
    var scope = outer
    var demands: Set<CaseDemand> = []
    for statement in body {
      switch statement {
      case .binding(let binding): scope = self.scope(in: scope, behind: binding)
      case .requirement(let conditions, _): demands.formUnion(self.demands(conditions, &scope))
      case .result(let value?, _), .expression(let value):
        if let demand = demand(of: value, scope) { demands.insert(demand) }
      case .conditional(let conditions, _, let otherwise) where otherwise.allSatisfy(\.isNothing):
        guard body.last == statement || body.last?.isNothing ?? false else { return nil }
        demands.formUnion(self.demands(conditions, &scope))
      default: return nil
      }
    }
    return demands.count == 1 ? demands.first : nil
  }

  private func demands(_ conditions: [Condition], _ scope: inout Scope) -> [CaseDemand] {
    var demands: [CaseDemand?] = []
    for condition in conditions {
      switch condition {
      case .binding(let binding): scope = self.scope(in: scope, behind: binding)
      case .expression(let value): demands.append(demand(of: value, scope))
      case .match(let pattern, let subject):
        demands.append(pattern.caseName.flatMap { demand($0, of: subject, scope) })
      case .availability: break
      }
    }
    return demands.compactMap(\.self)
  }

  private func scope(in outer: Scope, behind binding: Binding) -> Scope {
    guard case .name(let name) = binding.pattern else { return outer }
    let inner = Scope(in: outer)
    // Without a value, the binding refers to the outer variable of the same name.
    let value = binding.value ?? .name(name, binding.position)
    inner.define(name, Local(type: binding.type, values: [(value, outer)]))
    return inner
  }

  private func demand(of value: Expression, _ scope: Scope) -> CaseDemand? {
    guard case .call(let call) = value, let (subject, name) = call.comparedCase else { return nil }
    return demand(name, of: subject, scope)
  }

  private func demand(_ name: String, of subject: Expression, _ scope: Scope) -> CaseDemand? {
    guard let type = type(of: subject, scope)?.plain, let symbol = index.symbol(type.name), symbol.cases[name] != nil
    else { return nil }
    var variables: Set<VariableSymbol> = []
    if let variable = property(behind: subject, scope) { variables.insert(variable) }
    if case .member(let base?, _, _) = subject, let variable = property(behind: base, scope) {
      variables.insert(variable)
    }
    return variables.isEmpty ? nil : CaseDemand(variables: variables, value: CaseValue(type: type.name, name: name))
  }

  /// Returns the property that an expression denotes, also through a local alias.
  private func property(behind expression: Expression, _ scope: Scope) -> VariableSymbol? {
    guard case .name(let name, _) = expression, let local = scope.local(name) else {
      return boundVariable(expression, scope)
    }
    guard case .variable = local.source, local.values.count == 1 else { return nil }
    return once(local, nil) { property(behind: local.values[0].value, local.values[0].scope) }
  }
}

extension Statement {
  /// Whether the statement is `return nil` or `return false`.
  fileprivate var isNothing: Bool {
    switch self {
    case .result(nil, _), .result(.literal("nil"), _), .result(.literal("false"), _), .expression(.literal("nil")),
      .expression(.literal("false")):
      true
    default: false
    }
  }
}
