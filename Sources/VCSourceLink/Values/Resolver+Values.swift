import VCSourceFacts

/// The enum cases that a value may be, and the external values it depends on.
struct Cases {
  var values: [CaseValue] = []
  var uses: [Use] = []

  mutating func add(_ other: Cases) {
    values.formUnion(other.values)
    uses.formUnion(other.uses)
  }
}

/// Enum cases and types of expressions.
extension Resolver {
  /// Returns the enum cases that an expression may be; a value whose case is unknown is represented by its type alone.
  func cases(of expression: Expression, _ scope: Scope, expected: TypeRef?) -> Cases {
    limitingDepth(Cases()) { foundCases(expression, scope, expected) }
  }

  private func foundCases(_ expression: Expression, _ scope: Scope, _ expected: TypeRef?) -> Cases {
    if expected == nil, let found = valuesOfHashableMember(expression) { return found }
    switch expression {
    case .member(nil, let name, _): return cases(ofMember: name, of: expected?.plain) ?? Cases()
    case .member(let base?, let name, _):
      if let type = type(of: base, scope), type.isMeta, let found = cases(ofMember: name, of: type) { return found }
      let inside = cases(ofProperty: name, of: base, scope)
      if inside.values.contains(where: { $0.name != nil }) || !inside.uses.isEmpty { return inside }
    case .call(let call):
      if let found = cases(of: call, scope, expected) { return found }
    case .choice(let parts, let condition):
      return scope.alternatives(parts, when: condition).reduce(into: Cases()) { found, part in
        found.add(cases(of: part.value, part.scope, expected: expected))
      }
    case .branches(let statement):
      return collectResults([statement], Scope(in: scope)).reduce(into: Cases()) { found, result in
        found.add(cases(of: result.value, result.scope, expected: expected))
      }
    case .name(let name, _):
      if let local = scope.local(name) { return casesOfLocal(local, scope, expected) }
      guard let variable = self.variable(name, scope) else { return Cases() }
      // In a property's `didSet`, its value is the one just assigned.
      if variable == scope.context.variable, variable.declaration.getter == nil, !isGiven(variable) {
        return Cases(uses: [.property(variable)])
      }
      return casesOfVariable(variable)
    case .element(let list, let arguments, _) where arguments.isEmpty:
      return casesOfElements(of: list, scope, expected: expected)
    case .literal("nil"): return Cases()
    default: break
    }
    return casesByType(expression, scope, expected)
  }

  /// Returns the case of a type, or what its static member of that name creates; `nil` if it has neither.
  private func cases(ofMember name: String, of type: TypeRef?) -> Cases? {
    guard let type else { return nil }
    if let created = createdValues(ofMember: name, of: type.name) { return created }
    return index.symbol(type.name)?.cases[name].map { _ in Cases(values: [CaseValue(type: type.name, name: name)]) }
  }

  /// Returns the cases that a call creates; `nil` if only the type of its result is known.
  private func cases(of call: Call, _ scope: Scope, _ expected: TypeRef?) -> Cases? {
    switch callee(of: call, scope, expected: expected) {
    case .enumCase(let type, let name): return Cases(values: [CaseValue(type: type, name: name)])
    case .constructor(let type):
      if ["Optional", "AnyHashable"].contains(type.name), let inner = call.firstPlain {
        return cases(of: inner, scope, expected: expected)
      }
      guard containsView(type.name) else { return nil }
      let value = createdValue(type.name, at: call.position, scope)
      if let place = value.creation { creations[place] = (call, scope) }
      return Cases(values: [value])
    case .functions(let functions, _): return createdValues(by: functions)
    case .closure: return nil
    case .unknown: return useOfStoredClosure(call, scope).map { Cases(uses: [$0]) }
    }
  }

  /// Returns the property or parameter whose closure a call runs: `provider(item)`.
  private func useOfStoredClosure(_ call: Call, _ scope: Scope) -> Use? {
    guard case .name(let name, _) = call.callee else { return nil }
    if let local = scope.local(name) {
      guard case .parameter(let place) = local.source, let function = scope.context.function else { return nil }
      return .parameter(function, place)
    }
    return boundVariable(call.callee, scope).map { .property($0) }
  }

  private func casesByType(_ expression: Expression, _ scope: Scope, _ expected: TypeRef?) -> Cases {
    guard let type = type(of: expression, scope, expected: expected)?.plain, !type.isMeta else { return Cases() }
    return Cases(values: [CaseValue(type: type.name, name: nil)])
  }

  private func casesOfLocal(_ local: Local, _ scope: Scope, _ expected: TypeRef?) -> Cases {
    once(local, Cases()) {
      var found = Cases()
      let type = local.type.map { index.type($0, in: scope.context.owner) } ?? expected
      let element = self.type(of: local, scope)?.plain ?? expected
      let elements = casesOfElements(local, expected: element)
      let isOfCases = element.map { index.symbol($0.name)?.kind == .enum || isGeneric($0, scope.context.owner) } ?? true
      if elements.values.contains(where: { $0.name != nil }) || isOfCases && !elements.uses.isEmpty { return elements }
      for (value, inner) in local.values { found.add(cases(of: value, inner, expected: type)) }
      if found.values.contains(where: { $0.name != nil }) { return found }
      if case .parameter(let place) = local.source, let function = scope.context.function {
        return Cases(uses: [.parameter(function, place)])
      }
      if !found.values.isEmpty || !found.uses.isEmpty { return found }
      if let observed = observed(by: local) { return Cases(uses: [.property(observed)]) }
      if let (value, outer) = passed(to: local) { return cases(of: value, outer, expected: type) }
      let known = self.type(of: local, scope)
      if let name = (known ?? expected)?.plain.name, index.symbol(name)?.kind == .enum, let use = useOfClosure(local) {
        return Cases(uses: [use])
      }
      guard let declared = known else { return found }
      return Cases(values: [CaseValue(type: declared.plain.name, name: nil)])
    }
  }

