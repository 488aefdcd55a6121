import VCSourceFacts

/// Routers of the app that let a delegate show what code asks them for: after `router.present(.account)`, the delegate's
/// `router(_ router: Router<Route>, present context: Context<Route>)` shows what it has for the case.
extension Linker {
  /// Returns the calls by which code asks a router for a case, as calls of the delegate's function with that case; `nil` if a
  /// function is not that of a delegate whose router is asked. The verb of the router's method, `presentAlert(route)`, tells
  /// which function of the delegate it is for.
  func callersOfRouter(with function: FunctionSymbol) -> [(call: Call, scope: Scope)]? {
    guard let router = router(askingWith: function), let place = placeOfRoute(in: function, router) else { return nil }
    let words = [function.name] + function.declaration.parameters.compactMap(\.label)
    let asked = router.allFunctions.map { (verb: $0.name.firstWord, routes: routes(askedBy: $0, router)) }
    // A view model that nobody asks for a case tells its delegate what has happened: `form(self, didFinishWith: .success)`.
    if asked.allSatisfy(\.routes.isEmpty) { return nil }
    return asked.filter { asked in words.contains { $0.hasPrefix(asked.verb) } }.flatMap(\.routes).map {
      route, call, scope in
      (call: function.call(with: place.value(route, call.position), at: place.position, call.position), scope: scope)
    }
  }

  /// Returns the router whose delegate declares a function: the first parameter is the router, which the function's type makes,
  /// and whose code calls the function.
  private func router(askingWith function: FunctionSymbol) -> TypeSymbol? {
    guard let type = function.owner, type.isDeclared, !function.declaration.isStatic,
      let name = function.declaration.parameters.first?.type.map({ index.type($0, in: type).plain.name }),
      let router = index.symbol(name), router.isDeclared, router.kind == .class, router !== type, screen(router) == nil,
      scopes(making: router).contains(where: { $0.context.owner === type })
    else { return nil }
    return callers(of: function).contains { $0.scope.context.owner === router } ? router : nil
  }

  /// Where a function receives the route: in a parameter, or in a property of one.
  private struct PlaceOfRoute {
    var position: Int
    var container: (type: String, property: String)?

    /// Returns the argument that passes a route.
    func value(_ route: CaseValue, _ position: SourcePosition) -> Expression {
      let value = Expression.member(.name(route.type, position), route.name ?? "", position)
      guard let container else { return value }
      return .call(Call(.name(container.type, position), [Argument(container.property, value)], at: position))
    }
  }

  private func placeOfRoute(in function: FunctionSymbol, _ router: TypeSymbol) -> PlaceOfRoute? {
    for (position, parameter) in function.declaration.parameters.enumerated().dropFirst() {
      guard let type = parameter.type.map({ index.type($0, in: function.owner).plain }),
        let symbol = index.symbol(type.name)
      else { continue }
      if symbol.kind == .enum { return PlaceOfRoute(position: position) }
      guard symbol.kind == .struct, !type.arguments.isEmpty else { continue }
      let properties = symbol.allVariables.filter { variable in
        variable.declaration.getter == nil && symbol.generics.contains { $0.name == variable.declaration.type?.name }
      }
      if properties.count == 1 {
        return PlaceOfRoute(position: position, container: (type: type.name, property: properties[0].name))
      }
    }
    return nil
  }

  /// Returns the cases that calls of a router's method ask for, if they are written in the call.
  private func routes(
    askedBy function: FunctionSymbol, _ router: TypeSymbol
  ) -> [(route: CaseValue, call: Call, scope: Scope)] {
    callers(of: function).flatMap { call, scope -> [(route: CaseValue, call: Call, scope: Scope)] in
      guard scope.context.owner !== router, let receiver = call.receiver,
        let type = resolver.type(of: receiver, scope)?.plain, let places = Arguments(function, call)?.positions
      else { return [] }
      return function.declaration.parameters.indices.flatMap { position -> [(CaseValue, Call, Scope)] in
        guard let argument = places[position], let written = function.declaration.parameters[position].type else {
          return []
        }
        let expected = resolver.substituted(index.type(written, in: router).plain, type)
        let found = resolver.cases(of: call.arguments[argument].value, scope, expected: expected)
        guard found.uses.isEmpty, let name = expected?.name, index.symbol(name)?.kind == .enum else { return [] }
        return found.values.filter { $0.name != nil }.map { ($0, call, scope) }
      }
    }
  }
}

extension FunctionSymbol {
  /// Returns a call of the function with a value for one parameter, and unknown ones for the others.
  fileprivate func call(with value: Expression, at place: Int, _ position: SourcePosition) -> Call {
    let arguments = declaration.parameters.enumerated().map { other, parameter in
      Argument(parameter.label, other == place ? value : .other([]))
    }
    return Call(.name(name, position), arguments, at: position)
  }
}

extension String {
  /// The first word of a name in camel case: `present` of `presentAlert`.
  fileprivate var firstWord: Substring { prefix { !$0.isUppercase } }
}
