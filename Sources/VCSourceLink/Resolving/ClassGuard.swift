import VCSourceFacts

/// Conditions on the class of a value: a parameter, or a property that the object receives when it is created.
extension Scope {
  /// Returns the guard for a value of a type: `item is Album`, `item as? Album`.
  func classGuard(_ type: TypeName, _ subject: Expression) -> CaseGuard? { classGuard([type], subject) }

  private func classGuard(_ types: [TypeName], _ subject: Expression) -> CaseGuard? {
    classSubject(subject).map { CaseGuard(guardSubject: $0, question: .whichClass, names: Set(types.map(\.name))) }
  }

  /// Returns the guard for a case of a `switch` that only asks for types: `case let album as Album`.
  func classGuard(_ one: SelectionCase, _ subject: Expression) -> CaseGuard? {
    let types = one.patterns.compactMap { pattern -> TypeName? in
      switch pattern {
      case .type(nil, let type), .type(.name, let type), .type(.anything, let type): type
      default: nil
      }
    }
    return types.isEmpty || types.count < one.patterns.count ? nil : classGuard(types, subject)
  }

  /// Returns the guard for a part of a value that only values of a type have: `if let song = (item as? Track)?.song`. Without the
  /// part, the value may be of the type nevertheless.
  func impliedGuard(_ condition: Condition) -> CaseGuard? {
    guard case .binding(let binding) = condition, let part = binding.value?.object else { return nil }
    var object = part
    while let next = object.object { object = next }
    if case .name(let name, _) = object, let local = local(name), case .variable = local.source, local.values.count == 1
    {
      guard case .cast(let subject, let type) = local.values[0].value else { return nil }
      return local.values[0].scope.classGuard(type, subject)
    }
    guard case .cast(let subject, let type) = object else { return nil }
    return classGuard(type, subject)
  }

  /// Returns what an expression denotes, if its class may decide what happens: a parameter, a property of the code's object, or
  /// that object.
  func classSubject(_ expression: Expression) -> GuardSubject? {
    guardSubject(expression) ?? keptProperty(expression) ?? itself(expression)
  }

  /// Returns the object whose code this is.
  private func itself(_ expression: Expression) -> GuardSubject? {
    guard case .name("self", _) = expression, let owner = context.owner, owner.kind == .class,
      let function = context.function, !function.declaration.isStatic
    else { return nil }
    return GuardSubject(code: .itself(owner))
  }

  /// Returns the property of the code's object that an expression denotes.
  func keptProperty(_ expression: Expression) -> GuardSubject? {
    property(expression, depth: 0).map { GuardSubject(code: .object($0)) }
  }

  /// Returns the property of the code's object that an expression reads, itself or through a local: `let item = item`.
  private func property(_ expression: Expression, depth: Int) -> VariableSymbol? {
    guard depth < LinkLimits.aliasesOfLocal else { return nil }
    if case .cast(let inner, _) = expression { return property(inner, depth: depth + 1) }
    if case .name(let name, _) = expression, let local = local(name) {
      guard case .variable = local.source, local.values.count == 1, local.function == nil else { return nil }
      return local.values[0].scope.property(local.values[0].value, depth: depth + 1)
    }
    guard let name = expression.ownProperty, !(context.function?.declaration.isStatic ?? false),
      let variable = context.owner?.variables[name], variable.declaration.getter == nil,
      !variable.declaration.isStatic
    else { return nil }
    return variable
  }
}

extension Expression {
  /// The object of which the expression is a part.
  fileprivate var object: Expression? {
    switch self {
    case .member(let base, _, _): base
    case .call(let call): call.receiver
    default: nil
    }
  }
}