  func casesOfVariable(_ variable: VariableSymbol) -> Cases {
    let type = self.type(of: variable)?.plain
    return once(variable, Cases()) {
      let declaration = variable.declaration
      let scope = variable.scope
      var found = Cases()
      if let value = declaration.value, !declaration.attributes.contains(where: { $0.name == "State" }) {
        found.add(cases(of: value, scope, expected: type))
        if found.values.contains(where: { $0.name != nil }) { return found }
      }
      for (value, inner) in results(of: variable) { found.add(cases(of: value, inner, expected: type)) }
      if !found.values.isEmpty { return found }
      if isGiven(variable), let type, index.symbol(type.name)?.kind == .enum || isGeneric(type, variable.owner) {
        return Cases(uses: [.property(variable)])
      }
      return Cases(values: type.map { [CaseValue(type: $0.name, name: nil)] } ?? [])
    }
  }

  /// Returns whether a type is a generic parameter of the view that has a value of it: `struct Row<Value: Hashable>: View`.
  private func isGeneric(_ type: TypeRef, _ owner: TypeSymbol?) -> Bool {
    owner?.generics.contains { $0.name == type.name } ?? false
  }

  /// Returns the property whose new value a closure receives: `.onChange(of: router.page) { _, page in … }`.
  private func observed(by local: Local) -> VariableSymbol? {
    guard case .closureParameter(let position, let argument, let call, let scope) = local.source,
      let name = call.calledName, ["onChange", "onReceive"].contains(name),
      let watched = call.argument("of") ?? call.firstPlain, argument < call.arguments.count,
      case .closure(let closure) = call.arguments[argument].value,
      position == max(0, closure.parameters.count - 1)
    else { return nil }
    return boundVariable(watched, scope)
  }

  /// Returns the argument that the called function only passes on to the closure argument: `later(.page) { route = $0 }`.
  private func passed(to local: Local) -> (value: Expression, scope: Scope)? {
    guard case .closureParameter(let position, let argument, let call, let scope) = local.source,
      case .functions(let functions, _) = callee(of: call, scope), functions.count == 1,
      let body = functions[0].body,
      let places = Arguments(functions[0], call)?.positions, let holder = places.firstIndex(of: argument)
    else { return nil }
    let parameters = functions[0].declaration.parameters
    var passed: Set<Int> = []
    var walk = BodyWalk(platform: index.platform)
    walk.onCall = { call, inner in
      guard case .name(parameters[holder].name, _) = call.callee, position < call.arguments.count,
        case .name(let name, _) = call.arguments[position].value,
        case .parameter(let place)? = inner.local(name)?.source
      else { return }
      passed.insert(place)
    }
    walk.statements(body, functions[0].bodyScope)
    guard passed.count == 1, let place = passed.first, let given = places[place] else { return nil }
    return (call.arguments[given].value, scope)
  }

  /// Returns whether the creator of an object sets the property.
  func isGiven(_ variable: VariableSymbol) -> Bool {
    let declaration = variable.declaration
    return declaration.getter == nil && declaration.value == nil && variable.owner != nil && !declaration.isStatic
  }

  /// Returns the properties that a computed binding or property reads: `Binding { sheets.first } set: { … }`.
  func variables(readBy variable: VariableSymbol) -> [VariableSymbol] {
    results(of: variable).compactMap { value, scope in
      guard case .call(let call) = value, call.calledName == "Binding" || call.calledName == "init",
        let place = call.arguments.firstIndex(where: { $0.label == "get" || $0.label == nil && $0.isTrailing }),
        case .closure(let closure) = call.arguments[place].value
      else { return self.variable(readBy: value, scope) }
      let read = collectResults(closure.body, BodyWalk.scope(of: closure, call, place, scope))
      return read.count == 1 ? self.variable(readBy: read[0].value, read[0].scope) : nil
    }
  }

  /// Returns the property that an expression reads, or whose first or last element it reads.
  private func variable(readBy value: Expression, _ scope: Scope) -> VariableSymbol? {
    if case .member(let list?, let name, _) = value, ["first", "last"].contains(name) {
      return boundVariable(list, scope)
    }
    switch value {
    case .name, .member: return boundVariable(value, scope)
    default: return nil
    }
  }

  /// Returns the property that is bound or assigned: `$router.sheet`, `self.sheet`.
  func boundVariable(_ expression: Expression, _ scope: Scope) -> VariableSymbol? {
    switch expression {
    case .name(let name, _):
      let plain = name.droppingDollar
      guard scope.local(plain) == nil else { return nil }
      return variable(plain, scope)
    case .member(let base?, let name, _):
      guard let owner = type(of: base, scope).map({ index.part(of: $0.plain, declaring: name.droppingDollar) }) else {
        return nil
      }
      if name == "wrappedValue" || name == "projectedValue" { return boundVariable(base, scope) }
      return index.variable(name.droppingDollar, of: owner.plain.name)
        // `$store.isShown`, a part of the store's state.
        ?? state(ofStore: owner.plain).flatMap { index.variable(name.droppingDollar, of: $0.name) }
    case .call(let call): return property(scopedBy: call, scope)
    default: return nil
    }
  }
}
