import VCSourceFacts

/// Initialiser calls without a type, which is that of the parameter: `add(.init(controller: detail))`.
extension Resolver {
  /// Returns a call with the types of such initialisers among its arguments, as far as they are known.
  func typed(_ call: Call, _ scope: Scope) -> Call {
    var result = call
    for (place, argument) in call.arguments.enumerated() {
      guard case .call(var made) = argument.value, case .member(nil, "init", _) = made.callee,
        let type = type(ofArgument: place, of: call, scope), let symbol = index.symbol(type.plain.name)
      else { continue }
      made.callee = .metatype(TypeName(symbol.name))
      result.arguments[place].value = .call(made)
    }
    return result
  }

  private func type(ofArgument place: Int, of call: Call, _ scope: Scope) -> TypeRef? {
    guard case .parameter(let function, let place)? = holder(ofArgument: place, call, scope) else {
      return nil
    }
    return function.parameter(at: place)?.type.map { index.type($0, in: function.owner) }
  }
}
