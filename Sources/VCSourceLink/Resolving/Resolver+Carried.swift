import VCSourceFacts

/// Associated values of enum cases: `case push(UIViewController)`.
extension Resolver {
  /// Returns the associated value of a case where the enum value is created, if that place is known.
  func carried(
    by name: String, _ position: Int, of value: Expression, _ scope: Scope
  ) -> [(value: Expression, scope: Scope)] {
    limitingDepth([]) {
      switch value {
      case .call(let call):
        if case .member(let base, name, _) = call.callee, base.map({ isType($0, scope) }) ?? true {
          return position < call.arguments.count ? [(call.arguments[position].value, scope)] : []
        }
        guard case .functions(let functions, _) = callee(of: call, scope), !index.isAmbiguous(functions) else {
          return []
        }
        return functions.flatMap { function in
          results(of: function).flatMap { carried(by: name, position, of: $0.value, $0.scope) }
        }
      case .name(let local, _):
        guard let local = scope.local(local) else { return [] }
        return once(local, []) { local.values.flatMap { carried(by: name, position, of: $0.value, $0.scope) } }
      case .choice(let parts, let condition):
        return scope.alternatives(parts, when: condition).flatMap {
          carried(by: name, position, of: $0.value, $0.scope)
        }
      case .branches(let statement):
        return collectResults([statement], Scope(in: scope)).flatMap {
          carried(by: name, position, of: $0.value, $0.scope)
        }
      default: return []
      }
    }
  }

  private func isType(_ expression: Expression, _ scope: Scope) -> Bool {
    type(of: expression, scope)?.isMeta ?? false
  }

  /// Returns the declared type of an associated value.
  func typeOfCarried(by name: String, _ position: Int, of value: Expression, _ scope: Scope) -> TypeRef? {
    guard let type = type(of: value, scope)?.plain, let symbol = index.symbol(type.name),
      let parameters = symbol.cases[name]?.parameters, position < parameters.count,
      let written = parameters[position].type
    else { return nil }
    return substituted(index.type(written, in: symbol), type)?.plain
  }

  /// Returns the external value for an associated value of a parameter, which the callers of the function determine.
  func useOfCarried(_ local: Local, _ type: TypeRef?) -> Use? {
    guard case .carried(let name, let position, let subject, let scope) = local.source,
      case .function(let function)? = scope.context.code, let place = scope.guardSubject(subject)?.parameter,
      !(type.map { index.isDeclared($0.name) && index.isSpecificController($0.name) } ?? false)
    else { return nil }
    return .carried(function, place, by: name, position)
  }
}
