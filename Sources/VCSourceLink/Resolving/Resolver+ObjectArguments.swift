import VCSourceFacts

/// The arguments with which objects are created, through the initialisers of subclasses and the functions that return the
/// objects.
extension Resolver {
  /// Returns the initialiser arguments that become a property's value, directly or by an assignment in the initialiser.
  func values(givenTo variable: VariableSymbol, by makers: [Maker]) -> [(value: Expression, scope: Scope)] {
    let taken = assignments(to: variable).flatMap { parameters($0.value, $0.scope) }
    return makers.flatMap { maker -> [(value: Expression, scope: Scope)] in
      let given = taken.compactMap { argument(of: maker, for: $0.function, $0.place) }
      if !given.isEmpty || !taken.isEmpty { return given }
      return maker.call.argument(variable.name).map { [requested($0, by: maker)] } ?? []
    }
  }

  /// Returns the argument that an initialiser receives when an object is created: from the call, or from the initialiser of
  /// a subclass.
  private func argument(
    of maker: Maker, for initialiser: FunctionSymbol, _ place: Int
  ) -> (value: Expression, scope: Scope)? {
    guard let owner = initialiser.owner, owner.name != maker.type.name,
      let own = index.symbol(maker.type.name)?.functions["init"]?.first(where: { Arguments($0, maker.call) != nil })
    else { return argument(of: initialiser, place, in: maker.call).map { requested($0, by: maker) } }
    let values = superclassCalls(in: own).lazy.compactMap { call, scope in
      self.argument(of: initialiser, place, in: call).map { ($0, scope) }
    }
    guard let (value, scope) = values.first else { return nil }
    guard case .name(let name, _) = value, case .parameter(let position)? = scope.local(name)?.source else {
      return (value, scope)
    }
    return argument(of: own, position, in: maker.call).map { requested($0, by: maker) }
  }

  /// Returns the calls of the superclass's initialiser in an initialiser.
  private func superclassCalls(in initialiser: FunctionSymbol) -> [(call: Call, scope: Scope)] {
    var found: [(call: Call, scope: Scope)] = []
    var walk = BodyWalk(platform: index.platform)
    walk.onCall = { call, scope in
      if case .name("super", _)? = call.receiver, call.calledName?.hasPrefix("init") ?? false {
        found.append((call, scope))
      }
    }
    walk.statements(initialiser.body ?? [], initialiser.bodyScope)
    return found
  }

  private func argument(of function: FunctionSymbol, _ place: Int, in call: Call) -> Expression? {
    guard let places = Arguments(function, call)?.positions, place < places.count else { return nil }
    return places[place].map { call.arguments[$0].value } ?? function.parameter(at: place)?.defaultValue
  }

  /// Returns a value of the call that creates an object: if it is a parameter of the function that returns the object, the
  /// argument of that function's call.
  func requested(_ value: Expression, by maker: Maker) -> (value: Expression, scope: Scope) {
    guard let request = maker.request, let call = request.call, case .function(let function) = request.code,
      case .name(let name, _) = value, case .parameter(let place)? = maker.scope.local(name)?.source,
      maker.scope.context.function == function, let argument = argument(of: function, place, in: call)
    else { return (value, maker.scope) }
    return (argument, request.scope)
  }

  /// Returns the initialiser parameters that an assigned value may be: `self.stack = stack ?? UINavigationController()`.
  private func parameters(_ value: Expression, _ scope: Scope) -> [(function: FunctionSymbol, place: Int)] {
    switch value {
    case .choice(let parts, _): return parts.flatMap { parameters($0, scope) }
    case .cast(let inner, _): return parameters(inner, scope)
    default:
      guard case .function(let function)? = scope.context.code, function.isInitializer,
        let place = scope.guardSubject(value)?.parameter
      else { return [] }
      return [(function, place)]
    }
  }
}
