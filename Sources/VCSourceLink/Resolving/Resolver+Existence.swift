import VCSourceFacts

/// Whether optional values are certain to exist.
extension Resolver {
  /// Returns the object at the beginning of an optional chain, and whether it decides alone whether the value exists:
  /// `account` in `account?.name`.
  func optionalBase(of value: Value) -> (subject: GuardSubject, decides: Bool)? {
    guard case .member(let base?, let name, _) = value.value, let subject = value.scope.guardSubject(base),
      let owner = type(of: base, value.scope), let variable = index.variable(name, of: owner.plain.name)
    else { return nil }
    return (subject, isNeverNil(variable))
  }

  /// Returns whether a property is declared in Swift with a type that is not optional.
  private func isNeverNil(_ variable: VariableSymbol) -> Bool {
    guard let type = variable.declaration.type, index.files[variable.file].language == .swift else { return false }
    return !type.isOptional
  }

  /// Returns whether a value is certain to exist: an object, or what has a type that is not optional.
  func exists(_ value: Expression, _ scope: Scope) -> Bool {
    if isObject(value, scope) { return true }
    switch value {
    case .name(let name, _):
      guard let local = scope.local(name) else { return variable(name, scope).map(isNeverNil) ?? false }
      guard case .parameter(let place) = local.source, let function = scope.context.function else { return false }
      return function.declaration.selector == nil && function.parameter(at: place)?.type?.isOptional == false
    case .member(let base?, let name, _):
      guard exists(base, scope), let owner = type(of: base, scope),
        let variable = index.variable(name, of: owner.plain.name)
      else { return false }
      return isNeverNil(variable)
    default: return false
    }
  }

  /// Returns whether a value is the code's own object, a new controller, or a closure.
  func isObject(_ value: Expression, _ scope: Scope) -> Bool {
    switch value {
    case .name("self", _), .closure: return true
    case .name(let name, _):
      guard let local = scope.local(name), case .variable = local.source, local.values.count == 1 else { return false }
      return once(local, false) { isObject(local.values[0].value, local.values[0].scope) }
    case .call(let call):
      guard case .constructor(let type) = callee(of: call, scope) else { return false }
      return index.controllerKind(type.name) != nil
    default: return false
    }
  }
}
