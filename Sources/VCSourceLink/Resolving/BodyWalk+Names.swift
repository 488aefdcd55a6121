import VCSourceFacts

/// The names that conditions, bindings and assignments define.
extension BodyWalk {
  /// Returns the scopes in which conditions are true and false.
  func branches(of conditions: [Condition], _ scope: Scope) -> (inner: Scope, other: Scope) {
    let other = Scope(in: scope)
    let inner = bind(conditions, Scope(in: scope))
    let all = conditions.flatMap(\.conjuncts)
    for condition in all {
      inner.demand(scope.caseGuard(condition))
      inner.demand(scope.impliedGuard(condition))
      if let localClass = scope.localClass(condition) { inner.localClasses.append(localClass) }
    }
    // If several conditions hold together, each may be false on its own.
    guard all.count == 1 else { return (inner, other) }
    for condition in all[0].disjuncts {
      other.demand(scope.caseGuard(condition)?.opposite)
      if let localClass = scope.localClass(condition) { other.localClasses.append(localClass.opposite) }
    }
    return (inner, other)
  }

  func caseScope(_ one: SelectionCase, of cases: [SelectionCase], _ subject: Expression, _ scope: Scope) -> Scope {
    let inner = Scope(in: scope)
    inner.demand(scope.caseGuard(one, of: cases, subject))
    if let outer = scope.actions(in: subject) {
      inner.actions = outer.flatMap { path in one.patterns.map { path + $0.nestedCases } }
    }
    for pattern in one.patterns { define(pattern, subject, inner, scope) }
    return inner
  }

  private func define(_ pattern: Pattern, _ value: Expression?, _ inner: Scope, _ scope: Scope) {
    switch pattern {
    case .name(let name): inner.define(name, Local(.variable, values: value.map { [($0, scope)] } ?? []))
    case .enumCase(_, let name, let parts):
      for (position, part) in parts.enumerated() {
        define(part, nil, inner, scope)
        if case .name(let part) = part, let value {
          inner.define(part, Local(.carried(by: name, position, of: value, scope)))
        }
      }
    case .tuple(let parts): for part in parts { define(part, nil, inner, scope) }
    case .type(let part?, let type):
      if case .name(let name) = part {
        inner.define(name, Local(.variable, type: type, values: value.map { [(.cast($0, type), scope)] } ?? []))
      }
    case .type(nil, _), .value, .anything: break
    }
  }

  func bind(_ conditions: [Condition], _ scope: Scope) -> Scope {
    var scope = scope
    for condition in conditions {
      switch condition {
      case .expression(let value): expression(value, scope)
      case .binding(let binding):
        if let value = binding.value {
          expression(value, scope)
          scope = bind(binding, scope, isNew: true)
        }
      case .match(let pattern, let value):
        expression(value, scope)
        let inner = Scope(in: scope)
        define(pattern, value, inner, scope)
        scope = inner
      case .availability: break
      }
    }
    return scope
  }

  func bind(_ binding: Binding, _ scope: Scope, isNew: Bool) -> Scope {
    if let type = binding.type { onType(type, scope) }
    guard case .name(let name) = binding.pattern else {
      guard case .tuple(let parts) = binding.pattern, let value = binding.value else { return scope }
      let inner = Scope(in: scope)
      for (position, part) in parts.enumerated() {
        if case .name(let name) = part { inner.define(name, Local(.part(position), values: [(value, scope)])) }
      }
      return inner
    }
    if name == "self" { return scope }
    // `let detail = detail(for: item)` calls a function of an outer scope, `let router = router` reads a property.
    let isOwnName = binding.value?.calls(name) ?? false || binding.value?.isName(name) ?? false
    let inner = isNew || isOwnName || scope.local(name) != nil ? Scope(in: scope) : scope
    inner.define(name, Local(type: binding.type, values: binding.value.map { [($0, scope)] } ?? []))
    return inner
  }

  func assign(_ target: Expression, _ value: Expression, _ position: SourcePosition, _ scope: Scope) {
    if case .closure(let closure) = value {
      enter(closure, nil, 0, scope, keptBy: target)
    } else {
      expression(value, scope)
    }
    switch target {
    case .name(let name, _):
      if let local = scope.local(name), local.function == nil {
        local.assign((value, scope), changes)
        scope.overwrite(name, with: value, at: position)
        return
      }
      scope.assign(value, to: name, at: position)
    case .member(.name("self", _)?, let name, _): scope.assign(value, to: name, at: position)
    case .member(.name(let name, _)?, let member, _):
      if let local = scope.local(name) {
        local.settings[member] = value
        local.conditions[member] = scope.guards
      } else {
        scope.set(member, of: name, to: value)
      }
    case .member(.member(.name("self", _)?, let name, _)?, let member, _): scope.set(member, of: name, to: value)
    case .member(let base?, _, _): expression(base, scope)
    case .element(.name(let name, _), _, _):
      // `controllers[position] = detail` changes a local array.
      if let local = scope.local(name), !local.isDictionary { local.assign((.list([value]), scope), changes) }
    case .element(let base, _, _): expression(base, scope)
    default: break
    }
    onAssignment(target, value, position, scope)
  }
}

extension Local {
  /// Whether the value is a dictionary literal.
  fileprivate var isDictionary: Bool { values.contains { if case .dictionary = $0.value { true } else { false } } }
}

extension Expression {
  fileprivate func isName(_ name: String) -> Bool { if case .name(name, _) = self { true } else { false } }

  /// Returns whether the value comes from an unqualified call of this name.
  fileprivate func calls(_ name: String) -> Bool {
    switch self {
    case .call(let call):
      if case .name(name, _) = call.callee { return true }
      return call.receiver?.calls(name) ?? false
    case .member(let base?, _, _), .element(let base, _, _), .cast(let base, _): return base.calls(name)
    case .choice(let parts, _): return parts.contains { $0.calls(name) }
    default: return false
    }
  }
}

extension Scope {
  /// Returns the cases around an action that a `switch` asks for: none around `action` itself, and `["view"]` around the value of
  /// `case .view(let viewAction)`.
  fileprivate func actions(in subject: Expression) -> [[String]]? {
    guard case .name(let name, _) = subject else { return nil }
    if name == "action" { return [[]] }
    guard case .carried(let outer, 0, _, _)? = local(name)?.source else { return nil }
    let paths = actions.filter { $0.last == outer }
    return paths.isEmpty ? nil : paths
  }
}

extension Pattern {
  /// The names of a case and of the first case inside each: `["path", "element", "list", "tapped"]`.
  fileprivate var nestedCases: [String] {
    guard case .enumCase(_, let name, let parts) = self else { return [] }
    return [name] + (parts.lazy.map(\.nestedCases).first { !$0.isEmpty } ?? [])
  }
}

extension Condition {
  /// The conditions that must hold for this one to hold.
  fileprivate var conjuncts: [Condition] {
    guard case .expression(.call(let call)) = self, let parts = call.conjuncts else { return [self] }
    return parts.flatMap { Condition.expression($0).conjuncts }
  }

  /// The conditions none of which may hold if this one does not.
  fileprivate var disjuncts: [Condition] {
    guard case .expression(.call(let call)) = self, let parts = call.disjuncts else { return [self] }
    return parts.flatMap { Condition.expression($0).disjuncts }
  }
}
