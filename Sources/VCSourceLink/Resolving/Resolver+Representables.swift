import VCSourceFacts

/// Representables that show any controller they are given.
extension Resolver {
  /// Returns the controllers that a representable is made with: `ControllerView(DetailController())`; `nil` if it makes its own, or
  /// is given none that is known.
  func represented(by type: TypeRef, _ call: Call, _ scope: Scope) -> Outcome? {
    guard index.ancestry(of: type.name).contains("UIViewControllerRepresentable"), let symbol = index.symbol(type.name),
      let maker = symbol.functions["makeUIViewController"]?.first
    else { return nil }
    let results = results(of: maker)
    guard !results.isEmpty, results.allSatisfy({ isForAnyController($0.value, $0.scope, in: symbol) }) else {
      return nil
    }
    var outcome = Outcome()
    for argument in call.arguments { outcome.add(screens(of: argument.value, scope)) }
    outcome.uses = []
    return outcome.candidates.isEmpty ? nil : outcome
  }

  /// Returns the type of `context.coordinator` in the code of a representable: the result of its `makeCoordinator`.
  func typeOfCoordinator(in context: TypeRef, _ scope: Scope) -> TypeRef? {
    guard context.name == "Context" || context.name.hasSuffix("RepresentableContext"), let owner = scope.context.owner,
      index.ancestry(of: owner.name).contains(where: { $0.hasSuffix("Representable") })
    else { return nil }
    return owner.functions["makeCoordinator"]?.first?.declaration.result.map { index.type($0, in: owner).plain }
  }

  /// Returns the controllers that a representable makes; `nil` for any other type.
  func made(byRepresentable type: TypeSymbol) -> Outcome? {
    guard type.isDeclared, index.ancestry(of: type.name).contains("UIViewControllerRepresentable") else { return nil }
    var outcome = Outcome()
    for (value, scope) in (type.functions["makeUIViewController"] ?? []).flatMap(results(of:)) {
      outcome.add(screens(of: value, scope))
    }
    return outcome
  }

  /// Returns whether a representable only makes a plain controller, on which it can present others: it is a part of the view
  /// that uses it, like a modifier.
  func isAroundPlainController(_ type: TypeSymbol) -> Bool {
    guard let made = made(byRepresentable: type), !made.candidates.isEmpty else { return false }
    return made.candidates.allSatisfy { $0.screen.className == "UIViewController" }
  }

  /// Returns whether an expression is a property for any controller, or calls a closure that returns one.
  private func isForAnyController(_ value: Expression, _ scope: Scope, in owner: TypeSymbol) -> Bool {
    if case .call(let call) = value {
      return call.arguments.isEmpty && isForAnyController(call.callee, scope, in: owner)
    }
    guard let variable = boundVariable(value, scope), variable.owner === owner, variable.declaration.value == nil,
      let type = type(of: variable)?.plain
    else { return false }
    let name = type.name == "->" ? type.arguments.last?.plain.name : type.name
    return owner.generics.contains { $0.name == name } || name.map(SystemTypes.generalControllers.contains) ?? false
  }
}
