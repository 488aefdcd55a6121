import VCSourceFacts

/// Enum cases in the properties of objects, such as the items of a menu: `ForEach(items) { item in … router.push(item.route) }`.
extension Resolver {
  /// Returns the enum cases that a property of an object may be, and the external values they depend on.
  func cases(ofProperty name: String, of object: Expression, _ scope: Scope) -> Cases {
    guard let owner = type(of: object, scope)?.plain, !owner.isMeta,
      let variable = index.variable(name, of: owner.name),
      let type = type(of: variable)?.plain, isValueOfScreen(type.name)
    else { return Cases() }
    // An enum of the items, with the route of each.
    if variable.declaration.getter != nil { return casesOfVariable(variable) }
    return limitingDepth(Cases()) { cases(ofProperty: name, type, ofObject: object, scope) }
  }

  private func cases(
    ofProperty name: String, _ type: TypeRef, ofObject object: Expression, _ scope: Scope
  ) -> Cases {
    switch object {
    case .call(let call):
      guard case .constructor = callee(of: call, scope), let argument = call.argument(name) else { return Cases() }
      return cases(of: argument, scope, expected: type)
    case .element(let list, _, _): return cases(ofProperty: name, type, ofElementsOf: list, scope)
    case .cast(let inner, _): return cases(ofProperty: name, type, ofObject: inner, scope)
    case .name(let object, _):
      if let local = scope.local(object) { return cases(ofProperty: name, type, of: local, scope) }
      return variable(object, scope).map { cases(ofProperty: name, type, of: $0) } ?? Cases()
    case .member(.name("self", _)?, let object, _):
      return variable(object, scope).map { cases(ofProperty: name, type, of: $0) } ?? Cases()
    default: return Cases()
    }
  }

  private func cases(ofProperty name: String, _ type: TypeRef, of local: Local, _ scope: Scope) -> Cases {
    once(local, Cases()) {
      switch local.source {
      case .element: return union(local.values) { cases(ofProperty: name, type, ofElementsOf: $0, $1) }
      case .closureParameter(0, _, let call, let outer):
        guard let list = call.iteratedList else { return Cases() }
        return cases(ofProperty: name, type, ofElementsOf: list, outer)
      case .parameter(let place):
        return Cases(
          uses: scope.context.function.map { [.part(.parameter($0, place), name: name, labels: nil)] } ?? [])
      default: return union(local.values) { cases(ofProperty: name, type, ofObject: $0, $1) }
      }
    }
  }

  private func cases(ofProperty name: String, _ type: TypeRef, of variable: VariableSymbol) -> Cases {
    let declaration = variable.declaration
    if declaration.getter == nil, declaration.value == nil, variable.owner != nil, !declaration.isStatic {
      return Cases(uses: [.part(.property(variable), name: name, labels: nil)])
    }
    return once(variable, Cases()) {
      let scope = variable.scope
      let values = (declaration.value.map { [($0, scope)] } ?? []) + results(of: variable)
      return union(values) { cases(ofProperty: name, type, ofObject: $0, $1) }
    }
  }

  private func cases(
    ofProperty name: String, _ type: TypeRef, ofElementsOf list: Expression, _ scope: Scope
  ) -> Cases {
    let elements = elements(of: list, scope)
    guard elements.isEmpty else { return union(elements) { cases(ofProperty: name, type, ofObject: $0, $1) } }
    return Cases(uses: givenList(list, scope).map { [.part(.element($0), name: name, labels: nil)] } ?? [])
  }

  /// Returns the cases of the elements of a list that a local stands for one by one: `ForEach(routes) { route in … }`.
  func casesOfElements(_ local: Local, expected: TypeRef?) -> Cases {
    if case .element = local.source {
      return union(local.values) { casesOfElements(of: $0, $1, expected: expected) }
    }
    guard let repetition = repetition(of: local) else { return Cases() }
    guard repetition.part != nil else {
      return casesOfElements(of: repetition.list, repetition.scope, expected: expected)
    }
    return union(elements(in: repetition)) { cases(of: $0, $1, expected: expected) }
  }

  /// Returns the cases of the elements of a list.
  func casesOfElements(of list: Expression, _ scope: Scope, expected: TypeRef?) -> Cases {
    let elements = elements(of: list, scope)
    if !elements.isEmpty { return union(elements) { cases(of: $0, $1, expected: expected) } }
    return Cases(uses: givenList(list, scope).map { [.element($0)] } ?? [])
  }

  /// Returns the parameter or the property that a list is, if other code supplies it.
  private func givenList(_ list: Expression, _ scope: Scope) -> Use? {
    guard case .name(let name, _) = list else { return nil }
    if let local = scope.local(name) {
      guard case .parameter(let place) = local.source else { return nil }
      return scope.context.function.map { .parameter($0, place) }
    }
    return variable(name, scope).flatMap { $0.declaration.getter == nil && $0.owner != nil ? .property($0) : nil }
  }

  private func union(
    _ values: [(value: Expression, scope: Scope)], _ cases: (Expression, Scope) -> Cases
  ) -> Cases {
    var found = Cases()
    for (value, scope) in values { found.add(cases(value, scope)) }
    return found
  }
}

extension Call {
  /// The list whose elements the closure of the call receives one by one: `ForEach(items) { item in … }`.
  var iteratedList: Expression? {
    guard let name = calledName else { return nil }
    if Resolver.listCalls.contains(name) { return receiver }
    return ["ForEach", "List"].contains(name) ? firstPlain : nil
  }
}
