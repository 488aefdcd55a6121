import VCSourceFacts

/// Functions and closures passed as values: `Row(open: show)`, `.environment(\.open, show)`.
extension Linker {
  /// Returns the places that determine an enum value, including those reached through functions or closures
  /// passed as values.
  func suppliers(ofValue use: Use) -> [ValueSupplier] {
    var found: [ValueSupplier] = []
    var next: [ClosureHolder]
    let place: Int
    switch use {
    case .parameter(let function, let position):
      found = suppliers(of: use)
      (next, place) = (holders(of: function), position)
    case .closure(let holder, let position): (next, place) = ([holder], position)
    default: return suppliers(of: use)
    }
    var seen: Set<ClosureHolder> = []
    for _ in 0..<LinkLimits.callsToTarget where !next.isEmpty {
      next = next.filter { seen.insert($0).inserted }
      found += next.flatMap { suppliers(of: .closure($0, place)) }
      next = next.flatMap(holders)
    }
    return found
  }

  /// Returns the elements of lists to which a function that is passed by name is applied: `[first, second].forEach(add)`.
  func elements(givenTo function: FunctionSymbol) -> [ValueSupplier] {
    guard let owner = function.owner else { return [] }
    return (record.passedFunctions.functions[function.name] ?? []).flatMap { call, argument, scope -> [ValueSupplier] in
      guard argument == 0, let name = call.calledName, ["forEach", "map", "compactMap"].contains(name),
        let list = call.receiver, let caller = scope.context.owner, index.ancestry(of: caller.name).contains(owner.name)
      else { return [] }
      return resolver.elements(of: list, scope).map {
        ValueSupplier(value: $0.value, scope: $0.scope, position: call.position, call: nil)
      }
    }
  }

  /// Returns the holders of a method that code of its type passes by name.
  private func holders(of function: FunctionSymbol) -> [ClosureHolder] {
    guard let owner = function.owner, owner.functions[function.name]?.count == 1 else { return [] }
    return (record.passedFunctions.functions[function.name] ?? []).compactMap { call, argument, scope in
      scope.context.owner === owner ? resolver.holder(ofArgument: argument, call, scope) : nil
    }
  }

  /// Returns the further holders of a closure that is stored in a property and passed on.
  private func holders(of holder: ClosureHolder) -> [ClosureHolder] {
    guard case .property(let variable) = holder else { return [] }
    return (record.passedFunctions.functions[variable.name] ?? []).compactMap { call, argument, scope in
      let value = call.arguments[argument].value
      return resolver.boundVariable(value, scope) == variable
        ? resolver.holder(ofArgument: argument, call, scope) : nil
    }
  }
}
